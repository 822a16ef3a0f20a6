import type { BodyOf, CallOptions, QueryOf } from "../operation.ts";
import type { Parley } from "../parley.ts";

const one = "/api/webhook/sources/{sourceId}";

/** Sources of incoming webhooks, and their events. */
export function inboundSourceCalls(parley: Parley) {
  return {
    /** Only this answer contains the secret. */
    make: (body: BodyOf<"POST /api/webhook/sources">, options?: CallOptions) =>
      parley.request("POST /api/webhook/sources", { ...options, body }),
    list: (options?: CallOptions) => parley.list("GET /api/webhook/sources", options),
    get: (sourceId: string, options?: CallOptions) =>
      parley.request(`GET ${one}`, { ...options, params: { sourceId } }),
    change: (sourceId: string, body: BodyOf<`PATCH ${typeof one}`>, options?: CallOptions) =>
      parley.request(`PATCH ${one}`, { ...options, params: { sourceId }, body }),
    delete: (sourceId: string, options?: CallOptions) =>
      parley.request(`DELETE ${one}`, { ...options, params: { sourceId } }),
    rotateSecret: (sourceId: string, body: BodyOf<`POST ${typeof one}/rotate-secret`>, options?: CallOptions) =>
      parley.request(`POST ${one}/rotate-secret`, { ...options, params: { sourceId }, body }),
    events: (query: QueryOf<"GET /api/webhook/events"> = {}, options?: CallOptions) =>
      parley.list("GET /api/webhook/events", { ...options, query }),
  };
}

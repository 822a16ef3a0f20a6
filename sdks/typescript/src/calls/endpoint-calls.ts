import type { BodyOf, CallOptions, QueryOf } from "../operation.ts";
import type { Parley } from "../parley.ts";

const one = "/api/webhook/endpoints/{endpointId}";

/** Endpoints for outgoing webhooks, and their deliveries. */
export function endpointCalls(parley: Parley) {
  return {
    /** Only this answer contains the secret. */
    make: (body: BodyOf<"POST /api/webhook/endpoints">, options?: CallOptions) =>
      parley.request("POST /api/webhook/endpoints", { ...options, body }),
    list: (options?: CallOptions) => parley.list("GET /api/webhook/endpoints", options),
    get: (endpointId: string, options?: CallOptions) =>
      parley.request(`GET ${one}`, { ...options, params: { endpointId } }),
    change: (endpointId: string, body: BodyOf<`PATCH ${typeof one}`>, options?: CallOptions) =>
      parley.request(`PATCH ${one}`, { ...options, params: { endpointId }, body }),
    delete: (endpointId: string, options?: CallOptions) =>
      parley.request(`DELETE ${one}`, { ...options, params: { endpointId } }),
    rotateSecret: (endpointId: string, body: BodyOf<`POST ${typeof one}/rotate-secret`>, options?: CallOptions) =>
      parley.request(`POST ${one}/rotate-secret`, { ...options, params: { endpointId }, body }),
    deliveries: (endpointId: string, query: QueryOf<`GET ${typeof one}/deliveries`> = {}, options?: CallOptions) =>
      parley.list(`GET ${one}/deliveries`, { ...options, params: { endpointId }, query }),
    resend: (deliveryId: string, options?: CallOptions) =>
      parley.request("POST /api/webhook/deliveries/{deliveryId}/resend", { ...options, params: { deliveryId } }),
  };
}

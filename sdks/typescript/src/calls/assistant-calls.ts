import type { BodyOf, CallOptions } from "../operation.ts";
import type { Parley } from "../parley.ts";

/** Assistants: their personas, models, knowledge and actions. */
export function assistantCalls(parley: Parley) {
  return {
    make: (body: BodyOf<"POST /api/assistants">, options?: CallOptions) =>
      parley.request("POST /api/assistants", { ...options, body }),
    list: (options?: CallOptions) => parley.list("GET /api/assistants", options),
    get: (assistantId: string, options?: CallOptions) =>
      parley.request("GET /api/assistants/{assistantId}", { ...options, params: { assistantId } }),
    change: (assistantId: string, body: BodyOf<"PATCH /api/assistants/{assistantId}">, options?: CallOptions) =>
      parley.request("PATCH /api/assistants/{assistantId}", { ...options, params: { assistantId }, body }),
    delete: (assistantId: string, options?: CallOptions) =>
      parley.request("DELETE /api/assistants/{assistantId}", { ...options, params: { assistantId } }),
  };
}

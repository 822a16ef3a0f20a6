import type { BodyOf, CallOptions } from "../operation.ts";
import type { Parley } from "../parley.ts";

/** API keys of the workspace. */
export function keyCalls(parley: Parley) {
  return {
    /** Only this answer contains the key itself. */
    make: (body: BodyOf<"POST /api/keys">, options?: CallOptions) =>
      parley.request("POST /api/keys", { ...options, body }),
    list: (options?: CallOptions) => parley.list("GET /api/keys", options),
    delete: (id: string, options?: CallOptions) =>
      parley.request("DELETE /api/keys/{id}", { ...options, params: { id } }),
  };
}

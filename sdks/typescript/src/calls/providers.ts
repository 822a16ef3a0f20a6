import type { BodyOf, CallOptions } from "../operation.ts";
import type { Parley } from "../parley.ts";

/** Who serves language models. */
export function providerCalls(parley: Parley) {
  return {
    /** The key never comes back. */
    add: (body: BodyOf<"POST /api/providers">, options?: CallOptions) =>
      parley.request("POST /api/providers", { ...options, body }),
    list: (options?: CallOptions) => parley.list("GET /api/providers", options),
    get: (providerId: string, options?: CallOptions) =>
      parley.request("GET /api/providers/{providerId}", { ...options, params: { providerId } }),
    change: (providerId: string, body: BodyOf<"PATCH /api/providers/{providerId}">, options?: CallOptions) =>
      parley.request("PATCH /api/providers/{providerId}", { ...options, params: { providerId }, body }),
    /** Says a sentence to a model; a provider that fails is a result, not a problem. */
    test: (providerId: string, body: BodyOf<"POST /api/providers/{providerId}/test"> = {}, options?: CallOptions) =>
      parley.request("POST /api/providers/{providerId}/test", { ...options, params: { providerId }, body }),
    delete: (providerId: string, options?: CallOptions) =>
      parley.request("DELETE /api/providers/{providerId}", { ...options, params: { providerId } }),
  };
}

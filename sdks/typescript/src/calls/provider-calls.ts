import type { BodyOf, CallOptions } from "../operation.ts";
import type { Parley } from "../parley.ts";

/** Providers of language models. */
export function providerCalls(parley: Parley) {
  return {
    /** No answer contains the key. */
    add: (body: BodyOf<"POST /api/providers">, options?: CallOptions) =>
      parley.request("POST /api/providers", { ...options, body }),
    list: (options?: CallOptions) => parley.list("GET /api/providers", options),
    get: (providerId: string, options?: CallOptions) =>
      parley.request("GET /api/providers/{providerId}", { ...options, params: { providerId } }),
    change: (providerId: string, body: BodyOf<"PATCH /api/providers/{providerId}">, options?: CallOptions) =>
      parley.request("PATCH /api/providers/{providerId}", { ...options, params: { providerId }, body }),
    /** Sends one sentence to a model. A provider that fails gives `ok: false`, not an error. */
    test: (providerId: string, body: BodyOf<"POST /api/providers/{providerId}/test"> = {}, options?: CallOptions) =>
      parley.request("POST /api/providers/{providerId}/test", { ...options, params: { providerId }, body }),
    delete: (providerId: string, options?: CallOptions) =>
      parley.request("DELETE /api/providers/{providerId}", { ...options, params: { providerId } }),
  };
}

import type { BodyOf, CallOptions, QueryOf } from "../operation.ts";
import type { Parley } from "../parley.ts";

/** The sources that the assistant answers from. */
export function knowledgeCalls(parley: Parley) {
  return {
    /** Adds a text or a FAQ, or up to 500 of them as `{ sources }`. */
    add: (body: BodyOf<"POST /api/knowledge/sources">, options?: CallOptions) =>
      parley.request("POST /api/knowledge/sources", { ...options, body }),
    list: (query: QueryOf<"GET /api/knowledge/sources"> = {}, options?: CallOptions) =>
      parley.list("GET /api/knowledge/sources", { ...options, query }),
    get: (sourceId: string, options?: CallOptions) =>
      parley.request("GET /api/knowledge/sources/{sourceId}", { ...options, params: { sourceId } }),
    replace: (sourceId: string, body: BodyOf<"PUT /api/knowledge/sources/{sourceId}">, options?: CallOptions) =>
      parley.request("PUT /api/knowledge/sources/{sourceId}", { ...options, params: { sourceId }, body }),
    delete: (sourceId: string, options?: CallOptions) =>
      parley.request("DELETE /api/knowledge/sources/{sourceId}", { ...options, params: { sourceId } }),
    /** Lists what people asked and got no good answer to. */
    gaps: (query: QueryOf<"GET /api/knowledge/gaps"> = {}, options?: CallOptions) =>
      parley.list("GET /api/knowledge/gaps", { ...options, query }),
    /** With `{ answer }`, which makes a FAQ, with a `{ sourceId }` that answers it, or `{ ignore: true }`. */
    resolveGap: (gapId: string, body: BodyOf<"POST /api/knowledge/gaps/{gapId}/resolve">, options?: CallOptions) =>
      parley.request("POST /api/knowledge/gaps/{gapId}/resolve", { ...options, params: { gapId }, body }),
    /** Tells whether the signed-in member gets the weekly mail about gaps. */
    gapMail: (options?: CallOptions) => parley.request("GET /api/knowledge/gaps/mail", options),
    setGapMail: (body: BodyOf<"PUT /api/knowledge/gaps/mail">, options?: CallOptions) =>
      parley.request("PUT /api/knowledge/gaps/mail", { ...options, body }),
    search: (body: BodyOf<"POST /api/knowledge/search">, options?: CallOptions) =>
      parley.request("POST /api/knowledge/search", { ...options, body }),
  };
}

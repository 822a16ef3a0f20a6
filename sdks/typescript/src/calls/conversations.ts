import type { BodyOf, CallOptions, QueryOf } from "../operation.ts";
import type { Parley } from "../parley.ts";

/** Conversations that were held. A `sessionId` is the caller's own name for one, or its `conv_…` id. */
export function conversationCalls(parley: Parley) {
  return {
    list: (query: QueryOf<"GET /api/conversations"> = {}, options?: CallOptions) =>
      parley.list("GET /api/conversations", { ...options, query }),
    get: (sessionId: string, options?: CallOptions) =>
      parley.request("GET /api/conversations/{sessionId}", { ...options, params: { sessionId } }),
    /** Oldest first. */
    messages: (sessionId: string, options?: CallOptions) =>
      parley.list("GET /api/conversations/{sessionId}/messages", { ...options, params: { sessionId } }),
    export: (sessionId: string, options?: CallOptions) =>
      parley.request("GET /api/conversations/{sessionId}/export", { ...options, params: { sessionId } }),
    /** Writes to the person, and takes over from the assistant with it; a note is for colleagues and changes nothing. */
    write: (sessionId: string, body: BodyOf<"POST /api/conversations/{sessionId}/messages">, options?: CallOptions) =>
      parley.request("POST /api/conversations/{sessionId}/messages", { ...options, params: { sessionId }, body }),
    /** From here on no assistant replies. */
    handOver: (
      sessionId: string,
      body: BodyOf<"POST /api/conversations/{sessionId}/hand-over"> = {},
      options?: CallOptions,
    ) => parley.request("POST /api/conversations/{sessionId}/hand-over", { ...options, params: { sessionId }, body }),
    /** The assistant replies again, and knows the summary. */
    handBack: (
      sessionId: string,
      body: BodyOf<"POST /api/conversations/{sessionId}/hand-back"> = {},
      options?: CallOptions,
    ) => parley.request("POST /api/conversations/{sessionId}/hand-back", { ...options, params: { sessionId }, body }),
    close: (sessionId: string, options?: CallOptions) =>
      parley.request("POST /api/conversations/{sessionId}/close", { ...options, params: { sessionId } }),
    /** Every message is gone for good. */
    delete: (sessionId: string, options?: CallOptions) =>
      parley.request("DELETE /api/conversations/{sessionId}", { ...options, params: { sessionId } }),
    provenance: (messageId: string, options?: CallOptions) =>
      parley.request("GET /api/messages/{messageId}/provenance", { ...options, params: { messageId } }),
  };
}

import type { BodyOf, CallOptions, QueryOf } from "../operation.ts";
import type { Parley } from "../parley.ts";

/** Conversations. A `sessionId` is your own name for a conversation, or its `conv_…` id. */
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
    /**
     * Writes to the user as a person, which ends the assistant's replies. A note is for colleagues
     * and ends nothing.
     */
    write: (sessionId: string, body: BodyOf<"POST /api/conversations/{sessionId}/messages">, options?: CallOptions) =>
      parley.request("POST /api/conversations/{sessionId}/messages", { ...options, params: { sessionId }, body }),
    /** Hands the conversation over to a person. The assistant no longer replies. */
    handOver: (
      sessionId: string,
      body: BodyOf<"POST /api/conversations/{sessionId}/hand-over"> = {},
      options?: CallOptions,
    ) => parley.request("POST /api/conversations/{sessionId}/hand-over", { ...options, params: { sessionId }, body }),
    /** Hands the conversation back. The assistant replies again, and reads the summary. */
    handBack: (
      sessionId: string,
      body: BodyOf<"POST /api/conversations/{sessionId}/hand-back"> = {},
      options?: CallOptions,
    ) => parley.request("POST /api/conversations/{sessionId}/hand-back", { ...options, params: { sessionId }, body }),
    close: (sessionId: string, options?: CallOptions) =>
      parley.request("POST /api/conversations/{sessionId}/close", { ...options, params: { sessionId } }),
    /** Erases every message of the conversation. */
    delete: (sessionId: string, options?: CallOptions) =>
      parley.request("DELETE /api/conversations/{sessionId}", { ...options, params: { sessionId } }),
    /** A member's feedback is the member's own. A key gives it in the name of the contact. */
    giveFeedback: (messageId: string, body: BodyOf<"POST /api/messages/{messageId}/feedback">, options?: CallOptions) =>
      parley.request("POST /api/messages/{messageId}/feedback", { ...options, params: { messageId }, body }),
    provenance: (messageId: string, options?: CallOptions) =>
      parley.request("GET /api/messages/{messageId}/provenance", { ...options, params: { messageId } }),
  };
}

import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { ConversationId } from "../ids.ts";

/**
 * Reads the UUID of a `conv_…` session id; undefined for a caller's own name of a conversation.
 * Throws invalid-request for a name that only looks like an id.
 */
export function conversationIdOf(sessionId: string | undefined): string | undefined {
  if (sessionId === undefined || !sessionId.startsWith("conv_")) return undefined;
  const id = ConversationId.parse(sessionId);
  if (id !== undefined) return id;
  throw new Problem(invalidRequest, "A sessionId of your own must not start with conv_. Choose another name.", {
    errors: [{ pointer: "/body/sessionId", message: "is not a conversation id" }],
  });
}

import { invalidRequest } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { findFaults } from "../../../kernel/wire/explain-faults.ts";
import { ConversationId, type Question, UserMessage } from "../../conversations/index.ts";
import { refused } from "../problems.ts";

/** The kind of event that the assistant answers. */
export const userMessage = "user_message";

const mostSessionIdCharacters = 128;

/**
 * Reads what the person wrote. Throws invalid-request with the place of a fault, so that every
 * accepted question can be asked.
 */
export function readQuestion(data: Record<string, unknown>, sourceId: string): Question {
  const body = { event: userMessage, data };
  const [fault] = findFaults("/body", UserMessage, body);
  if (fault !== undefined) throw refused(invalidRequest, fault.pointer, fault.message);
  const { sessionId } = data as { sessionId?: string };
  if (sessionId?.startsWith("conv_") && ConversationId.parse(sessionId) === undefined) {
    const sentence = "starts with conv_ and is not the id of a conversation: your own session ids must start otherwise";
    throw refused(invalidRequest, "/body/data/sessionId", sentence);
  }
  return questionOf(data, sourceId);
}

/** Gives the question in data that was checked before. `sourceId` is the `whs_…` id of the source. */
export function questionOf(data: Record<string, unknown>, sourceId: string): Question {
  const { userId, message, sessionId } = data as { userId: string; message: string; sessionId?: string };
  return {
    text: message.toWellFormed(),
    sessionId: sessionId?.toWellFormed() ?? sessionIdOfUser(sourceId, userId.toWellFormed()),
    userId: userId.toWellFormed(),
    isUserVerified: true,
    context: {},
  };
}

/** Without a session id, a user has one conversation for each source. */
function sessionIdOfUser(sourceId: string, userId: string): string {
  const sessionId = `${sourceId}:${userId}`;
  return sessionId.length <= mostSessionIdCharacters
    ? sessionId
    : `${sourceId}:${sha256(userId).toString("base64url")}`;
}

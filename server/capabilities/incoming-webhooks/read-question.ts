import { invalidRequest } from "../../kernel/problem.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { ConversationId, type Question, UserMessage } from "../conversations/index.ts";
import { createCheck } from "./fit-schema.ts";
import { refused } from "./problems.ts";

/** The kind of event that the assistant answers. */
export const userMessage = "user_message";

const check = createCheck(UserMessage);
/** The longest session id. */
const maxSessionIdLength = 128;

/** What the person wrote. Throws invalid-request with the place of what is wrong, so that nothing unanswerable is accepted. */
export function readQuestion(data: Record<string, unknown>, sourceWireId: string, bodyBytes: number): Question {
  const fault = check({ event: userMessage, data }, "/body", bodyBytes);
  if (fault !== undefined) throw refused(invalidRequest, fault.pointer, fault.message);
  const { sessionId } = data as { sessionId?: string };
  if (sessionId?.startsWith("conv_") && ConversationId.parse(sessionId) === undefined) {
    throw refused(
      invalidRequest,
      "/body/data/sessionId",
      "is not a conversation id, and one of your own must not look so",
    );
  }
  return questionOf(data, sourceWireId);
}

/** The same of data that was accepted before. */
export function questionOf(data: Record<string, unknown>, sourceWireId: string): Question {
  const { userId, message, sessionId } = data as { userId: string; message: string; sessionId?: string };
  return {
    text: message.toWellFormed(),
    sessionId: sessionId?.toWellFormed() ?? sessionIdOfUser(sourceWireId, userId.toWellFormed()),
    userId: userId.toWellFormed(),
    isUserVerified: true,
    context: {},
  };
}

/** The users of a source keep one conversation each. */
function sessionIdOfUser(sourceWireId: string, userId: string): string {
  const sessionId = `${sourceWireId}:${userId}`;
  return sessionId.length <= maxSessionIdLength ? sessionId : `${sourceWireId}:${sha256(userId).toString("base64url")}`;
}

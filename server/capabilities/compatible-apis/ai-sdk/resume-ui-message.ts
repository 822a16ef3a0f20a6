import { notFound, Problem } from "../../../kernel/problem.ts";
import { Answer, type alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { identifyCaller } from "../../contacts/index.ts";
import { findReplyUnderWay } from "../../conversations/index.ts";
import { streamUiMessage } from "./stream-ui-message.ts";

/**
 * Streams the chat's pending reply from its beginning. Answers 204 when there is none; the client
 * then keeps the messages that it has.
 */
export async function resumeUiMessage(
  call: Call<unknown, unknown, unknown>,
  sessionId: string,
): Promise<typeof alreadyAnswered | Answer> {
  const caller = await identifyCaller(call);
  const token = call.header("x-visitor-token");
  const reply = await findReplyUnderWay(call, caller, sessionId, token).catch((error: unknown) => {
    // A page that uses `resume` sends this request for a new chat too.
    if (error instanceof Problem && error.type === notFound) return undefined;
    throw error;
  });
  return reply === undefined ? new Answer(204, undefined) : streamUiMessage(call, reply);
}

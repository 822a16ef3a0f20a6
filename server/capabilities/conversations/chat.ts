import { alreadyAnswered, type Call } from "../../kernel/http.ts";
import { Problem, requestInProgress } from "../../kernel/problem.ts";
import { isNodeAlive } from "../../kernel/store.ts";
import { awaitReply, completeTurn } from "./await-reply.ts";
import type { ChatAnswer, SendMessage } from "./schema.ts";
import { storeQuestion } from "./send-message.ts";
import { showAnswer } from "./show.ts";
import { findMessage, type MessageRow } from "./store.ts";
import { streamReply } from "./stream-reply.ts";
import { visitorTokenOf } from "./visitor.ts";

/** Where a retry with the same idempotency key goes on. */
type Progress = { conversationId: string; replyId: string; sessionId: string; visitorId: string | null };

/** A reply that is owed, as those know it who tell of it. */
export type Reply = {
  workspaceId: string;
  conversationId: string;
  replyId: string;
  sessionId: string;
  /** Only for browsers: what proves that the conversation is theirs. */
  visitorToken: string | undefined;
  /** Waits for its end, making it here when its turn has come. To be called once. */
  complete(): Promise<MessageRow>;
};

/**
 * One send: the question is stored, then the reply is made, then it is told, whole or as a stream.
 * Whatever happens to the connection or the process, the stored question gets its one reply.
 */
export async function chat(
  call: Call<unknown, unknown, unknown>,
  input: SendMessage,
): Promise<ChatAnswer | typeof alreadyAnswered> {
  const reply = await beginReply(call, input);
  if (wantsStream(call.header("accept"))) {
    await streamReply(call, reply, reply.complete);
    return alreadyAnswered;
  }
  return showAnswer(await reply.complete(), reply.sessionId, reply.visitorToken);
}

/** Stores the question, or finds the one that an earlier attempt of the same request stored. Throws as `storeQuestion` does. */
export async function beginReply(call: Call<unknown, unknown, unknown>, input: SendMessage): Promise<Reply> {
  if (call.progress !== null) return resumeReply(call, call.progress);
  const turn = await storeQuestion(call, input, call.header("x-visitor-token"));
  const { workspaceId, conversationId, replyId, sessionId, visitorToken } = turn;
  const complete = () => completeTurn(call.kernel, turn);
  return { workspaceId, conversationId, replyId, sessionId, visitorToken, complete };
}

/** The first attempt stored the question. Its reply is given, or waited for when the node that was at it is gone. */
async function resumeReply(
  { kernel, caller }: Call<unknown, unknown, unknown>,
  earlier: { value: unknown; nodeId: string },
): Promise<Reply> {
  const { conversationId, replyId, sessionId, visitorId } = earlier.value as Progress;
  const { workspaceId } = caller;
  const visitorToken = visitorId === null ? undefined : visitorTokenOf(kernel, workspaceId, visitorId);
  const reply = await findMessage(kernel.database.query, workspaceId, replyId);
  if (reply?.status === "pending" && (await isNodeAlive(kernel.database.query, earlier.nodeId))) {
    throw new Problem(requestInProgress, "The reply to this request is still being made. Try again shortly.", {
      headers: { "retry-after": "1" },
    });
  }
  const complete = () => awaitReply(kernel, workspaceId, replyId);
  return { workspaceId, conversationId, replyId, sessionId, visitorToken, complete };
}

function wantsStream(accept: string | undefined): boolean {
  return accept?.includes("text/event-stream") ?? false;
}

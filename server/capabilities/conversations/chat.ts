import type { Caller } from "../../kernel/caller.ts";
import { alreadyAnswered, type Call } from "../../kernel/http.ts";
import { Problem, requestInProgress } from "../../kernel/problem.ts";
import { isNodeAlive } from "../../kernel/store.ts";
import { awaitReply, completeTurn } from "./await-reply.ts";
import { noSuchConversation } from "./find-own-conversation.ts";
import { identifyCaller } from "./identify-caller.ts";
import type { ChatAnswer, SendMessage } from "./schema.ts";
import { type Progress, storeQuestion } from "./send-message.ts";
import { showAnswer } from "./show.ts";
import { findMessage, findVisitors, type MessageRow } from "./store.ts";
import { streamReply } from "./stream-reply.ts";
import { isUsersVisitor, visitorTokenOf } from "./visitor.ts";

/**
 * One send: the question is stored, then the reply is made, then it is told, whole or as a stream.
 * Whatever happens to the connection or the process, the stored question gets its one reply.
 */
export async function chat(
  call: Call<unknown, unknown, unknown>,
  input: SendMessage,
): Promise<ChatAnswer | typeof alreadyAnswered> {
  const caller = await identifyCaller(call, input.context);
  const { turn, complete } =
    call.progress === null ? await beginTurn(call, caller, input) : await resumeTurn(call, caller, call.progress);
  if (wantsStream(call.header("accept"))) {
    await streamReply(call, turn, complete);
    return alreadyAnswered;
  }
  return showAnswer(await complete(), turn.sessionId, turn.visitorToken);
}

type AnyCall = Call<unknown, unknown, unknown>;

type Begun = {
  turn: { replyId: string; sessionId: string; visitorToken: string | undefined };
  complete: () => Promise<MessageRow>;
};

async function beginTurn(call: AnyCall, caller: Caller, input: SendMessage): Promise<Begun> {
  const turn = await storeQuestion(call, caller, input, call.header("x-visitor-token"));
  return { turn, complete: () => completeTurn(call.kernel, turn) };
}

/** The first attempt stored the question. Its reply is given, or waited for when the node that was at it is gone. */
async function resumeTurn(
  { kernel }: AnyCall,
  caller: Caller,
  earlier: { value: unknown; nodeId: string },
): Promise<Begun> {
  const { conversationId, replyId, sessionId, ...first } = earlier.value as Progress;
  const { workspaceId } = caller;
  // What a browser said may have become a user's since: then this request must prove that user, like any other.
  const [holder] = await findVisitors(kernel.database.query, workspaceId, [conversationId]);
  const visitorId = first.visitorId && (holder?.visitorId ?? first.visitorId);
  if (visitorId !== null && isUsersVisitor(visitorId) && caller.visitorId !== visitorId) throw noSuchConversation();
  const visitorToken = visitorId === null ? undefined : visitorTokenOf(kernel, workspaceId, visitorId);
  const reply = await findMessage(kernel.database.query, workspaceId, replyId);
  if (reply?.status === "pending" && (await isNodeAlive(kernel.database.query, earlier.nodeId))) {
    throw new Problem(requestInProgress, "The reply to this request is still being made. Try again shortly.", {
      headers: { "retry-after": "1" },
    });
  }
  return { turn: { replyId, sessionId, visitorToken }, complete: () => awaitReply(kernel, workspaceId, replyId) };
}

function wantsStream(accept: string | undefined): boolean {
  return accept?.includes("text/event-stream") ?? false;
}

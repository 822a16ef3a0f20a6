import type { Caller } from "../../kernel/caller.ts";
import { alreadyAnswered, type Call } from "../../kernel/http.ts";
import { Problem, requestInProgress } from "../../kernel/problem.ts";
import { isNodeAlive } from "../../kernel/store.ts";
import { awaitReply, completeTurn } from "./await-reply.ts";
import { noSuchConversation } from "./find-own-conversation.ts";
import { identifyCaller } from "./identify-caller.ts";
import type { ChatAnswer, SendMessage } from "./schema.ts";
import { type Progress, storeQuestion } from "./send-message.ts";
import { showAnswer, showHandedOver } from "./show.ts";
import { findMessage, findVisitors, type MessageRow } from "./store.ts";
import { streamAnswer, streamReply } from "./stream-reply.ts";
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
  const begun =
    call.progress === null ? await beginTurn(call, caller, input) : await resumeTurn(call, caller, call.progress);
  const isStream = wantsStream(call.header("accept"));
  const { reply } = begun;
  if (reply === null) {
    const answer = showHandedOver(begun);
    if (!isStream) return answer;
    await streamAnswer(call, answer);
    return alreadyAnswered;
  }
  if (isStream) {
    await streamReply(call, { ...begun, replyId: reply.id }, reply.complete);
    return alreadyAnswered;
  }
  return showAnswer(await reply.complete(), begun.sessionId, begun.visitorToken);
}

type AnyCall = Call<unknown, unknown, unknown>;

type Begun = {
  conversationId: string;
  messageId: string;
  sessionId: string;
  visitorToken: string | undefined;
  /** Null when a person has taken over. */
  reply: { id: string; complete: () => Promise<MessageRow> } | null;
};

async function beginTurn(call: AnyCall, caller: Caller, input: SendMessage): Promise<Begun> {
  const turn = await storeQuestion(call, caller, input, call.header("x-visitor-token"));
  const { reply } = turn;
  return {
    ...turn,
    reply: reply && { id: reply.replyId, complete: () => completeTurn(call.kernel, reply, turn) },
  };
}

/** The first attempt stored the question. Its reply is given, or waited for when the node that was at it is gone. */
async function resumeTurn(
  { kernel }: AnyCall,
  caller: Caller,
  earlier: { value: unknown; nodeId: string },
): Promise<Begun> {
  const { replyId, visitorId: firstVisitorId, ...known } = earlier.value as Progress;
  const { workspaceId } = caller;
  // What a browser said may have become a user's since: then this request must prove that user, like any other.
  const [holder] = await findVisitors(kernel.database.query, workspaceId, [known.conversationId]);
  const visitorId = firstVisitorId && (holder?.visitorId ?? firstVisitorId);
  if (visitorId !== null && isUsersVisitor(visitorId) && caller.visitorId !== visitorId) throw noSuchConversation();
  const visitorToken = visitorId === null ? undefined : visitorTokenOf(kernel, workspaceId, visitorId);
  if (replyId === null) return { ...known, visitorToken, reply: null };
  const reply = await findMessage(kernel.database.query, workspaceId, replyId);
  if (reply?.status === "pending" && (await isNodeAlive(kernel.database.query, earlier.nodeId))) {
    throw new Problem(requestInProgress, "The reply to this request is still being made. Try again shortly.", {
      headers: { "retry-after": "1" },
    });
  }
  return { ...known, visitorToken, reply: { id: replyId, complete: () => awaitReply(kernel, workspaceId, replyId) } };
}

function wantsStream(accept: string | undefined): boolean {
  return accept?.includes("text/event-stream") ?? false;
}

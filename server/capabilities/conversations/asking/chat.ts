import type { Caller } from "../../../kernel/caller.ts";
import { isNodeAlive } from "../../../kernel/nodes/store.ts";
import { Problem, requestInProgress } from "../../../kernel/problem.ts";
import { alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { identifyCaller, isVisitorOfUser, VisitorToken } from "../../contacts/index.ts";
import { streamAnswer, streamReply } from "../live/stream-reply.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { showAnswer, showHandedOver } from "../record/show.ts";
import { findMessage, findVisitors, type MessageRow } from "../record/store.ts";
import { awaitReply, completeTurn } from "../replying/await-reply.ts";
import { silentReply } from "../replying/empty-reply.ts";
import type { ChatAnswer, SendMessage } from "../schema.ts";
import { type Progress, storeQuestion } from "./store-question.ts";

/** A reply that is owed, as those know it who tell of it. */
export type Reply = {
  workspaceId: string;
  conversationId: string;
  replyId: string;
  sessionId: string;
  /** Only for browsers: what proves that the conversation is theirs. */
  visitorToken: string | undefined;
  /** A person has taken over: the reply is empty, and is not stored. */
  isHandedOver: boolean;
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
  const isStream = wantsStream(call.header("accept"));
  if (reply.isHandedOver) {
    const answer = showHandedOver({ ...reply, messageId: reply.replyId });
    if (!isStream) return answer;
    await streamAnswer(call, answer);
    return alreadyAnswered;
  }
  if (isStream) {
    await streamReply(call, reply, reply.complete);
    return alreadyAnswered;
  }
  return showAnswer(await reply.complete(), reply.sessionId, reply.visitorToken);
}

type AnyCall = Call<unknown, unknown, unknown>;

/** Stores the question, or finds the one that an earlier attempt of the same request stored. Throws as `storeQuestion` does. */
export async function beginReply(call: AnyCall, input: SendMessage): Promise<Reply> {
  const caller = await identifyCaller(call, input.context);
  if (call.progress !== null) return resumeReply(call, caller, call.progress);
  const turn = await storeQuestion(call, caller, input, call.header("x-visitor-token"));
  const { reply } = turn;
  if (reply === null) return silentReply(turn);
  const { workspaceId, conversationId, sessionId, visitorToken } = turn;
  const complete = () => completeTurn(call.kernel, reply, turn);
  return {
    workspaceId,
    conversationId,
    replyId: reply.replyId,
    sessionId,
    visitorToken,
    isHandedOver: false,
    complete,
  };
}

/** The first attempt stored the question. Its reply is given, or waited for when the node that was at it is gone. */
async function resumeReply(
  { kernel }: AnyCall,
  caller: Caller,
  earlier: { value: unknown; nodeId: string },
): Promise<Reply> {
  const { replyId, visitorId: firstVisitorId, ...known } = earlier.value as Progress;
  const { workspaceId } = caller;
  // What a browser said may have become a user's since: then this request must prove that user, like any other.
  const [holder] = await findVisitors(kernel.database.query, workspaceId, [known.conversationId]);
  const visitorId = firstVisitorId && (holder?.visitorId ?? firstVisitorId);
  if (visitorId !== null && isVisitorOfUser(visitorId) && caller.visitorId !== visitorId) throw noSuchConversation();
  const visitorToken = visitorId === null ? undefined : VisitorToken.make(kernel, workspaceId, visitorId);
  if (replyId === null) return silentReply({ ...known, workspaceId, visitorToken });
  const reply = await findMessage(kernel.database.query, workspaceId, replyId);
  if (reply?.status === "pending" && (await isNodeAlive(kernel.database.query, earlier.nodeId))) {
    throw new Problem(requestInProgress, "The reply to this request is still being made. Try again shortly.", {
      headers: { "retry-after": "1" },
    });
  }
  const { conversationId, sessionId } = known;
  const complete = () => awaitReply(kernel, workspaceId, replyId);
  return { workspaceId, conversationId, replyId, sessionId, visitorToken, isHandedOver: false, complete };
}

function wantsStream(accept: string | undefined): boolean {
  return accept?.includes("text/event-stream") ?? false;
}

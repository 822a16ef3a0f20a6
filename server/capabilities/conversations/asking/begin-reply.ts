import type { Caller } from "../../../kernel/caller.ts";
import { isNodeAlive } from "../../../kernel/nodes/store.ts";
import { Problem, requestInProgress } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { identifyCaller, isVisitorOfUser, VisitorToken } from "../../contacts/index.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { findMessage, findVisitors, type MessageRow } from "../record/store.ts";
import { awaitReply, completeTurn } from "../replying/await-reply.ts";
import type { SendMessage } from "../schema.ts";
import type { Wish } from "../telling/wish.ts";
import { emptyReply } from "./empty-reply.ts";
import { type Progress, storeQuestion } from "./store-question.ts";

/** A reply that is owed to a caller. */
export type Reply = {
  workspaceId: string;
  conversationId: string;
  replyId: string;
  sessionId: string;
  /** For browsers: the proof that the conversation is theirs. */
  visitorToken: string | undefined;
  /**
   * Says whether the conversation is handed over to a person: then the reply is empty and not stored.
   */
  isHandedOver: boolean;
  /** Waits for the reply's end, and makes the reply when its turn has come. Call it once. */
  complete(): Promise<MessageRow>;
};

type AnyCall = Call<unknown, unknown, unknown>;

/**
 * Stores the question, or finds the one that an earlier attempt of the same request stored. Throws
 * as `storeQuestion`.
 *
 *     const reply = await beginReply(call, { message: "When do you open?" });
 *     const message = await reply.complete();
 */
export async function beginReply(call: AnyCall, input: SendMessage, wish?: Wish): Promise<Reply> {
  const caller = await identifyCaller(call, input.context);
  if (call.progress !== null) return resumeReply(call, caller, call.progress);
  const turn = await storeQuestion(call, caller, input, call.header("x-visitor-token"), wish);
  const { reply, workspaceId, conversationId, sessionId, visitorToken } = turn;
  if (reply === null) return emptyReply(turn);
  const complete = () => completeTurn(call.kernel, reply, turn);
  const { replyId } = reply;
  return { workspaceId, conversationId, replyId, sessionId, visitorToken, isHandedOver: false, complete };
}

/**
 * For a retry whose first attempt stored the question. Throws request-in-progress while the node of the
 * first attempt is running.
 */
async function resumeReply(
  { kernel }: AnyCall,
  caller: Caller,
  earlier: { value: unknown; nodeId: string },
): Promise<Reply> {
  const db = kernel.database.query;
  const { workspaceId } = caller;
  const { replyId, visitorId: firstVisitorId, ...known } = earlier.value as Progress;
  // The conversation may have become a user's meanwhile. Then this request must prove that user.
  const [holder] = await findVisitors(db, workspaceId, [known.conversationId]);
  // Erased: nothing of it is told again, not even that it was handed over.
  if (holder === undefined) throw noSuchConversation();
  const visitorId = firstVisitorId && (holder.visitorId ?? firstVisitorId);
  if (visitorId !== null && isVisitorOfUser(visitorId) && caller.visitorId !== visitorId) throw noSuchConversation();
  const visitorToken = visitorId === null ? undefined : VisitorToken.make(kernel, workspaceId, visitorId);
  if (replyId === null) return emptyReply({ ...known, workspaceId, visitorToken });
  const reply = await findMessage(db, workspaceId, replyId);
  if (reply?.status === "pending" && (await isNodeAlive(db, earlier.nodeId))) {
    throw new Problem(requestInProgress, "The reply to this request is still being made. Try again shortly.", {
      headers: { "retry-after": "1" },
    });
  }
  const { conversationId, sessionId } = known;
  const complete = () => awaitReply(kernel, workspaceId, replyId);
  return { workspaceId, conversationId, replyId, sessionId, visitorToken, isHandedOver: false, complete };
}

import { setImmediate as sent } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { type LiveWriter, ReplyCut, ReplyStopped, writeLiveReply } from "../live/live-replies.ts";
import { watchConversation } from "../live/watch-conversation.ts";
import {
  type EndOfReply,
  findEarlierMessages,
  findMessage,
  type PendingReply,
  storeProgress,
} from "../record/store.ts";
import { type DoneAction, writeReply } from "./ask-models.ts";
import type { ReplyGround, ReplyPlan } from "./choose-assistant.ts";
import type { EarlyModel } from "./start-model-early.ts";

/** How often what was written is stored: the most that is missing when this node dies. */
const storeEveryMs = 250;
const mostEarlierMessages = 20;
/** Nobody waits longer for an answer, and a model that never ends must not cost for ever. */
const longestReplyMs = 300_000;

/**
 * Writes a reply before the eyes of its readers. That there is a first piece is sent to the database before it is sent to them, so
 * that whoever takes over from a dead node knows that it cannot be said anew: what was sent is done, whatever becomes of its sender. Throws ReplyStopped when it was stopped, here or elsewhere.
 */
export async function writeAlive(
  kernel: Kernel,
  reply: PendingReply,
  plan: ReplyPlan,
  ground: ReplyGround,
  done: DoneAction | undefined,
  early?: EarlyModel,
): Promise<EndOfReply> {
  const { workspaceId, conversationId, replyId } = reply;
  const db = kernel.database.query;
  const earlier = reply.isFirst
    ? []
    : await findEarlierMessages(db, workspaceId, conversationId, replyId, mostEarlierMessages);
  const writer = writeLiveReply(kernel, replyId);
  let stopWatching = () => {};
  const tooLong = setTimeout(() => writer.stop(new ReplyCut()), longestReplyMs).unref();
  const named = { workspaceId, replyId, nodeId: kernel.node.id };
  let hasBegun = false;
  let storedMs = 0;
  let isStoring = false;

  async function begin(piece: string): Promise<void> {
    const first = piece.trimStart();
    if (first === "") return;
    hasBegun = true;
    // Until then a stop shows when the first piece is stored: nobody sees more of it.
    stopWatching = stopWhenEnded(kernel, reply, writer);
    store(first);
    // A connection that is free takes the statement at once.
    await sent();
    writer.append(first);
    writer.signal.throwIfAborted();
  }

  function store(text: string): void {
    isStoring = true;
    storedMs = performance.now();
    storeProgress(db, named, text, writer.model).then(
      (isOurs) => {
        isStoring = false;
        if (!isOurs) writer.stop();
      },
      // The database is away: the next piece tries again, and the end waits for it.
      () => {
        isStoring = false;
      },
    );
  }

  function show(piece: string): Promise<void> | undefined {
    if (!hasBegun) return begin(piece);
    writer.append(piece);
    if (!isStoring && performance.now() - storedMs > storeEveryMs) store(writer.text);
    return undefined;
  }

  try {
    return await writeReply({ kernel, reply, plan, ground, earlier, show, writer, done, early });
  } catch (error) {
    throw writer.signal.aborted ? writer.signal.reason : error;
  } finally {
    clearTimeout(tooLong);
    stopWatching();
    writer.end();
  }
}

/** A stop or a take-over on another node is heard of like any change of the conversation. */
function stopWhenEnded(
  kernel: Kernel,
  { workspaceId, conversationId, replyId }: PendingReply,
  writer: LiveWriter,
): () => void {
  const changes = watchConversation(kernel, workspaceId, conversationId);
  let isWatching = true;
  async function watch(): Promise<void> {
    for (;;) {
      await changes.next();
      if (!isWatching) return;
      const message = await findMessage(kernel.database.query, workspaceId, replyId);
      if (message?.status !== "pending") return writer.stop();
    }
  }
  watch().catch((error: unknown) => {
    // The database is away; what is stored of the reply tells sooner or later.
    if (!(error instanceof ReplyStopped)) kernel.log.debug({}, "a reply that is being written is not watched any more");
  });
  return () => {
    isWatching = false;
    changes.stop();
  };
}

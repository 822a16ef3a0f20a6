import { setImmediate as whenSent } from "node:timers/promises";
import type { Kernel } from "../../../../kernel/kernel.ts";
import { type LiveWriter, liveRepliesOf, ReplyCut, ReplyStopped, usualDelayMs } from "../../live/live-replies.ts";
import { watchConversation } from "../../live/watch-conversation.ts";
import { findMessage } from "../../record/store.ts";
import type { EndOfReply } from "../end-of-reply.ts";
import { findEarlierMessages } from "../finding/store.ts";
import type { PendingReply } from "../pending-reply.ts";
import { askModels } from "./ask-models.ts";
import type { ModelTask } from "./model-task.ts";
import { storePiece } from "./store-piece.ts";

/** When this node dies, at most the text of this time is lost. */
const storeEveryMs = 250;
const maxEarlierMessages = 20;
/** The longest that a reader waits for a reply, and that a model without an end costs. */
const maxReplyMs = 300_000;

/**
 * Lets models write a reply and shows it to readers word by word. The first piece is sent to the
 * database before readers get it: then the node that adopts a dead node's reply knows that readers
 * may have seen a part. Throws ReplyStopped when the reply was stopped, on this node or another.
 */
export async function writeWithModel(
  kernel: Kernel,
  work: Pick<ModelTask, "reply" | "assistant" | "found" | "done" | "started" | "outside">,
): Promise<EndOfReply> {
  const { reply } = work;
  const earlier = await readEarlierMessages(kernel, reply);
  const writer = liveRepliesOf(kernel).write(reply.replyId);
  const cutTimer = setTimeout(() => writer.stop(new ReplyCut("too-slow")), maxReplyMs).unref();
  const delayTimer = setTimeout(() => writer.tellDelay(), delayOf(work.assistant)).unref();
  const progress = storeWhileShowing(kernel, reply, writer);
  try {
    return await askModels({ ...work, kernel, earlier, writer, show: progress.show });
  } catch (error) {
    throw writer.signal.aborted ? writer.signal.reason : error;
  } finally {
    clearTimeout(cutTimer);
    clearTimeout(delayTimer);
    progress.stop();
    writer.end();
  }
}

/** A model that is waited for only briefly is late sooner. */
function delayOf({ models }: ModelTask["assistant"]): number {
  return Math.min(usualDelayMs, (models[0]?.provider.firstByteTimeoutMs ?? Number.POSITIVE_INFINITY) / 3);
}

async function readEarlierMessages(kernel: Kernel, reply: PendingReply) {
  if (reply.isFirst || reply.request?.isWholeHistory) return [];
  return findEarlierMessages(kernel.database.query, reply, maxEarlierMessages);
}

/** Shows pieces to readers and stores, from time to time, the text that was shown. */
function storeWhileShowing(kernel: Kernel, reply: PendingReply, writer: LiveWriter) {
  let stopWatching = () => {};
  let hasBegun = false;
  let storedMs = 0;
  let isStoring = false;

  async function begin(piece: string): Promise<void> {
    const first = piece.trimStart();
    if (first === "") return;
    hasBegun = true;
    // Before the first piece there is nothing to stop showing: storing the piece tells whether the
    // reply was stopped.
    stopWatching = stopWhenEnded(kernel, reply, writer);
    store(first, true);
    // A free connection has sent the statement by then.
    await whenSent();
    writer.append(first);
    writer.signal.throwIfAborted();
  }

  function store(text: string, isFirst = false): void {
    isStoring = true;
    storedMs = performance.now();
    storePiece(kernel, reply, { text, model: writer.model, isFirst }).then(
      (isOurs) => {
        isStoring = false;
        if (!isOurs) writer.stop();
      },
      // The database cannot be reached: the next piece is a retry, and storing the end waits for
      // the database.
      () => {
        isStoring = false;
      },
    );
  }

  return {
    show(piece: string): Promise<void> | undefined {
      if (!hasBegun) return begin(piece);
      writer.append(piece);
      if (!isStoring && performance.now() - storedMs > storeEveryMs) store(writer.text);
      return undefined;
    },
    stop: () => stopWatching(),
  };
}

/** Stops the writer when another node ends the reply. */
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
    // The database cannot be reached. The next stored piece tells whether the reply was stopped.
    if (!(error instanceof ReplyStopped)) kernel.log.debug({}, "a reply that is being written is no longer watched");
  });
  return () => {
    isWatching = false;
    changes.stop();
  };
}

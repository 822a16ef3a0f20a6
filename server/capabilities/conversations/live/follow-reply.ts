import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findMessage, type MessageRow } from "../record/store.ts";
import { liveRepliesOf } from "./live-replies.ts";

/**
 * A piece of a reply with the length of the text up to its end (UTF-16 code units), or at last the
 * stored message.
 */
export type ReplyPart = { kind: "text"; text: string; end: number } | { kind: "end"; message: MessageRow };

/** Another node that writes a reply stores its text as often. */
const readStoredMs = 250;

/**
 * Gives a reply while it is written, from a position to its end. The pieces together are the text
 * that will be stored, so a reader who comes back goes on at its position. `end` resolves to the
 * stored reply. Returns early, without the end, when `signal` aborts. Throws what `end` rejects
 * with. `onDelay` is called once when the first word takes longer than usual.
 *
 *     for await (const part of followReply(kernel, reply, { end: reply.complete() })) {
 *       if (part.kind === "text") await send(part.text);
 *     }
 */
export async function* followReply(
  kernel: Kernel,
  reply: { workspaceId: string; replyId: string },
  options: { from?: number; end: Promise<MessageRow>; signal?: AbortSignal; onDelay?: () => Promise<void> },
): AsyncGenerator<ReplyPart> {
  let position = options.from ?? 0;
  let outcome: { message: MessageRow } | { error: unknown } | undefined;
  const settled = options.end.then(
    (message) => {
      outcome = { message };
    },
    (error: unknown) => {
      outcome = { error };
    },
  );
  const gone = abortOf(options.signal);
  const reading = liveRepliesOf(kernel).read(reply.replyId);
  const { live } = reading;
  let stored = "";
  let isDelayTold = false;
  try {
    // A reply that was made at once has ended by now.
    await Promise.race([settled, Promise.resolve().then(() => {})]);
    while (outcome === undefined && !options.signal?.aborted) {
      const changed = live.changed();
      const text = live.text.length >= stored.length ? live.text : stored;
      if (text.length > position) {
        const piece = text.slice(position);
        position = text.length;
        yield { kind: "text", text: piece, end: position };
        continue;
      }
      if (live.isDelayed && position === 0 && !isDelayTold) {
        isDelayTold = true;
        await options.onDelay?.();
        continue;
      }
      const woken = [settled, gone, changed];
      if (live.isHere) await Promise.race(woken);
      else {
        const wait = new AbortController();
        const later = delay(readStoredMs, "later", { ref: false, signal: wait.signal }).catch(() => "woken");
        const isLater = (await Promise.race([...woken, later])) === "later";
        wait.abort();
        if (isLater && !live.isHere) stored = await readStoredText(kernel, reply);
      }
    }
    if (outcome === undefined) return;
    if ("error" in outcome) throw outcome.error;
    const { message } = outcome;
    if (message.text.length > position) {
      yield { kind: "text", text: message.text.slice(position), end: message.text.length };
    }
    yield { kind: "end", message };
  } finally {
    reading.stop();
  }
}

/** Reads what another node has stored of the reply so far. */
async function readStoredText(kernel: Kernel, reply: { workspaceId: string; replyId: string }): Promise<string> {
  const found = await findMessage(kernel.database.query, reply.workspaceId, reply.replyId);
  return found?.status === "pending" ? found.text : "";
}

function abortOf(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
}

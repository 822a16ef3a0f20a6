import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findMessage, type MessageRow } from "../record/store.ts";
import { readLiveReply } from "./live-replies.ts";

/** A piece of a reply, and how much of its text (UTF-16 code units) has come with it; at last the stored message. */
export type ReplyPart = { kind: "text"; text: string; end: number } | { kind: "end"; message: MessageRow };

/** How often the text of a reply is read that another node writes: it stores what it has as often. */
const elsewhereMs = 250;

/**
 * A reply as it is written, from a position on, to its end. What was written is what will be stored, so that a reader who comes
 * back goes on where it was. `end` resolves to the stored reply. Ends early, without its end, when `signal` aborts.
 */
export async function* followReply(
  kernel: Kernel,
  reply: { workspaceId: string; replyId: string },
  options: { from?: number; end: Promise<MessageRow>; signal?: AbortSignal },
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
  const reading = readLiveReply(kernel, reply.replyId);
  const { live } = reading;
  let stored = "";
  try {
    // What is made at once has ended by now.
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
      const woken = [settled, gone, changed];
      if (live.isHere) await Promise.race(woken);
      else {
        const wait = new AbortController();
        const later = delay(elsewhereMs, "later", { ref: false, signal: wait.signal }).catch(() => "woken");
        const isLater = (await Promise.race([...woken, later])) === "later";
        wait.abort();
        if (isLater && !live.isHere) stored = await textElsewhere(kernel, reply);
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

async function textElsewhere(kernel: Kernel, reply: { workspaceId: string; replyId: string }): Promise<string> {
  const found = await findMessage(kernel.database.query, reply.workspaceId, reply.replyId);
  return found?.status === "pending" ? found.text : "";
}

function abortOf(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
}

import type { Kernel } from "../../../kernel/kernel.ts";
import { followReply } from "../../conversations/index.ts";
import { speakableText } from "../speakable-text.ts";
import { endOfPart } from "./end-of-part.ts";

/** This is said of a reply now. */
type Told = {
  /** Plain words. Empty when nothing new is there yet. */
  text: string;
  /** Up to where the reply's text was said, in UTF-16 code units. */
  to: number;
  hasRest: boolean;
  /** The reply has ended, and it is no answer. */
  isFailed: boolean;
};

/** A reply that is made here or on another node. */
type FollowedReply = {
  workspaceId: string;
  replyId: string;
  end: Parameters<typeof followReply>[2]["end"];
};

/**
 * Says a reply from a position: the whole of it when it ends in time, else the sentences that are
 * there by then. With `upTo`, no more than that, for a retry. Throws what `end` rejects with.
 */
export async function tellReply(
  kernel: Kernel,
  reply: FollowedReply,
  options: { from: number; upTo: number | null; withinMs: number; fits(text: string): boolean },
): Promise<Told> {
  const { from, upTo, fits } = options;
  // The first attempt had nothing to say yet, so this one has nothing either.
  if (upTo === from) return { text: "", to: from, hasRest: true, isFailed: false };
  const mostCharacters = upTo === null ? Number.POSITIVE_INFINITY : upTo - from;
  const read = await readReply(kernel, reply, { from, mostCharacters, withinMs: options.withinMs });
  if (read.isFailed) return { text: "", to: from, hasRest: false, isFailed: true };
  const length = upTo === null ? endOfPart(read.text, read.isEnded, fits) : Math.min(mostCharacters, read.text.length);
  const text = speakableText(read.text.slice(0, length));
  const hasRest = !read.isEnded || read.text.slice(length).trim() !== "";
  return { text, to: from + length, hasRest, isFailed: false };
}

/** Reads the text of a reply as far as it is there in time. */
async function readReply(
  kernel: Kernel,
  reply: FollowedReply,
  { from, mostCharacters, withinMs }: { from: number; mostCharacters: number; withinMs: number },
): Promise<{ text: string; isEnded: boolean; isFailed: boolean }> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), Math.max(0, withinMs));
  let text = "";
  try {
    for await (const part of followReply(kernel, reply, { from, end: reply.end, signal: deadline.signal })) {
      if (part.kind === "end") return { text, isEnded: true, isFailed: part.message.status === "failed" };
      text += part.text;
      if (text.length > mostCharacters) break;
    }
    return { text, isEnded: false, isFailed: false };
  } finally {
    clearTimeout(timer);
  }
}

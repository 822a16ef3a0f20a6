import type { Kernel } from "../../../kernel/kernel.ts";
import type { Reply } from "../../conversations/index.ts";
import { type ReplyPiece, replyPieces } from "../reply-pieces.ts";

/** In UTF-16 code units: some words, so that text appears smoothly and pieces stay few. */
const pieceLength = 48;

/**
 * A reply in pieces whose ends depend on its text alone. A client that reads the reply while the
 * assistant writes it and a client that reads it later get the same pieces. The iteration ends
 * early when `signal` aborts.
 */
export async function* evenReplyPieces(kernel: Kernel, reply: Reply, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
  let text = "";
  let start = 0;
  for await (const piece of replyPieces(kernel, reply, signal)) {
    if (piece.kind === "end") {
      if (start < text.length) yield { kind: "text", text: text.slice(start) };
      yield piece;
      continue;
    }
    text += piece.text;
    for (let end = endOfPiece(text, start); end !== undefined; end = endOfPiece(text, start)) {
      yield { kind: "text", text: text.slice(start, end) };
      start = end;
    }
  }
}

/**
 * Finds where the piece that begins at `start` ends: at the next multiple of the length, but never
 * within a surrogate pair. It gives undefined while the text does not reach that far.
 */
function endOfPiece(text: string, start: number): number | undefined {
  const multiple = (Math.floor(start / pieceLength) + 1) * pieceLength;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(multiple - 1)) ? multiple + 1 : multiple;
  return end <= text.length ? end : undefined;
}

import type { Kernel } from "../../kernel/kernel.ts";
import { type ChatAnswer, followReply, type Reply, showAnswer } from "../conversations/index.ts";

/** A piece of a reply's text, or its end. */
export type Told = { kind: "text"; text: string } | { kind: "end"; answer: ChatAnswer };

/** Some words: text appears smoothly and pieces stay few. */
const pieceLength = 48;

/**
 * A reply as it is written, in pieces whose ends follow from the text alone: whoever is told it now and whoever is told
 * it later get the same ones. Ends early when `signal` aborts; the reply is made to its end all the same.
 */
export async function* tellEvenly(kernel: Kernel, reply: Reply, signal: AbortSignal): AsyncGenerator<Told> {
  const end = reply.complete();
  end.catch(() => {});
  let text = "";
  let told = 0;
  for await (const part of followReply(kernel, reply, { end, signal })) {
    if (part.kind === "text") text += part.text;
    for (let stop = endOfPiece(text, told); stop !== undefined; stop = endOfPiece(text, told)) {
      yield { kind: "text", text: text.slice(told, stop) };
      told = stop;
    }
    if (part.kind === "text") continue;
    if (told < text.length) yield { kind: "text", text: text.slice(told) };
    yield { kind: "end", answer: showAnswer(part.message, reply.sessionId, reply.visitorToken) };
  }
}

/** Where the piece that starts here ends: at the next multiple of the length, never within a surrogate pair. Undefined while it is not whole. */
function endOfPiece(text: string, start: number): number | undefined {
  const multiple = (Math.floor(start / pieceLength) + 1) * pieceLength;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(multiple - 1)) ? multiple + 1 : multiple;
  return end <= text.length ? end : undefined;
}

/** The same in the pieces that it comes in: for clients that are told from the beginning again, or not at all. */
export async function* tellReply(kernel: Kernel, reply: Reply, signal: AbortSignal): AsyncGenerator<Told> {
  const end = reply.complete();
  end.catch(() => {});
  for await (const part of followReply(kernel, reply, { end, signal })) {
    if (part.kind === "text") yield { kind: "text", text: part.text };
    else yield { kind: "end", answer: showAnswer(part.message, reply.sessionId, reply.visitorToken) };
  }
}

import type { Kernel } from "../../kernel/kernel.ts";
import { type ChatAnswer, followReply, type Reply } from "../conversations/index.ts";
import { answerOfReply } from "./answer-of-reply.ts";

/** A piece of a reply's text, or the end of the reply. */
export type ReplyPiece = { kind: "text"; text: string } | { kind: "end"; answer: ChatAnswer };

/**
 * Gives a reply in pieces, as the assistant writes it. The iteration ends early, without its end piece,
 * when `signal` aborts; the assistant completes the reply all the same.
 *
 * @example
 * for await (const piece of replyPieces(kernel, reply, stream.signal)) {
 *   if (piece.kind === "text") await send(piece.text);
 *   else await finish(piece.answer);
 * }
 */
export async function* replyPieces(kernel: Kernel, reply: Reply, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
  const end = reply.complete();
  // An error reaches the caller through `followReply`; without a handler here it would also be
  // reported as an unhandled rejection when the iteration has ended early.
  end.catch(() => {});
  for await (const part of followReply(kernel, reply, { end, signal })) {
    if (part.kind === "text") yield { kind: "text", text: part.text };
    else {
      const answer = await answerOfReply(kernel, reply, part.message);
      if (reply.isHandedOver) yield { kind: "text", text: answer.aiResponse };
      yield { kind: "end", answer };
    }
  }
}

import type { Kernel } from "../../../kernel/kernel.ts";
import { MessageId, type Reply } from "../../conversations/index.ts";
import { replyPieces } from "../reply-pieces.ts";
import { lastChunks } from "./last-chunks.ts";

export type UiMessageChunk = { type: string; [member: string]: unknown };

/**
 * Gives one reply in the chunks of the AI SDK's UI message stream. Each version of the AI SDK throws on a
 * chunk type that it does not know, so only types of all versions 5, 6 and 7 occur. The parts of an
 * answer that have no such type are in `data-provenance`, which the AI SDK passes on to the page.
 */
export async function* uiMessageChunks(
  kernel: Kernel,
  reply: Reply,
  { continuedId, signal }: { continuedId?: string | undefined; signal: AbortSignal },
): AsyncGenerator<UiMessageChunk> {
  const id = MessageId.format(reply.replyId);
  const { sessionId, visitorToken } = reply;
  let hasText = false;
  yield { type: "start", messageId: continuedId ?? id };
  yield { type: "message-metadata", messageMetadata: { sessionId, ...(visitorToken && { visitorToken }) } };
  yield { type: "start-step" };
  for await (const piece of replyPieces(kernel, reply, signal)) {
    if (piece.kind === "text") {
      if (!hasText) yield { type: "text-start", id };
      hasText = true;
      yield { type: "text-delta", id, delta: piece.text };
      continue;
    }
    if (hasText) yield { type: "text-end", id };
    yield* lastChunks(piece.answer);
  }
}

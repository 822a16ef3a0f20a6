import type { Kernel } from "../../../kernel/kernel.ts";
import { type ChatAnswer, type Citation, MessageId, type Reply } from "../../conversations/index.ts";
import { replyPieces } from "../reply-pieces.ts";

export type UiMessageChunk = { type: string; [member: string]: unknown };

/**
 * One reply in the chunks of the AI SDK's UI message stream. Each version of the AI SDK throws on a
 * chunk type that it does not know, so only types of all versions 5, 6 and 7 occur. The parts of an
 * answer that have no such type are in `data-provenance`, which the AI SDK passes on to the page.
 */
export async function* uiMessageChunks(
  kernel: Kernel,
  reply: Reply,
  signal: AbortSignal,
): AsyncGenerator<UiMessageChunk> {
  const messageId = MessageId.format(reply.replyId);
  const { sessionId, visitorToken } = reply;
  let hasText = false;
  yield { type: "start", messageId };
  yield { type: "message-metadata", messageMetadata: { sessionId, ...(visitorToken && { visitorToken }) } };
  yield { type: "start-step" };
  for await (const piece of replyPieces(kernel, reply, signal)) {
    if (piece.kind === "text") {
      if (!hasText) yield { type: "text-start", id: messageId };
      hasText = true;
      yield { type: "text-delta", id: messageId, delta: piece.text };
      continue;
    }
    if (hasText) yield { type: "text-end", id: messageId };
    yield* lastChunks(piece.answer);
  }
}

function* lastChunks(answer: ChatAnswer): Generator<UiMessageChunk> {
  if (answer.status === "failed") {
    yield { type: "error", errorText: answer.aiResponse };
    return;
  }
  yield* sourceChunks(answer.citations);
  const { messageId, conversationId, answered, confidence, model, citations } = answer;
  const provenance = { messageId, conversationId, answered, confidence, model, citations };
  yield { type: "data-provenance", id: messageId, data: provenance };
  yield { type: "finish-step" };
  yield answer.status === "interrupted" ? { type: "abort" } : { type: "finish", finishReason: "stop" };
}

/** A page uses the ids of sources as keys, so two citations of one document get different ids. */
function* sourceChunks(citations: readonly Citation[]): Generator<UiMessageChunk> {
  for (const { documentId, start, end, title, url } of citations) {
    const sourceId = `${documentId}:${start}-${end}`;
    yield url === null
      ? { type: "source-document", sourceId, mediaType: "text/plain", title }
      : { type: "source-url", sourceId, url, title };
  }
}

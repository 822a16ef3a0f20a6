import type { Kernel } from "../../kernel/kernel.ts";
import type { ChatAnswer, Citation, Reply } from "../conversations/index.ts";
import { MessageId } from "../conversations/index.ts";
import { tellReply } from "./tell-reply.ts";

export type UiChunk = { type: string; [member: string]: unknown };

/**
 * One reply in the chunks of the AI SDK's UI message stream. Only types that its versions 5, 6 and 7 all know: each throws
 * at any other. What they have no type for goes into `data-provenance`, which they pass on.
 */
export async function* uiChunks(kernel: Kernel, reply: Reply, signal: AbortSignal): AsyncGenerator<UiChunk> {
  const messageId = MessageId.format(reply.replyId);
  const { sessionId, visitorToken } = reply;
  let hasText = false;
  yield { type: "start", messageId };
  yield { type: "message-metadata", messageMetadata: { sessionId, ...(visitorToken && { visitorToken }) } };
  yield { type: "start-step" };
  for await (const told of tellReply(kernel, reply, signal)) {
    if (told.kind === "text") {
      if (!hasText) yield { type: "text-start", id: messageId };
      hasText = true;
      yield { type: "text-delta", id: messageId, delta: told.text };
      continue;
    }
    if (hasText) yield { type: "text-end", id: messageId };
    yield* endOf(told.answer);
  }
}

function* endOf(answer: ChatAnswer): Generator<UiChunk> {
  if (answer.status === "failed") {
    yield { type: "error", errorText: answer.aiResponse };
    return;
  }
  yield* sourcesOf(answer.citations);
  const { messageId, conversationId, answered, confidence, model, citations } = answer;
  const provenance = { messageId, conversationId, answered, confidence, model, citations };
  yield { type: "data-provenance", id: messageId, data: provenance };
  yield { type: "finish-step" };
  yield answer.status === "interrupted" ? { type: "abort" } : { type: "finish", finishReason: "stop" };
}

/** One for each place; a page shows them under their ids, which must differ. */
function* sourcesOf(citations: readonly Citation[]): Generator<UiChunk> {
  for (const { documentId, start, end, title, url } of citations) {
    const sourceId = `${documentId}:${start}-${end}`;
    yield url === null
      ? { type: "source-document", sourceId, mediaType: "text/plain", title }
      : { type: "source-url", sourceId, url, title };
  }
}

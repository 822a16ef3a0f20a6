import type { Kernel } from "../../../kernel/kernel.ts";
import { type FoundReply, MessageId } from "../../conversations/index.ts";
import { evenReplyPieces } from "./even-reply-pieces.ts";
import { outputMessage, outputText } from "./output-message.ts";
import { showEndedResponse, showPendingResponse } from "./show-response.ts";

export type ResponseEvent = { type: string; sequence_number: number; [member: string]: unknown };

const lastEvents = {
  completed: "response.completed",
  interrupted: "response.incomplete",
  "handed-over": "response.completed",
  failed: "response.failed",
} as const;

/**
 * All events of one response. They and their numbers depend on the stored reply alone, so a client
 * that reconnects gets the same events. Only OpenAI's own event types occur: OpenAI's stream helper
 * throws on any other type.
 */
export async function* responseEvents(
  kernel: Kernel,
  reply: FoundReply,
  signal: AbortSignal,
): AsyncGenerator<ResponseEvent> {
  let number = 0;
  const event = (type: string, members: object): ResponseEvent => ({ type, sequence_number: number++, ...members });
  const item = { item_id: MessageId.format(reply.replyId), output_index: 0 };
  const part = { ...item, content_index: 0 };

  yield event("response.created", { response: showPendingResponse(reply) });
  yield event("response.in_progress", { response: showPendingResponse(reply) });
  yield event("response.output_item.added", { output_index: 0, item: outputMessage(reply.replyId, undefined) });
  yield event("response.content_part.added", { ...part, part: outputText(undefined) });
  for await (const piece of evenReplyPieces(kernel, reply, signal)) {
    if (piece.kind === "text") {
      yield event("response.output_text.delta", { ...part, delta: piece.text, logprobs: [] });
      continue;
    }
    const { answer } = piece;
    const content = outputText(answer);
    for (const [index, annotation] of content.annotations.entries()) {
      yield event("response.output_text.annotation.added", { ...part, annotation_index: index, annotation });
    }
    yield event("response.output_text.done", { ...part, text: content.text, logprobs: [] });
    yield event("response.content_part.done", { ...part, part: content });
    yield event("response.output_item.done", { output_index: 0, item: outputMessage(reply.replyId, answer) });
    yield event(lastEvents[answer.status], { response: showEndedResponse(reply, answer) });
  }
}

import type { Kernel } from "../../../kernel/kernel.ts";
import { type ChatAnswer, type FoundReply, MessageId } from "../../conversations/index.ts";
import { errorEvent } from "./error-event.ts";
import { evenReplyPieces } from "./even-reply-pieces.ts";
import { outputCall, outputMessage, outputText } from "./output-items.ts";
import { type EndedStatus, showEndedResponse, showPendingResponse } from "./show-response.ts";

type ResponseEvent = { type: string; sequence_number: number; [member: string]: unknown };
type Emit = (type: string, members: object) => ResponseEvent;

const lastEvents: Record<EndedStatus, string> = {
  completed: "response.completed",
  incomplete: "response.incomplete",
  // OpenAI has no event of its own for a cancelled response.
  cancelled: "response.incomplete",
  failed: "response.failed",
};

/**
 * Gives all events of one response. They and their numbers depend on the stored reply alone, so a client
 * that reconnects gets the same events. Only OpenAI's own event types occur: OpenAI's stream helper
 * throws on any other type.
 */
export async function* responseEvents(
  kernel: Kernel,
  reply: FoundReply,
  signal: AbortSignal,
): AsyncGenerator<ResponseEvent> {
  let number = 0;
  const emit: Emit = (type, members) => ({ type, sequence_number: number++, ...members });
  const part = { item_id: MessageId.format(reply.replyId), output_index: 0, content_index: 0 };

  yield emit("response.created", { response: showPendingResponse(reply) });
  yield emit("response.in_progress", { response: showPendingResponse(reply) });
  let hasText = false;
  for await (const piece of evenReplyPieces(kernel, reply, signal)) {
    if (piece.kind === "text") {
      if (!hasText) {
        yield emit("response.output_item.added", { output_index: 0, item: outputMessage(reply.replyId, undefined) });
        yield emit("response.content_part.added", { ...part, part: outputText(undefined) });
      }
      hasText = true;
      yield emit("response.output_text.delta", { ...part, delta: piece.text, logprobs: [] });
      continue;
    }
    const { answer } = piece;
    if (hasText) yield* textEnd(emit, reply, answer, part);
    yield* calls(emit, reply, answer, hasText ? 1 : 0);
    const response = showEndedResponse(reply, answer);
    yield emit(lastEvents[response.status as EndedStatus], { response });
    // Several clients know nothing of `response.failed`, and would take the text for a whole answer.
    if (response.error != null)
      yield emit("error", errorEvent({ type: "server_error", param: null, ...response.error }));
  }
}

function* textEnd(emit: Emit, reply: FoundReply, answer: ChatAnswer, part: object): Generator<ResponseEvent> {
  const content = outputText(answer);
  for (const [index, annotation] of content.annotations.entries()) {
    yield emit("response.output_text.annotation.added", { ...part, annotation_index: index, annotation });
  }
  yield emit("response.output_text.done", { ...part, text: content.text, logprobs: [] });
  yield emit("response.content_part.done", { ...part, part: content });
  yield emit("response.output_item.done", { output_index: 0, item: outputMessage(reply.replyId, answer) });
}

function* calls(emit: Emit, { replyId }: FoundReply, answer: ChatAnswer, firstIndex: number): Generator<ResponseEvent> {
  for (const index of (answer.toolCalls ?? []).keys()) {
    const item = outputCall(replyId, answer, index);
    const place = { item_id: item.id, output_index: firstIndex + index };
    const begun = { ...item, arguments: "", status: "in_progress" };
    yield emit("response.output_item.added", { output_index: place.output_index, item: begun });
    yield emit("response.function_call_arguments.delta", { ...place, delta: item.arguments });
    yield emit("response.function_call_arguments.done", { ...place, name: item.name, arguments: item.arguments });
    yield emit("response.output_item.done", { output_index: place.output_index, item });
  }
}

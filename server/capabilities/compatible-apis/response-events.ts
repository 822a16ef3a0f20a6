import type { Kernel } from "../../kernel/kernel.ts";
import type { FoundReply } from "../conversations/index.ts";
import { MessageId } from "../conversations/index.ts";
import { outputMessage, outputText, responseEnded, responseUnderWay } from "./response-shape.ts";
import { tellEvenly } from "./tell-reply.ts";

export type ResponseEvent = { type: string; sequence_number: number; [member: string]: unknown };

const lastEvents = {
  completed: "response.completed",
  interrupted: "response.incomplete",
  "handed-over": "response.completed",
  failed: "response.failed",
} as const;

/**
 * The events of one response from its first on. They follow from the stored reply alone, numbers included, so that a
 * client that comes back gets the same ones. OpenAI's own types only: its stream helper throws at any other.
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

  yield event("response.created", { response: responseUnderWay(reply) });
  yield event("response.in_progress", { response: responseUnderWay(reply) });
  yield event("response.output_item.added", { output_index: 0, item: outputMessage(reply.replyId, undefined) });
  yield event("response.content_part.added", { ...part, part: outputText(undefined) });
  for await (const told of tellEvenly(kernel, reply, signal)) {
    if (told.kind === "text") {
      yield event("response.output_text.delta", { ...part, delta: told.text, logprobs: [] });
      continue;
    }
    const { answer } = told;
    const content = outputText(answer);
    for (const [index, annotation] of content.annotations.entries()) {
      yield event("response.output_text.annotation.added", { ...part, annotation_index: index, annotation });
    }
    yield event("response.output_text.done", { ...part, text: content.text, logprobs: [] });
    yield event("response.content_part.done", { ...part, part: content });
    yield event("response.output_item.done", { output_index: 0, item: outputMessage(reply.replyId, answer) });
    yield event(lastEvents[answer.status], { response: responseEnded(reply, answer) });
  }
}

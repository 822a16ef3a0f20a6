import type { Kernel } from "../../../../kernel/kernel.ts";
import type { ModelMessage, ToolCall } from "../../../../providers/model/model.ts";
import { checkQuestion } from "../../check-question.ts";
import { readContent } from "../../openai/read-content.ts";
import type { ContentPart } from "../../openai/schema.ts";
import { transcript } from "../../openai/transcript.ts";
import { unsupported } from "../../problems.ts";
import type { ShownPart } from "./item.ts";
import type { Entry } from "./item-list.ts";

const pointer = "/body/item";

/**
 * Items as a model reads them, the system's first. Throws invalid-request and
 * unsupported-parameter.
 * @param earlierCalls calls before the items, whose outputs may be among them
 */
export function messagesOfItems(entries: readonly Entry[], earlierCalls: readonly ToolCall[]): ModelMessage[] {
  const told = transcript(earlierCalls);
  const system: ModelMessage[] = [];
  for (const { shown } of entries) {
    if (shown.type === "function_call") told.call(callOf(shown), pointer);
    else if (shown.type === "function_call_output") told.result(String(shown.call_id), String(shown.output), pointer);
    else if (shown.role === "system") system.push({ role: "system", text: textOf(shown.content as ShownPart[]) });
    else if (shown.role === "assistant")
      told.say({ role: "assistant", text: textOf(shown.content as ShownPart[]) }, pointer);
    else told.say(readUserItem(shown.content as ShownPart[]), pointer);
  }
  return [...system, ...told.end(pointer)];
}

/** The calls among the items that have no output there. */
export function openCallsOf(entries: readonly Entry[]): ToolCall[] {
  const outputs = new Set(
    entries.filter(({ shown }) => shown.type === "function_call_output").map(({ shown }) => shown.call_id),
  );
  return entries
    .filter(({ shown }) => shown.type === "function_call" && !outputs.has(shown.call_id))
    .map(({ shown }) => callOf(shown));
}

/**
 * Throws invalid-request and unsupported-parameter for a message of the user that cannot be asked.
 */
export function checkUserItem(kernel: Kernel, { shown }: Entry): void {
  if (shown.role !== "user") return;
  const { text, images = [] } = readUserItem(shown.content as ShownPart[]);
  checkQuestion(kernel, text, `${pointer}/content`, images);
}

const callOf = (shown: Entry["shown"]): ToolCall => ({
  id: String(shown.call_id),
  name: String(shown.name),
  input: String(shown.arguments),
});

function readUserItem(content: readonly ShownPart[]): ModelMessage & { role: "user" } {
  const parts = content.map((part, index): ContentPart => {
    if (part.type !== "input_audio") return part;
    if (part.transcript != null) return { type: "input_text", text: part.transcript };
    const place = `${pointer}/content/${index}`;
    throw unsupported(place, "Send sound with input_audio_buffer.append, or the words as `transcript`.");
  });
  const { text, images } = readContent(parts, `${pointer}/content`);
  return images.length === 0 ? { role: "user", text } : { role: "user", text, images };
}

function textOf(content: readonly ShownPart[]): string {
  return content.map(({ text, transcript: words }) => text ?? words ?? "").join("\n");
}

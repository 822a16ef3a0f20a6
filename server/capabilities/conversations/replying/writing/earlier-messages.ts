import type { ModelMessage, ToolCall } from "../../../../providers/model/model.ts";
import type { EarlierMessage } from "../finding/store.ts";

const maxEarlierCharacters = 8_000;

/**
 * Writes the stored messages as a model gets them, oldest first: as many of the newest as fit. The
 * messages of members count as the assistant's own. A call of the caller's tools is told only with
 * its result, because vendors refuse one without the other.
 */
export function earlierMessages(earlier: readonly EarlierMessage[]): ModelMessage[] {
  const messages: ModelMessage[] = [];
  let openCalls: readonly ToolCall[] = [];
  for (const message of newestThatFit(earlier)) {
    const { author, text, isNote, toolCalls, results, images } = message;
    const given = (results ?? []).filter(({ role }) => role === "tool") as Extract<ModelMessage, { role: "tool" }>[];
    const isGiven = openCalls.every(({ id }) => given.some(({ toolCallId }) => toolCallId === id));
    if (openCalls.length > 0 && isGiven) {
      messages.push({ role: "assistant", text: "", toolCalls: openCalls });
      for (const { id } of openCalls) messages.push(given.find(({ toolCallId }) => toolCallId === id)!);
    }
    openCalls = toolCalls ?? [];
    if (images !== null) addImages(messages, images);
    if (author === "contact") messages.push({ role: "user", text });
    else if (!isNote && text !== "") messages.push({ role: "assistant", text });
    else if (isNote && author === "system")
      messages.push({ role: "user", text: `(Note of a colleague, not of the visitor: ${text})` });
  }
  return messages;
}

function newestThatFit(earlier: readonly EarlierMessage[]): EarlierMessage[] {
  let left = maxEarlierCharacters;
  const first = earlier.findLastIndex(({ text }) => {
    left -= text.length;
    return left < 0;
  });
  return earlier.slice(first + 1);
}

/** Images are stored with the reply and belong to its question. */
function addImages(messages: ModelMessage[], images: NonNullable<EarlierMessage["images"]>): void {
  const question = messages.at(-1);
  if (question?.role === "user") messages[messages.length - 1] = { ...question, images };
}

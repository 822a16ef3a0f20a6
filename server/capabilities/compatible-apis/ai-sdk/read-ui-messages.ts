import type { ModelMessage } from "../../../providers/model/model.ts";
import { invalid } from "../problems.ts";
import { readAssistantMessage } from "./read-assistant-message.ts";
import { readUserMessage } from "./read-user-message.ts";
import type { UiMessage } from "./schema.ts";

/**
 * All messages of a page, as a model reads them. Throws invalid-request and unsupported-parameter,
 * naming the message or the part.
 */
export function readUiMessages(messages: readonly UiMessage[]): ModelMessage[] {
  return messages.flatMap((message, index) => {
    const pointer = `/body/messages/${index}`;
    if (message.role === "user") return [readUserMessage(message, pointer)];
    if (message.role === "assistant") {
      return readAssistantMessage(message, pointer, { isLast: index === messages.length - 1 });
    }
    if (message.role !== "system") throw invalid(`${pointer}/role`, "must be system, user or assistant");
    const text = (message.parts ?? []).map((part) => (part.type === "text" ? (part.text ?? "") : "")).join("");
    return text === "" ? [] : [{ role: "system", text }];
  });
}

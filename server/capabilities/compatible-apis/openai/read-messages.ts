import { checkQuestion } from "../check-question.ts";
import { invalid, unsupported } from "../problems.ts";
import type { ClientMessage } from "./schema.ts";
import type { HistoryMessage } from "./send-with-history.ts";

/** Items that OpenAI's own tools add to the input of a response have no role. */
type Message = { role?: string; content?: ClientMessage["content"] };

/** The types of content parts that hold text, in chat completions and in responses. */
const textTypes = new Set(["text", "input_text", "output_text"]);

/**
 * Splits a client's messages: the last one is the question, those before it are the history. System
 * and tool messages are left out, because the assistant has its own instructions.
 *
 * @param pointer says where in the request the messages are, for example `/body/messages`
 * @throws Problem invalid-request or unsupported-parameter
 */
export function readMessages(
  messages: readonly Message[],
  pointer: string,
): { question: string; history: HistoryMessage[] } {
  const last = messages.length - 1;
  const message = messages[last];
  if (message?.role !== "user") {
    throw invalid(`${pointer}/${Math.max(last, 0)}/role`, "must be user: the last message is the question");
  }
  const contentPointer = `${pointer}/${last}/content`;
  const question = checkQuestion(questionOf(message, contentPointer), contentPointer);
  return { question, history: messages.slice(0, last).flatMap(historyMessagesOf) };
}

function questionOf({ content }: Message, pointer: string): string {
  if (typeof content === "string") return content;
  const parts = content ?? [];
  const other = parts.findIndex((part) => !textTypes.has(part.type));
  if (other >= 0) {
    const type = parts[other]?.type.slice(0, 100);
    throw unsupported(`${pointer}/${other}/type`, `The assistant reads text only. Leave out parts of type ${type}.`);
  }
  return textOf(content);
}

function historyMessagesOf({ role, content }: Message): HistoryMessage[] {
  return role === "user" || role === "assistant" ? [{ role, text: textOf(content) }] : [];
}

function textOf(content: ClientMessage["content"]): string {
  if (typeof content === "string") return content;
  return (content ?? [])
    .filter((part) => textTypes.has(part.type))
    .map((part) => part.text ?? "")
    .join("\n");
}

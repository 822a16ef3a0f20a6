import { Check } from "typebox/value";
import { maxMessageLength, SendMessage } from "../conversations/index.ts";
import { invalid, unsupported } from "./problems.ts";
import type { ClientMessage } from "./schema.ts";
import type { Said } from "./told-history.ts";

/** Who said what. Items that OpenAI's own tools left have no role: nobody said them. */
type Message = { role?: string; content?: ClientMessage["content"] };

/** The kinds of parts that hold text, by the names of both of OpenAI's interfaces. */
const textKinds = new Set(["text", "input_text", "output_text"]);

/**
 * Takes the last message for the question and those before it for the history. What a system or a tool said is not part of
 * the conversation: the assistant has its own instructions. Throws invalid-request and unsupported-parameter.
 */
export function readMessages(messages: readonly Message[], pointer: string): { question: string; history: Said[] } {
  const last = messages.length - 1;
  const asked = messages[last];
  if (asked?.role !== "user")
    throw invalid(`${pointer}/${Math.max(last, 0)}/role`, "must be user: the last message is the question");
  const question = checkedQuestion(questionOf(asked, `${pointer}/${last}/content`), `${pointer}/${last}/content`);
  return { question, history: messages.slice(0, last).flatMap(saidIn) };
}

/** Throws invalid-request for what is blank or too long. */
export function checkedQuestion(text: string, pointer: string): string {
  if (Check(SendMessage.properties.message, text)) return text;
  throw invalid(pointer, `must not be blank, nor longer than ${maxMessageLength} characters`);
}

function questionOf({ content }: Message, pointer: string): string {
  if (typeof content === "string") return content;
  const parts = content ?? [];
  const other = parts.findIndex((part) => !textKinds.has(part.type));
  if (other >= 0) {
    throw unsupported(
      `${pointer}/${other}/type`,
      `This assistant reads text; it cannot take a part of type ${parts[other]?.type.slice(0, 100)}.`,
    );
  }
  return textOf(content);
}

function saidIn({ role, content }: Message): Said[] {
  return role === "user" || role === "assistant" ? [{ role, text: textOf(content) }] : [];
}

function textOf(content: ClientMessage["content"]): string {
  if (typeof content === "string") return content;
  return (content ?? [])
    .filter((part) => textKinds.has(part.type))
    .map((part) => part.text ?? "")
    .join("\n");
}

import type { ModelImage, ModelMessage } from "../../providers/model/model.ts";

/** A client's messages by what becomes of them. */
export type SplitMessages = {
  /** The system messages before all others. */
  instructions: string[];
  /** These messages were said before the question. */
  told: ModelMessage[];
  /** Empty when the client sent no message of the user: the results name what they belong to. */
  question: string;
  images: readonly ModelImage[];
  /** The calls of the client's tools after the question, with their results. */
  results: ModelMessage[];
};

/** Stands in the conversation for a question of images alone: a stored message is never empty. */
const imagesOnly = "[image]";

/**
 * Splits a client's messages at the user's last one, which is the question. Results of tools that
 * follow it continue its reply.
 */
export function splitMessages(messages: readonly ModelMessage[]): SplitMessages {
  const first = messages.findIndex(({ role }) => role !== "system");
  const leading = first < 0 ? messages : messages.slice(0, first);
  const rest = first < 0 ? [] : messages.slice(first);
  const isContinued = rest.at(-1)?.role === "tool";
  const at = rest.findLastIndex(({ role }) => role === "user");
  const question = rest[at];
  const { text = "", images = [] } = question?.role === "user" ? question : {};
  return {
    instructions: leading.map((message) => (message.role === "system" ? message.text : "")),
    told: rest.slice(0, Math.max(at, 0)),
    question: text.trim() === "" && images.length > 0 ? imagesOnly : text,
    images,
    results: isContinued ? rest.slice(at + 1) : [],
  };
}

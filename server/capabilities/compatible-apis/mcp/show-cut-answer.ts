import type { ChatAnswer } from "../../conversations/index.ts";
import { type AnswerEnd, explainErrorEnd, howAnswerEnded } from "../how-answer-ended.ts";
import type { McpToolResult } from "./call-tool.ts";

const sentences: Partial<Record<AnswerEnd, string>> = {
  length: "The answer was cut, because it reached its limit of length.",
  "content-filter": "The answer was cut: the model's provider held the rest back.",
  stopped: "The answer was stopped, or a person took the conversation over.",
};

/**
 * An answer that is not whole, as a failed call of the tool: what happened, and then the part that
 * there is. Undefined for a whole answer.
 */
export function showCutAnswer(answer: ChatAnswer): McpToolResult | undefined {
  const end = howAnswerEnded(answer);
  if (end === "stop" || end === "tool-calls") return undefined;
  const sentence = sentences[end] ?? explainErrorEnd(answer);
  const part = answer.status === "failed" ? "" : answer.aiResponse;
  const texts = part === "" ? [sentence] : [sentence, `Its beginning:\n${part}`];
  return { isError: true, content: [{ type: "text", text: texts.join("\n\n") }], structuredContent: { ...answer } };
}

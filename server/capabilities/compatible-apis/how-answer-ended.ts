import type { ChatAnswer } from "../conversations/index.ts";

/**
 * The end says how an answer ended, in the words that most protocols use. `stopped`: the caller or
 * a member stopped it.
 */
export type AnswerEnd = "stop" | "length" | "content-filter" | "tool-calls" | "stopped" | "error";

/** An answer that was cut is never shown as a finished one. */
export function howAnswerEnded({ status, reason, toolCalls = [] }: ChatAnswer): AnswerEnd {
  if (status === "failed") return "error";
  if (reason === "token-limit" || reason === "too-long") return "length";
  if (reason === "content-filter") return "content-filter";
  if (reason === "stopped") return "stopped";
  if (reason !== undefined || status === "interrupted") return "error";
  return toolCalls.length > 0 ? "tool-calls" : "stop";
}

const sentences: Partial<Record<NonNullable<ChatAnswer["reason"]>, string>> = {
  "model-failed": "The language model failed in the middle of the answer. Ask again.",
  "too-slow": "The language model took too long, so the answer was cut. Ask again.",
  "node-stopped": "The server stopped in the middle of the answer. Ask again.",
  "node-died": "The server crashed in the middle of the answer. Ask again.",
};

const noModelAnswered =
  "No language model answered in the way that was asked for. GET /api/providers shows why each of them failed.";

/** For an answer that ended with an error: what happened, and what to do next. */
export function explainErrorEnd({ status, reason, aiResponse }: ChatAnswer): string {
  if (status === "failed" && reason === "model-failed") return noModelAnswered;
  if (status === "failed" && aiResponse !== "") return aiResponse;
  return (reason && sentences[reason]) ?? "The answer was interrupted by an error. Ask again.";
}

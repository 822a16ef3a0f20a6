import { Problem, type ProblemType } from "../../../kernel/problem.ts";
import { type ChatAnswer, replyFailed } from "../../conversations/index.ts";
import { explainErrorEnd, howAnswerEnded } from "../how-answer-ended.ts";
import { providerFailed, replyInterrupted, replyStopped } from "../problems.ts";
import type { FinishReason } from "./schema.ts";

/**
 * OpenAI's clients ask again after an error unless an answer says that they should not. The question and
 * the beginning of its answer are stored, and Parley has asked the models again itself.
 */
const noRetry = { headers: { "x-should-retry": "false" } };

/**
 * Says how an answer ended. Chat completions have no sign for an answer that an error or a person
 * cut: clients expect an error. Throws reply-failed, provider-failed, reply-interrupted,
 * reply-stopped.
 */
export function finishReason(answer: ChatAnswer): FinishReason {
  const end = howAnswerEnded(answer);
  if (end === "error") throw new Problem(problemOf(answer), explainErrorEnd(answer), noRetry);
  if (end === "stopped") {
    const sentence = "The answer was stopped, or a person took the conversation over. Its beginning is stored.";
    throw new Problem(replyStopped, sentence, noRetry);
  }
  return end === "content-filter" ? "content_filter" : end === "tool-calls" ? "tool_calls" : end;
}

function problemOf({ status, reason }: ChatAnswer): ProblemType {
  if (status !== "failed") return replyInterrupted;
  return reason === "model-failed" ? providerFailed : replyFailed;
}

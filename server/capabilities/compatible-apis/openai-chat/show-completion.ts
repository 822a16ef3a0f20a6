import { type ChatAnswer, MessageId, type Reply } from "../../conversations/index.ts";
import { creationSeconds } from "../openai/creation-seconds.ts";
import { finishReason } from "./finish-reason.ts";
import type { CalledFunction, Completion, Provenance, Usage } from "./schema.ts";
import { urlCitations } from "./url-citations.ts";

/** Throws as `finishReason` for an answer that is not whole. */
export function showCompletion(reply: Reply, answer: ChatAnswer): Completion {
  const { aiResponse: text, model } = answer;
  const calls = showToolCalls(answer);
  const content = text === "" && calls.length > 0 ? null : text;
  const message = { role: "assistant" as const, content, refusal: null, annotations: urlCitations(answer) };
  return {
    ...showHead(reply),
    object: "chat.completion",
    model,
    choices: [
      {
        index: 0,
        message: calls.length === 0 ? message : { ...message, tool_calls: calls },
        logprobs: null,
        finish_reason: finishReason(answer),
      },
    ],
    usage: showUsage(answer),
    parley: showProvenance(answer),
  };
}

/** Shows what a completion and all chunks of its stream have in common. */
export function showHead({ replyId }: Reply): { id: string; created: number } {
  return { id: MessageId.format(replyId).replace("msg_", "chatcmpl-"), created: creationSeconds(replyId) };
}

export function showToolCalls({ toolCalls = [] }: ChatAnswer): CalledFunction[] {
  return toolCalls.map(({ id, name, input }) => ({ id, type: "function", function: { name, arguments: input } }));
}

/** Zero tokens for an answer that no language model wrote. */
export function showUsage({ usage }: ChatAnswer): Usage {
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: 0,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}

export function showProvenance(answer: ChatAnswer): Provenance {
  const { sessionId, conversationId, messageId, status, reason, answered, confidence, citations, choices } = answer;
  const ended = reason === undefined ? { status } : { status, reason };
  const { handedOver } = answer;
  return {
    sessionId,
    conversationId,
    messageId,
    ...ended,
    answered,
    confidence,
    citations,
    ...(choices && { choices }),
    ...(handedOver && { handedOver }),
  };
}

import { type ChatAnswer, MessageId, type Reply } from "../../conversations/index.ts";
import { creationSeconds } from "../openai/creation-seconds.ts";
import type { Completion, Provenance, Usage } from "./schema.ts";
import { urlCitations } from "./url-citations.ts";

export function showCompletion(reply: Reply, answer: ChatAnswer): Completion {
  const { aiResponse: content, model } = answer;
  const message = { role: "assistant" as const, content, refusal: null, annotations: urlCitations(answer) };
  return {
    ...showHead(reply),
    object: "chat.completion",
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: "stop" }],
    usage: showUsage(answer),
    parley: showProvenance(answer),
  };
}

/** What a completion and all chunks of its stream have in common. */
export function showHead({ replyId }: Reply): { id: string; created: number } {
  return { id: MessageId.format(replyId).replace("msg_", "chatcmpl-"), created: creationSeconds(replyId) };
}

/** Zero tokens for an answer that no language model wrote. */
export function showUsage({ usage }: ChatAnswer): Usage {
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
  return { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens };
}

export function showProvenance(answer: ChatAnswer): Provenance {
  const { sessionId, conversationId, messageId, status, answered, confidence, citations } = answer;
  return { sessionId, conversationId, messageId, status, answered, confidence, citations };
}

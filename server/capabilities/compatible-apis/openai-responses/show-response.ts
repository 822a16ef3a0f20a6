import type { Kernel } from "../../../kernel/kernel.ts";
import { assistantModel } from "../../assistants/index.ts";
import { type ChatAnswer, ConversationId, type FoundReply } from "../../conversations/index.ts";
import { answerOfReply } from "../answer-of-reply.ts";
import { creationSeconds } from "../openai/creation-seconds.ts";
import { ResponseId } from "./ids.ts";
import { outputMessage } from "./output-message.ts";
import type { Response } from "./schema.ts";

/** The response as it is stored: pending or ended. */
export async function showResponse(kernel: Kernel, reply: FoundReply): Promise<Response> {
  if (reply.message.status === "pending") return showPendingResponse(reply);
  return showEndedResponse(reply, await answerOfReply(kernel, reply, reply.message));
}

export function showPendingResponse(reply: FoundReply): Response {
  return {
    id: ResponseId.format(reply.replyId),
    object: "response",
    created_at: creationSeconds(reply.replyId),
    status: "in_progress",
    model: assistantModel,
    output: [],
    conversation: { id: ConversationId.format(reply.conversationId) },
    previous_response_id: reply.earlierReplyId === undefined ? null : ResponseId.format(reply.earlierReplyId),
    error: null,
    usage: null,
    metadata: { sessionId: reply.sessionId },
    ...defaultSettings,
  };
}

const statuses = {
  completed: "completed",
  interrupted: "cancelled",
  failed: "failed",
  "handed-over": "completed",
} as const;

export function showEndedResponse(reply: FoundReply, answer: ChatAnswer): Response {
  return {
    ...showPendingResponse(reply),
    status: statuses[answer.status],
    model: answer.model,
    output: [outputMessage(reply.replyId, answer)],
    error: answer.status === "failed" ? { code: "server_error", message: answer.aiResponse } : null,
    usage: usageOf(answer),
    metadata: {
      sessionId: answer.sessionId,
      answered: String(answer.answered),
      confidence: String(answer.confidence),
      ...(answer.status === "handed-over" ? { status: answer.status } : {}),
    },
  };
}

/** Zero tokens for an answer that no language model wrote. */
function usageOf({ usage }: ChatAnswer): Response["usage"] {
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
  return {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: inputTokens + outputTokens,
  };
}

/** OpenAI's clients expect these settings in every response. */
const defaultSettings = {
  background: false,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: null,
  parallel_tool_calls: false,
  store: true,
  temperature: 1,
  text: { format: { type: "text" } },
  tool_choice: "none",
  tools: [],
  top_p: 1,
  truncation: "disabled",
};

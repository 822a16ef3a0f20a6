import type { Kernel } from "../../../kernel/kernel.ts";
import { assistantModel } from "../../assistants/index.ts";
import { type ChatAnswer, ConversationId, type FoundReply } from "../../conversations/index.ts";
import { answerOfReply } from "../answer-of-reply.ts";
import { explainErrorEnd, howAnswerEnded } from "../how-answer-ended.ts";
import { creationSeconds } from "../openai/creation-seconds.ts";
import { ResponseId } from "./ids.ts";
import { outputItems } from "./output-items.ts";
import type { Response } from "./schema.ts";
import { showSettings } from "./show-settings.ts";

/** Shows the response as it is stored: pending or ended. */
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
    previous_response_id: previousIdOf(reply),
    error: null,
    incomplete_details: null,
    usage: null,
    metadata: { ...metadataOf(reply), sessionId: reply.sessionId },
    ...showSettings(reply.remembered),
  };
}

export type EndedStatus = Exclude<Response["status"], "in_progress">;

const statuses = {
  stop: "completed",
  "tool-calls": "completed",
  length: "incomplete",
  "content-filter": "incomplete",
  stopped: "cancelled",
  error: "failed",
} as const satisfies Record<string, EndedStatus>;

export function showEndedResponse(reply: FoundReply, answer: ChatAnswer): Response {
  const end = howAnswerEnded(answer);
  return {
    ...showPendingResponse(reply),
    status: statuses[end],
    model: answer.model,
    output: outputItems(reply.replyId, answer),
    error: end === "error" ? { code: "server_error", message: explainErrorEnd(answer) } : null,
    incomplete_details:
      end === "length"
        ? { reason: "max_output_tokens" }
        : end === "content-filter"
          ? { reason: "content_filter" }
          : null,
    usage: usageOf(answer),
    metadata: {
      answered: String(answer.answered),
      confidence: String(answer.confidence),
      ...(answer.status === "handed-over" || answer.handedOver ? { status: "handed-over" } : {}),
      ...metadataOf(reply),
      sessionId: answer.sessionId,
    },
  };
}

function metadataOf({ remembered }: FoundReply): Record<string, string> {
  return (remembered?.metadata ?? {}) as Record<string, string>;
}

/**
 * Gives the response that the request named as the previous one; for a reply that another API asked
 * for, the reply before it.
 */
function previousIdOf({ remembered, earlierReplyId }: FoundReply): string | null {
  if (remembered !== undefined) return (remembered.previous_response_id as string | undefined) ?? null;
  return earlierReplyId === undefined ? null : ResponseId.format(earlierReplyId);
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

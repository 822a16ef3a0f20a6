import { ownModel } from "../assistants/index.ts";
import { type ChatAnswer, ConversationId, type FoundReply, MessageId, showAnswer } from "../conversations/index.ts";
import { responseAnnotations } from "./cite.ts";
import { secondsOf } from "./completion-shape.ts";
import type { OutputMessage, OutputText, Response } from "./responses-schema.ts";
import { responseUsage } from "./token-usage.ts";

/** A response is a stored reply under another name, so that nothing need be kept for it. */
export function responseIdOf(replyId: string): string {
  return MessageId.format(replyId).replace("msg_", "resp_");
}

/** The UUID of the reply; undefined for what is no response's id. */
export function replyIdOf(responseId: string): string | undefined {
  return responseId.startsWith("resp_") ? MessageId.parse(responseId.replace("resp_", "msg_")) : undefined;
}

/** As it is before its end. */
export function responseUnderWay(reply: FoundReply): Response {
  return {
    id: responseIdOf(reply.replyId),
    object: "response",
    created_at: secondsOf(reply.replyId),
    status: "in_progress",
    model: ownModel,
    output: [],
    conversation: { id: ConversationId.format(reply.conversationId) },
    previous_response_id: reply.earlierReplyId === undefined ? null : responseIdOf(reply.earlierReplyId),
    error: null,
    usage: null,
    metadata: { sessionId: reply.sessionId },
    ...usualSettings,
  };
}

const statuses = {
  completed: "completed",
  interrupted: "cancelled",
  failed: "failed",
  "handed-over": "completed",
} as const;

export function responseEnded(reply: FoundReply, answer: ChatAnswer): Response {
  return {
    ...responseUnderWay(reply),
    status: statuses[answer.status],
    model: answer.model,
    output: [outputMessage(reply.replyId, answer)],
    error: answer.status === "failed" ? { code: "server_error", message: answer.aiResponse } : null,
    usage: responseUsage(answer),
    metadata: {
      sessionId: answer.sessionId,
      answered: String(answer.answered),
      confidence: String(answer.confidence),
    },
  };
}

/** As it is stored. */
export function responseOf(reply: FoundReply): Response {
  if (reply.message.status === "pending") return responseUnderWay(reply);
  return responseEnded(reply, showAnswer(reply.message, reply.sessionId, undefined));
}

export function outputMessage(replyId: string, answer: ChatAnswer | undefined): OutputMessage {
  return {
    type: "message",
    id: MessageId.format(replyId),
    status: answer === undefined ? "in_progress" : answer.status === "completed" ? "completed" : "incomplete",
    role: "assistant",
    content: answer === undefined ? [] : [outputText(answer)],
  };
}

export function outputText(answer: ChatAnswer | undefined): OutputText {
  return {
    type: "output_text",
    text: answer?.aiResponse ?? "",
    annotations: answer === undefined ? [] : responseAnnotations(answer),
    logprobs: [],
  };
}

const usualSettings = {
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

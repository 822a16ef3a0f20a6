import { may } from "../../../kernel/caller.ts";
import { notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { ambiguousModel, unknownAssistant } from "../../assistants/index.ts";
import { replyFailed } from "../../conversations/index.ts";
import { costOfMessages } from "../cost-of-messages.ts";
import { SessionHeaders } from "../openai/schema.ts";
import { modelNotFound, providerFailed, replyInterrupted, replyStopped, unsupportedParameter } from "../problems.ts";
import { completeChat } from "./complete-chat.ts";
import { Completion, CompletionRequest } from "./schema.ts";

/** OpenAI's chat completions. */
export function openaiChatRoutes(app: Routes): void {
  app.post(
    "/v1/chat/completions",
    {
      schema: {
        summary: "Ask the assistant, as in OpenAI's chat completions",
        description:
          "The question goes to the conversation that X-Session-Id or `metadata.sessionId` names. Without a name, Parley looks for the conversation whose messages are those before the last, and begins a new conversation when there is none. With `stream: true` the answer comes as Server-Sent Events.",
        body: CompletionRequest,
        headers: SessionHeaders,
        response: { 200: Completion },
        alsoProduces: ["text/event-stream"],
      },
      guard: may("conversations:write"),
      lane: "visitors",
      allowsUnverified: true,
      idempotent: true,
      problems: [
        ...[notFound, modelNotFound, ambiguousModel, unknownAssistant, unsupportedParameter],
        ...[replyFailed, providerFailed, replyInterrupted, replyStopped],
      ],
      cost: ({ kernel, caller, body }) => costOfMessages(kernel, caller.workspaceId, body.messages),
    },
    (call) => completeChat(call, call.body),
  );
}

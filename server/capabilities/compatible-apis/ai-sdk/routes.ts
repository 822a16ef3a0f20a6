import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { ambiguousModel, unknownAssistant } from "../../assistants/index.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { stopReplies } from "../../conversations/index.ts";
import { costOfMessages } from "../cost-of-messages.ts";
import { SessionHeaders } from "../openai/schema.ts";
import { modelNotFound, unsupportedParameter } from "../problems.ts";
import { UiChatRequest } from "./schema.ts";
import { sendUiMessage } from "./send-ui-message.ts";
import { resumeUiMessage } from "./stream-ui-message.ts";

const ChatPath = Type.Object({ sessionId: Type.String({ description: "The chat's id." }) });
const guard = may("conversations:write", { publishable: true });
const streamed = ["text/event-stream"];

/** The Vercel AI SDK's UI message stream, for pages that use `useChat`. */
export function aiSdkRoutes(app: Routes): void {
  app.post(
    "/api/chat",
    {
      schema: {
        summary: "Ask the assistant, as the AI SDK's useChat does",
        description:
          "Answers with a UI message stream (`x-vercel-ai-ui-message-stream: v1`). A browser finds its visitor token in the answer's header X-Visitor-Token.",
        body: UiChatRequest,
        headers: Type.Interface([VisitorHeaders], SessionHeaders.properties),
        response: { 200: null },
        alsoProduces: streamed,
      },
      guard,
      allowsUnverified: true,
      idempotent: true,
      problems: [
        ...[notFound, modelNotFound, ambiguousModel, unknownAssistant, unsupportedParameter],
        ...visitorProblems,
      ],
      cost: ({ kernel, caller, body }) => costOfMessages(kernel, caller.workspaceId, body.messages),
    },
    (call) => sendUiMessage(call, call.body),
  );

  app.get(
    "/api/chat/:sessionId/stream",
    {
      schema: {
        summary: "Stream the pending reply",
        description: "From its beginning, as the AI SDK expects. 204 when no reply is pending.",
        params: ChatPath,
        headers: VisitorHeaders,
        response: { 200: null, 204: null },
        alsoProduces: streamed,
      },
      guard,
      problems: visitorProblems,
    },
    (call) => resumeUiMessage(call, call.params.sessionId),
  );

  app.post(
    "/api/chat/:sessionId/stop",
    {
      schema: {
        summary: "Stop the pending replies",
        params: ChatPath,
        headers: VisitorHeaders,
        response: { 200: Type.Object({ stopped: Type.Array(Type.String()) }) },
      },
      guard,
      allowsUnverified: true,
      problems: visitorProblems,
    },
    async (call) => stopReplies(call, await identifyCaller(call), call.params.sessionId),
  );
}

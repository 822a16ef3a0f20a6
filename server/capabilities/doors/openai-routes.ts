import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import type { Routes } from "../../kernel/http.ts";
import { notFound } from "../../kernel/problem.ts";
import { replyFailed } from "../conversations/index.ts";
import { completeChat } from "./complete-chat.ts";
import { listModels, readModel } from "./list-models.ts";
import { modelNotFound, unsupportedParameter } from "./problems.ts";
import { Completion, CompletionRequest, ModelEntry, ModelList } from "./schema.ts";

const SessionHeaders = Type.Object({
  "X-Session-Id": Type.Optional(
    Type.String({ minLength: 1, maxLength: 128, description: "Your own name for the conversation." }),
  ),
});
const ModelPath = Type.Object({ model: Type.String() });
const askProblems = [notFound, modelNotFound, unsupportedParameter, replyFailed];
const streamed = ["text/event-stream"];

/** OpenAI's interface, as its clients call it. */
export function openAiRoutes(app: Routes): void {
  app.post(
    "/v1/chat/completions",
    {
      schema: {
        summary: "Ask the assistant as OpenAI's chat completions do",
        description:
          "The conversation is the one that X-Session-Id or `metadata.sessionId` names, else the one that the messages before the last tell of. With `stream: true` the answer comes as Server-Sent Events.",
        body: CompletionRequest,
        headers: SessionHeaders,
        response: { 200: Completion },
        alsoProduces: streamed,
      },
      guard: may("conversations:write"),
      idempotent: true,
      problems: askProblems,
    },
    (call) => completeChat(call, call.body),
  );

  app.get(
    "/v1/models",
    {
      schema: { summary: "List what can be named as a model", response: { 200: ModelList } },
      guard: may("conversations:write"),
    },
    async (call) => ({ object: "list", data: await listModels(call) }),
  );

  app.get(
    "/v1/models/:model",
    {
      schema: { summary: "Read one model", params: ModelPath, response: { 200: ModelEntry } },
      guard: may("conversations:write"),
      problems: [modelNotFound],
    },
    (call) => readModel(call, call.params.model),
  );
}

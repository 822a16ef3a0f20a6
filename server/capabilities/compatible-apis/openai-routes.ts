import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { notFound } from "../../kernel/problem.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { replyFailed } from "../conversations/index.ts";
import { cancelResponse } from "./cancel-response.ts";
import { completeChat } from "./complete-chat.ts";
import { createEmbeddings } from "./create-embeddings.ts";
import { createResponse } from "./create-response.ts";
import { listModels, readModel } from "./list-models.ts";
import { budgetUsedUp, modelNotFound, providerFailed, unsupportedParameter } from "./problems.ts";
import { readResponse } from "./read-response.ts";
import { Response, ResponseRequest } from "./responses-schema.ts";
import { Completion, CompletionRequest, EmbeddingRequest, Embeddings, ModelEntry, ModelList } from "./schema.ts";

const SessionHeaders = Type.Object({
  "X-Session-Id": Type.Optional(
    Type.String({ minLength: 1, maxLength: 128, description: "Your own name for the conversation." }),
  ),
});
const ResponsePath = Type.Object({ responseId: Type.String() });
const ResponseQuery = Type.Object({
  stream: Type.Optional(Type.Boolean()),
  starting_after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: "The last sequence_number that you have." }),
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

  app.post(
    "/v1/embeddings",
    {
      schema: {
        summary: "Embed texts with a model of a provider",
        body: EmbeddingRequest,
        response: { 200: Embeddings },
      },
      guard: may("knowledge:read"),
      problems: [modelNotFound, providerFailed, budgetUsedUp],
    },
    (call) => createEmbeddings(call, call.body),
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

  app.post(
    "/v1/responses",
    {
      schema: {
        summary: "Ask the assistant as OpenAI's responses do",
        description:
          "The conversation is the one that X-Session-Id, `metadata.sessionId`, `conversation` or `previous_response_id` names, else the one that the items before the last refer to or tell of. With `stream: true` the answer comes as Server-Sent Events.",
        body: ResponseRequest,
        headers: SessionHeaders,
        response: { 200: Response },
        alsoProduces: streamed,
      },
      guard: may("conversations:write"),
      idempotent: true,
      problems: askProblems,
    },
    (call) => createResponse(call, call.body),
  );

  app.get(
    "/v1/responses/:responseId",
    {
      schema: {
        summary: "Read a response, or its events again",
        description: "With `stream=true` the events come as they came first, those after `starting_after` only.",
        params: ResponsePath,
        query: ResponseQuery,
        response: { 200: Response },
        alsoProduces: streamed,
      },
      guard: may("conversations:read"),
    },
    (call) => readResponse(call, call.params.responseId, call.query),
  );

  app.post(
    "/v1/responses/:responseId/cancel",
    {
      schema: { summary: "Cancel a response", params: ResponsePath, response: { 200: Response } },
      guard: may("conversations:write"),
    },
    (call) => cancelResponse(call, call.params.responseId),
  );
}

import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { ambiguousModel, unknownAssistant } from "../../assistants/index.ts";
import { replyFailed } from "../../conversations/index.ts";
import { costOfMessages } from "../cost-of-messages.ts";
import { SessionHeaders } from "../openai/schema.ts";
import { modelNotFound, unsupportedParameter } from "../problems.ts";
import { createResponse } from "./create-response.ts";
import { cancelResponse, deleteResponse, readResponse } from "./find-response.ts";
import { listInputItems } from "./list-input-items.ts";
import { InputItemList, Response, ResponseRequest } from "./schema.ts";

const ResponsePath = Type.Object({ responseId: Type.String() });
const ResponseQuery = Type.Object({
  stream: Type.Optional(Type.Boolean()),
  starting_after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: "The last sequence_number that you have." }),
  ),
});
const InputItemsQuery = Type.Object({
  order: Type.Optional(Type.Enum(["asc", "desc"])),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: "20 when it is left out." })),
  after: Type.Optional(Type.String({ maxLength: 100, description: "The id of the last item that you have." })),
});
const streamed = ["text/event-stream"];

/** OpenAI's responses. */
export function openaiResponsesRoutes(app: Routes): void {
  app.post(
    "/v1/responses",
    {
      schema: {
        summary: "Ask the assistant, as in OpenAI's responses",
        description:
          "The question goes to the conversation that X-Session-Id, `metadata.sessionId`, `conversation` or `previous_response_id` names. Without a name, Parley looks for the conversation whose messages are the earlier input items, and begins a new conversation when there is none. With `stream: true` the answer comes as Server-Sent Events.",
        body: ResponseRequest,
        headers: SessionHeaders,
        response: { 200: Response },
        alsoProduces: streamed,
      },
      guard: may("conversations:write"),
      lane: "visitors",
      allowsUnverified: true,
      idempotent: true,
      problems: [notFound, modelNotFound, ambiguousModel, unknownAssistant, unsupportedParameter, replyFailed],
      cost: ({ kernel, caller, body }) => costOfMessages(kernel, caller.workspaceId, [body.input].flat()),
    },
    (call) => createResponse(call, call.body),
  );

  app.get(
    "/v1/responses/:responseId",
    {
      schema: {
        summary: "Read a response, or stream its events again",
        description: "With `stream=true` the same events come again, only those after `starting_after`.",
        params: ResponsePath,
        query: ResponseQuery,
        response: { 200: Response },
        alsoProduces: streamed,
      },
      guard: may("conversations:read"),
    },
    (call) => readResponse(call, call.params.responseId, call.query),
  );

  app.delete(
    "/v1/responses/:responseId",
    {
      schema: {
        summary: "Delete a response",
        description:
          "From then on there is no response with this id. The messages stay in their conversation: `DELETE /api/conversations/:sessionId` erases it.",
        params: ResponsePath,
        response: {
          200: Type.Object({ id: Type.String(), object: Type.Literal("response"), deleted: Type.Literal(true) }),
        },
      },
      guard: may("conversations:write"),
    },
    (call) => deleteResponse(call, call.params.responseId),
  );

  app.get(
    "/v1/responses/:responseId/input_items",
    {
      schema: {
        summary: "List what a response answers",
        description: "The stored messages up to its question, newest first unless `order` is asc.",
        params: ResponsePath,
        query: InputItemsQuery,
        response: { 200: InputItemList },
      },
      guard: may("conversations:read"),
    },
    (call) => listInputItems(call, call.params.responseId, call.query),
  );

  app.post(
    "/v1/responses/:responseId/cancel",
    {
      schema: {
        summary: "Cancel a response",
        description: "Stops this response. The others of its conversation go on.",
        params: ResponsePath,
        response: { 200: Response },
      },
      guard: may("conversations:write"),
      allowsUnverified: true,
    },
    (call) => cancelResponse(call, call.params.responseId),
  );
}

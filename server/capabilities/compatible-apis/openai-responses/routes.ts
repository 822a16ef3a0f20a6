import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { replyFailed } from "../../conversations/index.ts";
import { costOfMessages } from "../cost-of-messages.ts";
import { SessionHeaders } from "../openai/schema.ts";
import { modelNotFound, unsupportedParameter } from "../problems.ts";
import { cancelResponse } from "./cancel-response.ts";
import { createResponse } from "./create-response.ts";
import { readResponse } from "./read-response.ts";
import { Response, ResponseRequest } from "./schema.ts";

const ResponsePath = Type.Object({ responseId: Type.String() });
const ResponseQuery = Type.Object({
  stream: Type.Optional(Type.Boolean()),
  starting_after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: "The last sequence_number that you have." }),
  ),
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
          "The question goes to the conversation that X-Session-Id, `metadata.sessionId`, `conversation` or `previous_response_id` names. Without a name, Parley looks for the conversation that the earlier input items refer to or repeat, and begins a new conversation when there is none. With `stream: true` the answer comes as Server-Sent Events.",
        body: ResponseRequest,
        headers: SessionHeaders,
        response: { 200: Response },
        alsoProduces: streamed,
      },
      guard: may("conversations:write"),
      allowsUnverified: true,
      idempotent: true,
      problems: [notFound, modelNotFound, unsupportedParameter, replyFailed],
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

  app.post(
    "/v1/responses/:responseId/cancel",
    {
      schema: { summary: "Cancel a response", params: ResponsePath, response: { 200: Response } },
      guard: may("conversations:write"),
      allowsUnverified: true,
    },
    (call) => cancelResponse(call, call.params.responseId),
  );
}

import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { alreadyAnswered, type Routes } from "../../../kernel/wire/route.ts";
import { ambiguousModel } from "../../assistants/index.ts";
import { VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { tooManyVoiceSessions, unknownLanguage, unknownVoice } from "../../voice/index.ts";
import { SessionHeaders } from "../openai/schema.ts";
import { modelNotFound, unsupportedParameter } from "../problems.ts";
import { ClientSecret, NewClientSecret } from "./client-secret-schema.ts";
import { connectRealtime } from "./connect-realtime.ts";
import { createClientSecret } from "./create-client-secret.ts";

const RealtimeQuery = Type.Object({
  model: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "`gpt-realtime` and its kin: the workspace's own assistant. Else as `model` of the other APIs.",
    }),
  ),
  language: Type.Optional(
    Type.String({
      minLength: 2,
      maxLength: 35,
      description: "BCP 47. `en-US` when it is left out. Not one of OpenAI's own.",
    }),
  ),
  voice: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: "As in GET /api/voice/models. Not one of OpenAI's own." }),
  ),
  ticket: Type.Optional(
    Type.String({ maxLength: 200, description: "Of POST /api/stream/tickets, in place of a key. Opens one session." }),
  ),
});
const RealtimeHeaders = Type.Interface([VisitorHeaders, SessionHeaders], {
  "Sec-WebSocket-Protocol": Type.Optional(
    Type.String({ description: "`realtime, openai-insecure-api-key.<key>`: the key, where headers cannot be sent." }),
  ),
});

/** OpenAI's Realtime protocol. */
export function openaiRealtimeRoutes(app: Routes): void {
  app.post(
    "/v1/realtime/client_secrets",
    {
      schema: {
        summary: "Make a client secret for a page, as in OpenAI's Realtime API",
        description:
          "For a page that shall talk by `/v1/realtime` without a key: sessions begin with these settings. The page may change sound, voice and turn-taking, and neither model, instructions nor tools.",
        body: NewClientSecret,
        isBodyOptional: true,
        response: { 200: ClientSecret },
      },
      guard: may("voice:write"),
      idempotent: true,
      problems: [modelNotFound, ambiguousModel, unsupportedParameter],
    },
    createClientSecret,
  );
  app.get(
    "/v1/realtime",
    {
      schema: {
        summary: "Talk with the assistant, as in OpenAI's Realtime API",
        description:
          "A WebSocket with OpenAI's events, in the names of the released protocol; with the header `OpenAI-Beta: realtime=v1` in those of its preview. What is said goes to a conversation that has the session's id as its name, or that X-Session-Id names. A browser with a publishable key is a visitor of its own, and sends neither instructions nor tools.",
        query: RealtimeQuery,
        headers: RealtimeHeaders,
        response: { 200: null },
      },
      guard: may("voice:write", { publishable: true }),
      takesTicket: true,
      takesProtocolKey: true,
      problems: [
        ...[modelNotFound, ambiguousModel, tooManyVoiceSessions, unknownVoice, unknownLanguage],
        ...visitorProblems,
      ],
    },
    async (call) => {
      await connectRealtime(call);
      return alreadyAnswered;
    },
  );
}

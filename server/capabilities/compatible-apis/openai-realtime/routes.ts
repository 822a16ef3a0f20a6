import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { alreadyAnswered, type Routes } from "../../../kernel/wire/route.ts";
import { ambiguousModel } from "../../assistants/index.ts";
import { tooManyVoiceSessions, unknownLanguage, unknownVoice } from "../../voice/index.ts";
import { SessionHeaders } from "../openai/schema.ts";
import { modelNotFound } from "../problems.ts";
import { connectRealtime } from "./connect-realtime.ts";

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
});

/** OpenAI's Realtime protocol. */
export function openaiRealtimeRoutes(app: Routes): void {
  app.get(
    "/v1/realtime",
    {
      schema: {
        summary: "Talk with the assistant, as in OpenAI's Realtime API",
        description:
          "A WebSocket with OpenAI's events, in the names of the released protocol; with the header `OpenAI-Beta: realtime=v1` in those of its preview. What is said goes to a conversation that has the session's id as its name, or that X-Session-Id names.",
        query: RealtimeQuery,
        headers: SessionHeaders,
        response: { 200: null },
      },
      guard: may("voice:write"),
      problems: [modelNotFound, ambiguousModel, tooManyVoiceSessions, unknownVoice, unknownLanguage],
    },
    async (call) => {
      await connectRealtime(call);
      return alreadyAnswered;
    },
  );
}

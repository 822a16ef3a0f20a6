import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { conflict, notFound } from "../../../kernel/problem.ts";
import { alreadyAnswered, type Routes } from "../../../kernel/wire/route.ts";
import { visitorProblems } from "../../contacts/index.ts";
import { tooManyVoiceSessions, unknownLanguage, unknownVoice } from "../problems.ts";
import { SessionPath } from "../sessions/schema.ts";
import { connectBySocket } from "./connect-by-socket.ts";

const SocketQuery = Type.Object({
  ticket: Type.Optional(Type.String({ maxLength: 200, description: "As in `webSocketUrl`." })),
  conversation: Type.Optional(Type.String({ minLength: 1, maxLength: 128, description: "As in `webSocketUrl`." })),
  rate: Type.Optional(
    // With its type, because the text of a query becomes a number only where a number is expected.
    Type.Integer({ enum: [8_000, 16_000, 24_000], description: "Samples a second of both sides. 16000 if left out." }),
  ),
  codec: Type.Optional(
    Type.Enum(["pcm16", "opus"], {
      description:
        "How both sides send sound. `opus`: each binary frame is one packet, mono, without a container; of yours with 120 ms at most, of Parley with 20 ms.",
    }),
  ),
});

export function socketRoutes(app: Routes): void {
  app.get(
    "/api/voice/sessions/:voiceSessionId/socket",
    {
      schema: {
        summary: "Talk, over a WebSocket",
        description:
          'Binary frames are PCM16, little-endian, mono, or Opus (`codec`). JSON frames that you may send: `{type: "text", text}`, `{type: "audio.end"}`, `{type: "interrupt", playedMs}`, `{type: "token", accessToken}`. You get `session.ready`, `speech.started`, `speech.stopped`, `transcript`, `response.started`, `response.text`, `response.audio.done`, `response.interrupted`, `response.completed`, `error` and `session.ended`. After `speech.started` no sound of an earlier response comes.',
        params: SessionPath,
        query: SocketQuery,
        response: { 200: null },
      },
      guard: may("voice:write", { publishable: true }),
      takesTicket: true,
      problems: [notFound, conflict, tooManyVoiceSessions, unknownVoice, unknownLanguage, ...visitorProblems],
    },
    async (call) => {
      await connectBySocket(call);
      return alreadyAnswered;
    },
  );
}

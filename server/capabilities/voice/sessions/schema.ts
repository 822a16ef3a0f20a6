import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { ConversationId } from "../../conversations/index.ts";
import { VoiceSessionId } from "../ids.ts";
import { VoiceCapabilities } from "../voices/schema.ts";

const SessionIdText = IdOf(VoiceSessionId, {
  description: "`voice_…`. The conversation has this name too, unless the start named another one.",
});

export const StartVoice = Type.Object(
  {
    api_key: Type.Optional(
      Type.String({ maxLength: 200, description: "The key of the Authorization header once more, if at all." }),
    ),
    language: Type.String({ minLength: 2, maxLength: 35, description: "BCP 47, e.g. `en-US`." }),
    voice_model: Type.String({
      minLength: 1,
      maxLength: 200,
      description: "The id of a voice of GET /api/voice/models.",
    }),
    endpoint: Type.Optional(
      Type.String({ maxLength: 2_000, description: "Your own address, which the answer repeats. It is never called." }),
    ),
    assistantId: Type.Optional(
      Type.String({
        maxLength: 100,
        description: "Who answers. Left out, the session's own assistant, or the default one.",
      }),
    ),
    sessionId: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          "A voice session of yours to go on with, e.g. after a lost connection: its conversation continues.",
      }),
    ),
    conversation: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 128,
        description:
          "The session id of a conversation of yours, such as that of a chat: what is said goes on there. Left out, the session has one of its own.",
      }),
    ),
    record: Type.Optional(
      Type.Boolean({
        description: "`false`: the session is not recorded, whatever the assistant's `recordingNotice` says.",
      }),
    ),
  },
  { additionalProperties: false, $id: "StartVoice" },
);
export type StartVoice = Static<typeof StartVoice>;

export const StartedVoice = Type.Object(
  {
    sessionId: SessionIdText,
    webSocketUrl: Type.String({ description: "Opens one WebSocket, until `expiresAt`." }),
    language: Type.String(),
    voiceModel: Type.String(),
    expiresAt: Time,
    capabilities: VoiceCapabilities,
    endpoint: Type.Optional(Type.String()),
    visitorToken: Type.Optional(
      Type.String({ description: "For browsers: the proof that the conversation is theirs." }),
    ),
  },
  { $id: "StartedVoice" },
);
export type StartedVoice = Static<typeof StartedVoice>;

export const VoiceSessionState = Type.Enum(["created", "connected", "ended", "expired", "failed"], {
  $id: "VoiceSessionState",
});
export type VoiceSessionState = Static<typeof VoiceSessionState>;

const Stage = (description: string) => Type.Optional(Type.Number({ description }));

const VoiceTurn = Type.Object(
  {
    turn: Type.Integer(),
    messageId: Nullable(Type.String(), { description: "The reply in the conversation." }),
    speechEndMs: Stage("The last speech of the person."),
    decisionMs: Stage("The person's turn was taken to be over."),
    transcriptMs: Stage("The words were known."),
    askedMs: Stage("The question was stored."),
    firstTextMs: Stage("The first words of the reply were there."),
    firstSoundMs: Stage("Their first sound was made."),
    firstFrameMs: Stage("It was sent."),
    bargeInMs: Stage("A person spoke into the reply."),
    silentMs: Stage("The last sound was sent."),
    endMs: Stage("The turn was over."),
  },
  { $id: "VoiceTurn", description: "When what happened, in milliseconds since the session was connected." },
);

export const VoiceSessionView = Type.Object(
  {
    id: SessionIdText,
    state: VoiceSessionState,
    way: Type.Enum(["web-socket", "realtime", "twilio", "conversation-relay"]),
    language: Type.String(),
    voiceModel: Type.String(),
    conversationId: Nullable(IdOf(ConversationId), { description: "Null before the first turn." }),
    createdAt: Time,
    connectedAt: Nullable(Time),
    endedAt: Nullable(Time),
    endReason: Nullable(Type.String()),
    expiresAt: Time,
  },
  { $id: "VoiceSession" },
);
export type VoiceSessionView = Static<typeof VoiceSessionView>;

export const VoiceSessionWithTurns = Type.Interface(
  [VoiceSessionView],
  { turns: Type.Array(VoiceTurn, { description: "The last 500." }) },
  { $id: "VoiceSessionWithTurns" },
);
export const SessionPath = Type.Object({ voiceSessionId: Type.String({ maxLength: 100 }) });

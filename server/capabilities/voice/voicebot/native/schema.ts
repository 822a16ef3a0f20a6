import Type, { type Static } from "typebox";
import { Nullable } from "../../../../kernel/wire/show.ts";
import { ChatAnswer, SendMessage } from "../../../conversations/index.ts";

/** Some 90 s of PCM16 at 16 kHz. */
const mostAudioCharacters = 4_000_000;
const { sessionId, context, assistantId, message } = SendMessage.properties;

export const VoicebotQuestion = Type.Object(
  {
    sessionId,
    text: Type.Optional(message),
    audio: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: mostAudioCharacters }), Type.Literal(true)], {
        description:
          "What the person said, as sound in base64, in place of `text`; the answer then has sound too. `true`, with a `text`: the answer shall have sound.",
      }),
    ),
    mimeType: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          "Of `audio`: `audio/wav` (also when left out), `audio/pcm;rate=16000` (PCM16, little-endian, mono), or `audio/basic` (µ-law, 8 kHz).",
      }),
    ),
    language: Type.Optional(
      Type.String({ minLength: 2, maxLength: 35, description: "BCP 47, e.g. `en-US`. Left out: what the text is in." }),
    ),
    voice_model: Type.Optional(
      Type.String({ minLength: 1, maxLength: 300, description: "Of the sound: an id of GET /api/voice/models." }),
    ),
    assistantId,
    context,
  },
  { additionalProperties: false, $id: "VoicebotQuestion" },
);
export type VoicebotQuestion = Static<typeof VoicebotQuestion>;

const open = { additionalProperties: true };
/** The platforms' own requests, each with what it is known by. */
export const PlatformRequestBody = Type.Union(
  [
    Type.Object({ request: Type.Object({ type: Type.String() }, open) }, open),
    Type.Object({ queryResult: Type.Object({}, open) }, open),
    Type.Object({ fulfillmentInfo: Type.Object({}, open) }, open),
    Type.Object({ CallSid: Type.String() }, open),
  ],
  { $id: "VoicePlatformRequest", description: "As Alexa, Dialogflow ES, Dialogflow CX and Twilio send it." },
);

const { aiResponse: _, sessionId: __, ...rest } = ChatAnswer.properties;

export const VoicebotAnswer = Type.Interface(
  [Type.Partial(Type.Object(rest))],
  {
    sessionId: Nullable(Type.String(), {
      description: "Null when nothing was understood, so that no conversation began.",
    }),
    aiResponse: Type.String({
      description: "What is to be said: plain text, without Markdown, addresses and citation marks.",
    }),
    ssml: Type.String({ description: "The same as SSML." }),
    audio: Type.Optional(
      Type.String({ description: "The same as sound: a WAV file in base64, of two minutes at most." }),
    ),
    mimeType: Type.Optional(Type.String({ description: "Of `audio`." })),
    transcript: Type.Optional(Type.String({ description: "What was understood of the sound." })),
    endSession: Type.Boolean({ description: "The person has taken leave." }),
  },
  { $id: "VoicebotAnswer" },
);
export type VoicebotAnswer = Static<typeof VoicebotAnswer>;

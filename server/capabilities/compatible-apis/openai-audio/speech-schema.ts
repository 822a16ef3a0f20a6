import Type, { type Static } from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";

/** OpenAI's own limit. */
const maxInputLength = 4_096;

const VoiceName = Type.String({ minLength: 1, maxLength: 300 });
const choice = <const Values extends readonly string[]>(values: Values) =>
  Type.Optional(Type.Union([...values.map((value) => Type.Literal(value as Values[number])), Type.Null()]));

export const SpeechRequest = Type.Object(
  {
    model: Type.String({
      minLength: 1,
      maxLength: 300,
      description: "`tts-1` or any other name: the voice decides who speaks.",
    }),
    input: Type.String({ minLength: 1, maxLength: maxInputLength, description: "What to say." }),
    voice: Type.Union([VoiceName, Type.Object({ id: VoiceName })], {
      description:
        "The id of a voice of GET /api/voice/models. A name of OpenAI's, such as `alloy`, means the workspace's first voice.",
    }),
    instructions: Type.Optional(
      Nullable(Type.String({ maxLength: maxInputLength }), { description: "Without effect." }),
    ),
    response_format: choice(["wav", "pcm", "mp3", "opus", "aac", "flac"]),
    speed: Type.Optional(Nullable(Type.Number({ minimum: 0.25, maximum: 4 }))),
    stream_format: choice(["audio", "sse"]),
  },
  { additionalProperties: true, $id: "SpeechRequest" },
);
export type SpeechRequest = Static<typeof SpeechRequest>;

import Type, { type Static } from "typebox";

const responseFormats = ["json", "text", "srt", "verbose_json", "vtt"] as const;
export type TranscriptionFormat = (typeof responseFormats)[number];

/** The fields of the form. */
export const TranscriptionForm = Type.Object(
  {
    file: Type.Unsafe<unknown>({
      type: "string",
      format: "binary",
      description:
        "A file of at most 25 MB and ten minutes: WAV (PCM, floating point, µ-law or A-law), or Opus in Ogg or WebM, as browsers record it. MP3 where the operator has installed a decoder.",
    }),
    model: Type.String({
      maxLength: 300,
      description: "`whisper-1` and its kin: the workspace's own recognizer. The name of a speech provider: that one.",
    }),
    language: Type.Optional(Type.String({ maxLength: 35, description: "BCP 47 or ISO 639-1, such as `en`." })),
    response_format: Type.Optional(Type.Enum([...responseFormats], { description: "`json` by default." })),
    stream: Type.Optional(
      Type.Boolean({ description: "Server-Sent Events, one delta for each part that is understood." }),
    ),
    prompt: Type.Optional(Type.String({ description: "Is not used." })),
    temperature: Type.Optional(Type.Number({ description: "Is not used." })),
  },
  { $id: "TranscriptionForm" },
);

const Usage = Type.Object({ type: Type.Literal("duration"), seconds: Type.Number() });

export const Transcription = Type.Object(
  {
    text: Type.String({ description: "Empty when nothing was understood." }),
    usage: Type.Optional(Usage),
    task: Type.Optional(Type.Literal("transcribe")),
    language: Type.Optional(Type.String()),
    duration: Type.Optional(Type.Number({ description: "In seconds." })),
    segments: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.Integer(),
          seek: Type.Integer(),
          start: Type.Number(),
          end: Type.Number(),
          text: Type.String(),
          tokens: Type.Array(Type.Integer()),
          temperature: Type.Number(),
          avg_logprob: Type.Number(),
          compression_ratio: Type.Number(),
          no_speech_prob: Type.Number(),
        }),
      ),
    ),
  },
  { $id: "Transcription", description: "With `verbose_json` also the language, the duration and the segments." },
);
export type Transcription = Static<typeof Transcription>;

import { speechVendors } from "@parley/speech";
import Type, { type Static } from "typebox";

const quote = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(", ");
const described = speechVendors.filter(({ description }) => description !== undefined);
const withoutBaseUrl = quote(speechVendors.filter(({ baseUrl }) => baseUrl === undefined).map(({ kind }) => kind));

const Kind = Type.Enum(
  speechVendors.map(({ kind }) => kind),
  {
    description: [
      "The vendor, or the protocol that its server speaks.",
      ...described.map(({ kind, description }) => `\`${kind}\`: ${description}.`),
    ].join(" "),
  },
);
const Name = Type.String({
  pattern: "^[a-z0-9][a-z0-9._-]{0,62}$",
  description: "The first part of its voices' ids, unique among the speech providers of the workspace.",
});
const ApiKey = Type.String({
  minLength: 1,
  maxLength: 1_000,
  pattern: "^[\\x21-\\x7e]+$",
  description: "Stored encrypted. No answer contains it.",
});
const BaseUrl = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: `Required for ${withoutBaseUrl}, e.g. \`https://speech.example/v1\`. For the others it replaces the vendor's.`,
});
const ModelId = Type.String({ minLength: 1, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" });
const Language = Type.String({ minLength: 2, maxLength: 35, pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" });
const Languages = Type.Array(Language, { maxItems: 100, description: "BCP 47. Empty: all that the model knows." });
const Voices = Type.Array(
  Type.Object({ id: ModelId, languages: Type.Optional(Languages) }, { additionalProperties: false }),
  { maxItems: 200, description: "Voices by the ids that the vendor gives them. Empty: the provider does not speak." },
);
const RecognitionModel = Type.Union([ModelId, Type.Null()], { description: "Null: the provider does not listen." });
const RateHz = Type.Enum([8_000, 16_000, 22_050, 24_000, 44_100, 48_000], {
  description: "Samples a second that the provider speaks with.",
});
const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Left out, the vendor's defaults hold. */
const choices = {
  voices: Type.Optional(Voices),
  speechModel: Type.Optional(ModelId),
  recognitionModel: Type.Optional(RecognitionModel),
  recognitionLanguages: Type.Optional(Languages),
  rateHz: Type.Optional(RateHz),
};

export const NewSpeechProvider = Type.Object(
  { kind: Kind, name: Name, apiKey: Type.Optional(ApiKey), baseUrl: Type.Optional(BaseUrl), ...choices },
  { additionalProperties: false, $id: "NewSpeechProvider" },
);
export type NewSpeechProvider = Static<typeof NewSpeechProvider>;

export const SpeechProviderChange = Type.Object(
  {
    name: Type.Optional(Name),
    apiKey: Type.Optional(Nullable(ApiKey)),
    baseUrl: Type.Optional(Nullable(BaseUrl)),
    ...choices,
  },
  { additionalProperties: false, minProperties: 1, $id: "SpeechProviderChange" },
);
export type SpeechProviderChange = Static<typeof SpeechProviderChange>;

export const SpeechProvider = Type.Object(
  {
    id: Type.String(),
    kind: Kind,
    name: Type.String(),
    baseUrl: Nullable(Type.String()),
    hasApiKey: Type.Boolean(),
    voices: Type.Array(Type.Object({ id: Type.String(), languages: Languages })),
    speechModel: Type.Union([Type.String(), Type.Null()], { description: "Null where a voice is a model." }),
    recognitionModel: RecognitionModel,
    recognitionLanguages: Languages,
    rateHz: Type.Integer(),
    createdAt: Type.String({ format: "date-time" }),
  },
  { $id: "SpeechProvider" },
);
export type SpeechProvider = Static<typeof SpeechProvider>;

const Outcome = Type.Object({
  ok: Type.Boolean(),
  detail: Type.String({ description: "What happened, and what to do next." }),
  durationMs: Type.Integer({ description: "Until the first sound, or from the last sound until the text." }),
});

export const SpeechProviderTest = Type.Object(
  {
    ok: Type.Boolean(),
    speech: Type.Union([Outcome, Type.Null()], { description: "Null: the provider does not speak." }),
    recognition: Type.Union([Outcome, Type.Null()], { description: "Null: the provider does not listen." }),
  },
  { $id: "SpeechProviderTest" },
);
export type SpeechProviderTest = Static<typeof SpeechProviderTest>;

import { speechVendors } from "@parley/speech";
import Type, { type Static } from "typebox";
import { Nullable, Time } from "../../../kernel/wire/show.ts";
import { accountFields, IdAtVendor } from "../../models/index.ts";
import { SpeechProviderId } from "./ids.ts";

const fields = accountFields(SpeechProviderId, speechVendors, {
  name: "The first part of its voices' ids, unique among the speech providers of the workspace.",
  exampleUrl: "https://speech.example/v1",
});
const Language = Type.String({ minLength: 2, maxLength: 35, pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" });
const Languages = Type.Array(Language, { maxItems: 100, description: "BCP 47. Empty: all that the model knows." });
const Voices = Type.Array(
  Type.Object({ id: IdAtVendor, languages: Type.Optional(Languages) }, { additionalProperties: false }),
  { maxItems: 200, description: "Voices by the ids that the vendor gives them. Empty: the provider does not speak." },
);
const RecognitionModel = Nullable(IdAtVendor, { description: "Null: the provider does not listen." });
const RateHz = Type.Enum([8_000, 16_000, 22_050, 24_000, 44_100, 48_000], {
  description: "Samples a second that the provider speaks with.",
});

/** Left out, the vendor's defaults hold. */
const choices = {
  voices: Type.Optional(Voices),
  speechModel: Type.Optional(IdAtVendor),
  recognitionModel: Type.Optional(RecognitionModel),
  recognitionLanguages: Type.Optional(Languages),
  rateHz: Type.Optional(RateHz),
};

export const NewSpeechProvider = Type.Object(
  { ...fields.given, ...choices },
  { additionalProperties: false, $id: "NewSpeechProvider" },
);
export type NewSpeechProvider = Static<typeof NewSpeechProvider>;

export const SpeechProviderChange = Type.Object(
  {
    ...fields.changed,
    ...choices,
  },
  { additionalProperties: false, minProperties: 1, $id: "SpeechProviderChange" },
);
export type SpeechProviderChange = Static<typeof SpeechProviderChange>;

export const SpeechProvider = Type.Object(
  {
    ...fields.shown,
    voices: Type.Array(Type.Object({ id: Type.String(), languages: Languages })),
    speechModel: Nullable(Type.String(), { description: "Null where a voice is a model." }),
    recognitionModel: RecognitionModel,
    recognitionLanguages: Languages,
    rateHz: Type.Integer(),
    createdAt: Time,
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
    speech: Nullable(Outcome, { description: "Null: the provider does not speak." }),
    recognition: Nullable(Outcome, { description: "Null: the provider does not listen." }),
  },
  { $id: "SpeechProviderTest" },
);
export type SpeechProviderTest = Static<typeof SpeechProviderTest>;

import Type, { type Static } from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";

const Languages = Type.Array(Type.String(), { description: "BCP 47. Empty: all that the provider knows." });
const ProviderName = Type.String({
  description:
    "`embedded` for what comes with Parley, else what the operator has installed, or the name of a provider.",
});

export const VoiceModel = Type.Object(
  {
    id: Type.String({ description: "The `voice_model` of POST /api/voice/start." }),
    name: Type.String(),
    language: Type.String({ description: "The first of `languages`; `mul` for a voice that speaks them all." }),
    languages: Languages,
    provider: ProviderName,
    rateHz: Type.Integer({ description: "Samples a second of what it speaks." }),
    isDefault: Type.Boolean({ description: "Speaks its language where a request names no voice." }),
  },
  { $id: "VoiceModel" },
);
export type VoiceModel = Static<typeof VoiceModel>;

export const VoiceCapabilities = Type.Object(
  {
    speech: Type.Object({
      voice: Type.String(),
      provider: ProviderName,
      languages: Languages,
      rateHz: Type.Integer(),
    }),
    recognition: Type.Object({
      mode: Type.Enum(["closed-grammar", "open-vocabulary", "none"], {
        description:
          "`closed-grammar`: understands whole phrases that the assistant knows, and nothing else. `open-vocabulary`: free speech. `none`: nothing listens in this language, so send text.",
      }),
      provider: Nullable(ProviderName),
      languages: Languages,
    }),
    detail: Type.String({ description: "The same for people." }),
  },
  { $id: "VoiceCapabilities", description: "What a voice conversation can do with the parts that serve it." },
);
export type VoiceCapabilities = Static<typeof VoiceCapabilities>;

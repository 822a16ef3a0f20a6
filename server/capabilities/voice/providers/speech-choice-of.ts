import { findSpeechVendor, type SpeechChoice } from "@parley/speech";
import type { SpeechProviderRow } from "./store.ts";

const nothing: SpeechChoice = {
  ...{ voices: [], speechModel: null, recognitionModel: null, recognitionLanguages: [], rateHz: 24_000 },
};

/** Gives what a provider uses: its own settings, else the defaults of its kind. */
export function speechChoiceOf({ kind, settings }: Pick<SpeechProviderRow, "kind" | "settings">): SpeechChoice {
  const { voices, ...others } = settings;
  return {
    ...(findSpeechVendor(kind)?.defaults ?? nothing),
    ...others,
    ...(voices !== undefined && { voices: voices.map(({ id, languages = [] }) => ({ id, languages })) }),
  };
}

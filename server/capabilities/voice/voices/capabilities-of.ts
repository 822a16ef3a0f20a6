import type { FoundRecognizer } from "./find-recognizer.ts";
import type { FoundVoice } from "./find-voice.ts";
import type { VoiceCapabilities } from "./schema.ts";

const details: Record<VoiceCapabilities["recognition"]["mode"], string> = {
  "open-vocabulary": "It understands free speech.",
  "closed-grammar":
    "It understands only the phrases that the assistant knows, word for word: no free speech. Add a speech provider for that.",
  none: "Nothing understands speech in this language. Send text, or add a speech provider.",
};

/** Says in plain words what a voice and a recognizer can do together. */
export function capabilitiesOf(
  { voice, provider }: Pick<FoundVoice, "voice" | "provider">,
  found: FoundRecognizer | undefined,
): VoiceCapabilities {
  const mode = found?.recognizer.mode ?? "none";
  return {
    speech: { voice: voice.id, provider, languages: [...voice.languages], rateHz: voice.rateHz },
    recognition: {
      mode,
      provider: found?.provider ?? null,
      languages: [...(found?.recognizer.languages ?? [])],
    },
    detail: details[mode],
  };
}

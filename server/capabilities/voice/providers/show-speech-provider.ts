import { SpeechProviderId } from "./ids.ts";
import type { SpeechProvider } from "./schema.ts";
import { speechChoiceOf } from "./speech-choice-of.ts";
import type { SpeechProviderRow } from "./store.ts";

/** The provider as the API shows it: without its key. */
export function showSpeechProvider(row: SpeechProviderRow): SpeechProvider {
  const { voices, recognitionLanguages, ...choice } = speechChoiceOf(row);
  return {
    id: SpeechProviderId.format(row.id),
    kind: row.kind,
    name: row.name,
    baseUrl: row.baseUrl,
    hasApiKey: row.encryptedKey !== null,
    ...choice,
    voices: voices.map(({ id, languages }) => ({ id, languages: [...languages] })),
    recognitionLanguages: [...recognitionLanguages],
    createdAt: row.createdAt.toISOString(),
  };
}

import { type Language, languageOf } from "@parley/engine";
import type { SpeechRecognizer, SpeechSynthesizer, SpokenGrammar, Voice } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { assistantOf, setupAt } from "../../assistants/index.ts";
import { findSetupVersion } from "../../models/index.ts";
import { spokenGrammarOf } from "../grammar/spoken-grammar-of.ts";
import { capabilitiesOf } from "../voices/capabilities-of.ts";
import { findRecognizer } from "../voices/find-recognizer.ts";
import { findVoice } from "../voices/find-voice.ts";
import type { VoiceCapabilities } from "../voices/schema.ts";

/** A session speaks and listens with these. */
export type SpokenParts = {
  language: Language;
  /** BCP 47. */
  languageTag: string;
  voice: Voice;
  synthesizer: SpeechSynthesizer;
  /** Is undefined where nothing understands the language: the person types. */
  recognizer: SpeechRecognizer | undefined;
  grammar: SpokenGrammar;
};

/**
 * Finds what speaks and listens for an assistant, which gets ready, and how the assistant greets.
 * Throws unknown-voice, unknown-language.
 */
export async function spokenPartsOf(
  kernel: Kernel,
  workspaceId: string,
  {
    voice: voiceId,
    language,
    assistantId,
  }: { voice: string | undefined; language: string; assistantId: string | null },
): Promise<
  SpokenParts & {
    greeting: string | null;
    /** This is said before a session is recorded. Null: it is not. */
    recordingNotice: string | null;
    capabilities: VoiceCapabilities;
  }
> {
  const [{ voice, synthesizer, provider }, found, grammar, setupVersion] = await Promise.all([
    findVoice(kernel, workspaceId, voiceId, language),
    findRecognizer(kernel, workspaceId, language),
    spokenGrammarOf(kernel, workspaceId, assistantId, language),
    findSetupVersion(kernel.database.query, workspaceId),
  ]);
  // The person speaks soon: threads start and compile meanwhile.
  synthesizer.prepare?.();
  found?.recognizer.prepare?.(grammar);
  const assistant = assistantOf(await setupAt(kernel, workspaceId, setupVersion), assistantId);
  return {
    ...{ language: languageOf(language.toLowerCase().split("-")[0]!), languageTag: language },
    ...{ voice, synthesizer, recognizer: found?.recognizer, grammar },
    greeting: assistant.voice.greeting ?? assistant.greeting,
    recordingNotice: assistant.voice.recordingNotice,
    capabilities: capabilitiesOf({ voice, provider }, found),
  };
}

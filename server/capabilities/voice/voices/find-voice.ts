import type { SpeechSynthesizer, Voice } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { type Page, wholePage } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { NamedSpeech } from "../../../providers/speech/open-speech.ts";
import { unknownLanguage, unknownVoice } from "../problems.ts";
import { matchLanguage } from "./match-language.ts";
import type { VoiceModel } from "./schema.ts";
import { speechOfWorkspace } from "./speech-of-workspace.ts";

export type FoundVoice = {
  synthesizer: SpeechSynthesizer;
  voice: Voice;
  /** The provider that has the voice is `embedded`, or is given by its name. */
  provider: string;
};

/** The request names the voice and the language at these pointers. */
type Pointers = { voice: string; language: string };
const usualPointers: Pointers = { voice: "/body/voice_model", language: "/body/language" };

/**
 * Finds the voice with this id, or the first that speaks the language. Providers of the workspace come
 * before the voices of the installation. Without a language, any voice will do.
 * @throws unknown-voice, unknown-language; both name what is there
 */
export async function findVoice(
  kernel: Kernel,
  workspaceId: string,
  id: string | undefined,
  language: string | undefined,
  pointers: Pointers = usualPointers,
): Promise<FoundVoice> {
  const all = voicesOf(await speechOfWorkspace(kernel, workspaceId));
  const named = id === undefined ? all : all.filter(({ voice }) => voice.id === id);
  if (id !== undefined && named.length === 0) throw voiceUnknown(id, all, pointers.voice);
  const found = language === undefined ? named[0] : bestFor(named, language);
  if (found === undefined) throw languageUnknown(language ?? "any language", named, pointers.language);
  return found;
}

function voicesOf(speech: readonly NamedSpeech[]): FoundVoice[] {
  return speech.flatMap(({ name: provider, engine: { synthesizer } }) =>
    synthesizer === undefined ? [] : synthesizer.voices.map((voice) => ({ synthesizer, voice, provider })),
  );
}

/** Chooses the voice that fits best among those of the first provider that speaks the language. */
function bestFor(voices: readonly FoundVoice[], language: string): FoundVoice | undefined {
  const speaking = voices.filter(({ voice }) => matchLanguage(voice.languages, language) > 0);
  const own = speaking.filter(({ provider }) => provider === speaking[0]?.provider);
  return own.find(({ voice }) => matchLanguage(voice.languages, language) === 2) ?? own[0];
}

const mostNamed = 50;

function voiceUnknown(id: string, all: readonly FoundVoice[], pointer: string): Problem {
  const allowed = list(all.map(({ voice }) => voice.id));
  const message = `is no voice of this workspace. The voices are: ${allowed}`;
  return new Problem(unknownVoice, `The voice ${id} ${message}. See GET /api/voice/models.`, {
    errors: [{ pointer, message }],
  });
}

function languageUnknown(language: string, voices: readonly FoundVoice[], pointer: string): Problem {
  const allowed = list([...new Set(voices.flatMap(({ voice }) => voice.languages))].sort());
  const message = `is not spoken by ${voices.length === 1 ? voices[0]!.voice.id : "any voice"}. Allowed are: ${allowed}`;
  return new Problem(unknownLanguage, `${language} ${message}. See GET /api/voice/models.`, {
    errors: [{ pointer, message }],
  });
}

function list(values: readonly string[]): string {
  if (values.length === 0) return "none";
  return values.slice(0, mostNamed).join(", ") + (values.length > mostNamed ? ", …" : "");
}

/** Lists the voices of the workspace, the first choice first. */
export async function listVoices({ kernel, caller }: Context): Promise<Page<VoiceModel>> {
  const all = voicesOf(await speechOfWorkspace(kernel, caller.workspaceId));
  const data = all.map((found) => {
    const { voice, provider } = found;
    const [language = "mul"] = voice.languages;
    const isDefault = (language === "mul" ? all[0] : bestFor(all, language)) === found;
    const { id, name, rateHz } = voice;
    return { id, name, language, languages: [...voice.languages], provider, rateHz, isDefault };
  });
  return wholePage(data);
}

import type { Kernel } from "../../../kernel/kernel.ts";
import { matchLanguage } from "./match-language.ts";
import { speechOfWorkspace } from "./speech-of-workspace.ts";

/** A conversation by voice begins with these. `language` is BCP 47. */
type TalkingVoice = { language: string; voiceModel: string };

/**
 * Finds a voice for each of the languages that the workspace both speaks and understands: its providers come
 * before the installation.
 */
export async function findTalkingVoices(
  kernel: Kernel,
  workspaceId: string,
  languages: readonly string[],
): Promise<TalkingVoice[]> {
  const speech = await speechOfWorkspace(kernel, workspaceId);
  return languages.flatMap((wanted) => {
    const isUnderstood = speech.some(
      ({ engine: { recognizer } }) => recognizer !== undefined && matchLanguage(recognizer.languages, wanted) > 0,
    );
    const voices = speech.flatMap(({ engine: { synthesizer } }) => synthesizer?.voices ?? []);
    const voice = voices.find((each) => matchLanguage(each.languages, wanted) > 0);
    if (!isUnderstood || voice === undefined) return [];
    const language = voice.languages.find((tag) => matchLanguage([tag], wanted) > 0) ?? wanted;
    return [{ language, voiceModel: voice.id }];
  });
}

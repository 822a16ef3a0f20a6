import type { SpeechRecognizer } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { matchLanguage } from "./match-language.ts";
import { speechOfWorkspace } from "./speech-of-workspace.ts";

export type FoundRecognizer = {
  recognizer: SpeechRecognizer;
  /** The provider that has the recognizer is `embedded`, or is given by its name. */
  provider: string;
};

/**
 * Finds what understands this language for the workspace: its first provider that does, else what
 * the installation has. It gives undefined where nothing does.
 * @param language undefined: any
 * @param provider undefined: any
 */
export async function findRecognizer(
  kernel: Kernel,
  workspaceId: string,
  language: string | undefined,
  provider?: string,
): Promise<FoundRecognizer | undefined> {
  const speech = await speechOfWorkspace(kernel, workspaceId);
  return speech
    .filter(({ name }) => provider === undefined || name === provider)
    .flatMap(({ name, engine: { recognizer } }) => (recognizer === undefined ? [] : { recognizer, provider: name }))
    .find(({ recognizer }) => language === undefined || matchLanguage(recognizer.languages, language) > 0);
}

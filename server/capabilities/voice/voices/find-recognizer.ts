import type { Kernel } from "../../../kernel/kernel.ts";
import type { SpeechRecognizer } from "../../../providers/speech/speech-engine.ts";
import { matchLanguage } from "./match-language.ts";
import { speechOfWorkspace } from "./speech-of-workspace.ts";

export type FoundRecognizer = {
  recognizer: SpeechRecognizer;
  /** Whose it is: `embedded`, or a provider's name. */
  provider: string;
};

/**
 * What understands this language for the workspace: its first provider that does, else what the
 * installation has. Undefined where nothing does.
 */
export async function findRecognizer(
  kernel: Kernel,
  workspaceId: string,
  language: string,
): Promise<FoundRecognizer | undefined> {
  const speech = await speechOfWorkspace(kernel, workspaceId);
  return speech
    .flatMap(({ name: provider, engine: { recognizer } }) => (recognizer === undefined ? [] : { recognizer, provider }))
    .find(({ recognizer }) => matchLanguage(recognizer.languages, language) > 0);
}

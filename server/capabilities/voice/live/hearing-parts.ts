import { type Language, languageOf } from "@parley/engine";
import type { SpeechRecognizer, SpokenGrammar } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { spokenGrammarOf } from "../grammar/spoken-grammar-of.ts";
import { noRecognizer } from "../problems.ts";
import { findRecognizer } from "../voices/find-recognizer.ts";
import { speechOfWorkspace } from "../voices/speech-of-workspace.ts";

/** A session listens with these. */
export type HearingParts = {
  language: Language;
  /** BCP 47. */
  languageTag: string;
  recognizer: SpeechRecognizer;
  grammar: SpokenGrammar;
};

/**
 * Opens what listens in a language, which gets ready. Throws no-recognizer, which names the
 * languages that are understood.
 * @param pointer where the request names the language
 */
export async function hearingPartsOf(
  kernel: Kernel,
  workspaceId: string,
  { language, assistantId, pointer }: { language: string; assistantId: string | null; pointer: string },
): Promise<HearingParts> {
  const found = await findRecognizer(kernel, workspaceId, language);
  if (found === undefined) throw await notUnderstood(kernel, workspaceId, language, pointer);
  const grammar = await spokenGrammarOf(kernel, workspaceId, assistantId, language);
  found.recognizer.prepare?.(grammar);
  const code = new Intl.Locale(language).language;
  return { language: languageOf(code), languageTag: language, recognizer: found.recognizer, grammar };
}

async function notUnderstood(kernel: Kernel, workspaceId: string, language: string, pointer: string): Promise<Problem> {
  const speech = await speechOfWorkspace(kernel, workspaceId);
  const understood = new Set(speech.flatMap(({ engine }) => engine.recognizer?.languages ?? []));
  const message = `is not understood here. Understood are: ${[...understood].sort().join(", ") || "none"}`;
  return new Problem(noRecognizer, `${language} ${message}. A speech provider adds languages.`, {
    errors: [{ pointer, message }],
  });
}

import { pageLanguageOf, pageLanguages } from "../../../kernel/pages/page-language.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";

/** Refuses a language that no page is written in: it would be English without a word. Throws invalid-request. */
export function requirePageLanguage(language: string | null | undefined, pointer = "/body/language"): void {
  if (typeof language !== "string" || pageLanguageOf(language) !== undefined) return;
  const message = `is none of ${pageLanguages.join(", ")}`;
  throw new Problem(invalidRequest, `${pointer} ${message}.`, { errors: [{ pointer, message }] });
}

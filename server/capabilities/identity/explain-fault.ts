import type { PageLanguage } from "../../kernel/pages/page-language.ts";
import type { Problem } from "../../kernel/problem.ts";
import { identityTexts } from "./texts/identity-texts.ts";

/**
 * Returns the sentence of a page about what its reader can correct. The English detail of the
 * problem says more than its code, so an English page shows it, and so does a page that has no text
 * for the code.
 */
export function explainFault(problem: Problem, language: PageLanguage): string {
  if (language === "en") return problem.detail;
  const faults: Readonly<Record<string, string>> = identityTexts[language].faults;
  return faults[problem.type.code] ?? problem.detail;
}

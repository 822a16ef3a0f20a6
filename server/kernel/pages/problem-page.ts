import type { Problem } from "../problem.ts";
import type { Answer } from "../wire/route.ts";
import { html } from "./html.ts";
import { alertOf, htmlPage } from "./html-page.ts";
import type { PageLanguage } from "./page-language.ts";
import { kernelTexts } from "./texts/kernel-texts.ts";

/**
 * Shows a page in place of a problem document, for a person whose form was refused before its own
 * page could explain it: too often, too large, or not in time. The detail of a problem is English,
 * and stands at the end of a page in another language.
 */
export function problemPage(problem: Problem, language: PageLanguage): Answer {
  const { title, goBack, tooOften, tooLarge } = kernelTexts[language].problem;
  const { status } = problem.type;
  if (language === "en") return htmlPage(status, title, html`${alertOf(problem.detail)}<p>${goBack}</p>`);
  const [sentence, advice] = status === 429 ? [tooOften] : status === 413 ? [tooLarge, goBack] : [title, goBack];
  const content = html`${alertOf(sentence)}${advice === undefined ? undefined : html`<p>${advice}</p>`}
    <p class="quiet" lang="en">${problem.detail}</p>`;
  return htmlPage(status, title, content, { language });
}

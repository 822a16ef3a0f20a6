import { html } from "../../kernel/pages/html.ts";
import { alertOf, htmlPage } from "../../kernel/pages/html-page.ts";
import type { PageLanguage } from "../../kernel/pages/page-language.ts";
import type { Problem } from "../../kernel/problem.ts";
import { quotaExceeded } from "../../kernel/quotas/quotas-of.ts";
import { Answer, type Call } from "../../kernel/wire/route.ts";
import { formTexts } from "./texts/form-texts.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/**
 * A form of a page is answered with a page: the one that it names, or `thanks`. Programs get what
 * was taken.
 */
export async function answerForm<Taken>(
  call: AnyCall,
  taken: Taken,
  next: string | undefined,
  thanks: () => Promise<Answer>,
): Promise<Taken | Answer> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(call.header("content-type") ?? "");
  if (!isForm || /\bapplication\/json\b/.test(call.header("accept") ?? "")) return taken;
  const address = next === undefined ? undefined : allowedAddress(next, call.caller.allowedOrigins);
  if (address !== undefined) return new Answer(303, "", { location: address });
  return thanks();
}

/** Shows the page after a form, in the reader's language. `workspaceName` is the workspace that took the form. */
export function showFormThanks(language: PageLanguage, workspaceName: string): Answer {
  const { thanks, hasArrived } = formTexts[language];
  return htmlPage(200, thanks, html`<p>${hasArrived}</p>`, { language, workspaceName });
}

/** Shows the page for the person whose form was not accepted. What is for the owner of the form is in English. */
export function showFormProblem(problem: Problem, language: PageLanguage): Answer {
  const { failed, goBack } = formTexts[language];
  const { sentence, isCorrectable } = explain(problem, language);
  const content = html`${alertOf(sentence)}${isCorrectable ? html`<p>${goBack}</p>` : undefined}
    <p class="quiet" lang="en">${withoutPlaces(problem)}</p>`;
  return htmlPage(problem.type.status, failed, content, { language });
}

/** A field of a form has a name; only JSON has "/body/" before it. */
function withoutPlaces({ detail, errors = [] }: Problem): string {
  return errors.some(({ pointer }) => detail.startsWith(pointer)) ? detail.replace(/^\/body\//, "") : detail;
}

function explain(problem: Problem, language: PageLanguage): { sentence: string; isCorrectable: boolean } {
  const { check, tooMuch, formIsBroken, later, isFull, fields } = formTexts[language];
  const { status, code } = problem.type;
  if (code === quotaExceeded.code) {
    const { contact } = problem.members;
    return { sentence: typeof contact === "string" ? `${isFull} ${contact}` : isFull, isCorrectable: false };
  }
  if (status === 429 || status >= 500) return { sentence: later, isCorrectable: false };
  const named = (problem.errors ?? []).map(({ pointer }) => pointer.replace("/body/", ""));
  // A message can be anything but too long.
  if (status === 413 || named.join() === "message") return { sentence: tooMuch, isCorrectable: true };
  const labels = Object.entries(fields).flatMap(([name, label]) => (named.includes(name) ? [label] : []));
  return labels.length > 0
    ? { sentence: `${check} ${labels.join(", ")}.`, isCorrectable: true }
    : { sentence: formIsBroken, isCorrectable: false };
}

/** Only a page of an origin where the key may be used, so that no link of ours leads anywhere else. */
function allowedAddress(next: string, origins: readonly string[] | null): string | undefined {
  if (!URL.canParse(next)) return undefined;
  const { protocol, origin, href } = new URL(next);
  return /^https?:$/.test(protocol) && origins?.includes(origin) ? href : undefined;
}

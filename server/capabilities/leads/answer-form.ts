import { html } from "../../kernel/pages/html.ts";
import { alertOf, htmlPage } from "../../kernel/pages/html-page.ts";
import type { Problem } from "../../kernel/problem.ts";
import { Answer, type Call } from "../../kernel/wire/route.ts";
import type { CapturedLead } from "./schema.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** A form of a page is answered with a page: the one that it names, or a thank-you. */
export function answerForm(call: AnyCall, captured: CapturedLead, next: string | undefined): CapturedLead | Answer {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(call.header("content-type") ?? "");
  if (!isForm || /\bapplication\/json\b/.test(call.header("accept") ?? "")) return captured;
  const address = next === undefined ? undefined : allowedAddress(next, call.caller.allowedOrigins);
  if (address !== undefined) return new Answer(303, "", { location: address });
  return htmlPage(200, "Thank you", html`<p>Your message has arrived. You can close this page.</p>`);
}

export function showFormProblem(problem: Problem): Answer {
  return htmlPage(
    problem.type.status,
    "That did not work",
    html`${alertOf(problem.detail)}<p>Go back to the form, correct it and send it again.</p>`,
  );
}

/** Only a page of an origin where the key may be used, so that no link of ours leads anywhere else. */
function allowedAddress(next: string, origins: readonly string[] | null): string | undefined {
  if (!URL.canParse(next)) return undefined;
  const { protocol, origin, href } = new URL(next);
  return /^https?:$/.test(protocol) && origins?.includes(origin) ? href : undefined;
}

import type { Problem } from "../problem.ts";
import type { Answer } from "../wire/route.ts";
import { html } from "./html.ts";
import { alertOf, htmlPage } from "./html-page.ts";

/**
 * The page in place of a problem document, for a person whose form was refused before its own page
 * could explain it: too often, too large, or not in time.
 */
export function problemPage(problem: Problem): Answer {
  return htmlPage(
    problem.type.status,
    "That did not work",
    html`${alertOf(problem.detail)}<p>Go back and try it again.</p>`,
  );
}

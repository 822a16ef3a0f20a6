import { rankEntries } from "../../../browser/docs/rank-entries.js";
import { html } from "../../../kernel/pages/html.ts";
import type { SearchEntry } from "./doc-page.ts";

/** A page shows so many answers at most. */
const mostFound = 50;

/** Writes the answers of the search, for browsers that run no scripts and for links. */
export function writeSearchPage(question: string, entries: readonly SearchEntry[]): string {
  if (question.trim() === "")
    return html`<p class="about">Search for an operation, a problem, an event or a word.</p>`.text;
  const found = rankEntries(entries, question).slice(0, mostFound);
  if (found.length === 0)
    return html`<p role="status">Nothing was found for <strong>${question}</strong>. Try a shorter word, or part of a path.</p>`
      .text;
  const rows = found.map(
    ([title, path, kind, words]) =>
      html`<li><a href="${path}">${title}</a> <span class="kind">${kind}</span>${words === "" ? undefined : html`<span>${words}</span>`}</li>`,
  );
  return html`<p role="status">${found.length === 1 ? "1 place" : `${found.length} places`} for <strong>${question}</strong></p><ol class="found">${rows}</ol>`
    .text;
}

import { type Html, html } from "../../../kernel/pages/html.ts";

/** Deeper parts are shown as JSON. */
const deepestShown = 8;

/** Shows every part of a JSON value to people: nothing of what they approve is left out. */
export function htmlOfRequest(value: unknown, depth = 0): Html {
  if (depth > deepestShown) return html`<code>${JSON.stringify(value)}</code>`;
  if (Array.isArray(value)) {
    return html`<ol>${value.map((part) => html`<li>${htmlOfRequest(part, depth + 1)}</li>`)}</ol>`;
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(
      ([name, part]) => html`<dt><strong><bdi>${name}</bdi></strong></dt><dd>${htmlOfRequest(part, depth + 1)}</dd>`,
    );
    return html`<dl>${members}</dl>`;
  }
  if (typeof value === "string" && value !== "")
    return html`${value.split("\n").map((line) => html`<bdi>${line}</bdi><br>`)}`;
  return html`<code>${JSON.stringify(value)}</code>`;
}

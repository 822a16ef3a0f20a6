import { isObject } from "@parley/json";
import { escapeHtml } from "../../../kernel/pages/html.ts";
import { type PageLanguage, showMoment } from "../../../kernel/pages/page-language.ts";
import { contactTexts } from "../texts/contact-texts.ts";
import type { ExportPart } from "./export-part.ts";

const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid #ccc; padding: .5rem 0 } dl { margin: 0 0 0 1rem } dt { font-weight: 600 }
dd { margin: 0 0 .25rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere }`;

/** A value that is nested deeper than this is shown as JSON. */
const deepest = 8;

/**
 * Writes a page without scripts, images and links, with a heading for each part. The headings and the names
 * of the fields are those of the API.
 */
export async function* writeReadablePage(
  parts: readonly ExportPart[],
  at: Date,
  language: PageLanguage,
): AsyncGenerator<string> {
  const { title, text, nothing } = contactTexts[language].export;
  yield `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(text(showMoment(at, language)))}</p>
`;
  let isEmpty = true;
  for (const { name, items } of parts) {
    let heading = `<h2>${escapeHtml(labelOf(name))}</h2>\n`;
    for await (const item of items()) {
      yield `${heading}<article>${showValue(item, 0)}</article>\n`;
      [heading, isEmpty] = ["", false];
    }
  }
  if (isEmpty) yield `<p>${nothing}</p>\n`;
  yield "</body>\n</html>\n";
}

function showValue(value: unknown, depth: number): string {
  if (!isObject(value) && !Array.isArray(value)) return escapeHtml(String(value));
  if (depth >= deepest) return escapeHtml(JSON.stringify(value));
  if (Array.isArray(value)) {
    const items = value.map((item) => `<li>${showValue(item, depth + 1)}</li>`);
    return items.length === 0 ? "" : `<ol>${items.join("")}</ol>`;
  }
  const fields = Object.entries(value)
    .filter(([, field]) => hasContent(field))
    .map(([name, field]) => `<dt>${escapeHtml(labelOf(name))}</dt><dd>${showValue(field, depth + 1)}</dd>`);
  return `<dl>${fields.join("")}</dl>`;
}

function hasContent(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return false;
  return (!isObject(value) && !Array.isArray(value)) || Object.keys(value).length > 0;
}

/** `createdAt` → "Created at", `inbound-events` → "Inbound events". */
function labelOf(name: string): string {
  const words = name.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  const text = words.replaceAll(/[-_]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { Growth, type Page } from "./growth.ts";
import { htmlToMarkdown } from "./html/html-to-markdown.ts";
import { kindOfMarkup } from "./html/kind-of-markup.ts";
import { cleanMarkdown } from "./markdown/clean-markdown.ts";
import { byteOrderMark, needsCleaning } from "./needs-cleaning.ts";

const mark = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n/;
const entry = /^[\w"'.-]+[ \t]*[:=]/;
const continuation = /^(?:[ \t#[\]}-]|\r?$)/;

/** Leaves out the YAML or TOML at the head of a Markdown file. A rule above a text stays. */
function dropFrontMatter(text: string): string {
  const opening = mark.exec(text);
  if (opening === null) return text;
  const start = opening[0].length;
  let isFirst = true;
  for (let at = start; at < text.length; isFirst = false) {
    const found = text.indexOf("\n", at);
    const end = found === -1 ? text.length : found;
    const line = text.slice(at, end);
    if (line.trimEnd() === opening[1]) return text.slice(end + 1).replace(/^(?:[ \t]*\r?\n)+/, "");
    if (!entry.test(line) && (isFirst || !continuation.test(line))) return text;
    at = end + 1;
  }
  return text;
}

/** A text is cleaned up to this often, because dropping a tag can join the parts of another one. */
const mostPasses = 4;

/**
 * The Markdown of a text that was sent as plain text, Markdown or HTML: without front matter, HTML
 * and images, with links that lead somewhere from any page. A text that is such Markdown already
 * stays as it is. Throws TextGrowsTooLong.
 */
export function cleanText({ text: written, url }: { text: string; url: string | undefined }): string {
  const text = written.startsWith(byteOrderMark) ? written.slice(byteOrderMark.length) : written;
  const page: Page = { url, growth: new Growth() };
  const kind = kindOfMarkup(text);
  let cleaned = kind === "markdown" ? dropFrontMatter(text) : htmlToMarkdown(text, page, kind === "page");
  for (let pass = 0; pass < mostPasses && needsCleaning(cleaned); pass++) {
    const again = cleanMarkdown(cleaned, page);
    if (again === cleaned) break;
    cleaned = again;
  }
  return cleaned;
}

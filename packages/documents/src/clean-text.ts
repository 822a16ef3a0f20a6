import { Growth, type Page } from "./growth.ts";
import { htmlToMarkdown } from "./html/html-to-markdown.ts";
import { kindOfMarkup } from "./html/kind-of-markup.ts";
import { cleanMarkdown } from "./markdown/clean-markdown.ts";
import { splitFrontMatter } from "./markdown/split-front-matter.ts";
import { byteOrderMark, needsCleaning } from "./needs-cleaning.ts";
import { factsOfHtml } from "./pages/facts/facts-of-html.ts";

/** `kind` is what the sender knows of the text; without it, the text tells. */
type TextToClean = { text: string; url: string | undefined; kind?: ReturnType<typeof kindOfMarkup> };

/** A text is cleaned up to this often, because dropping a tag can join the parts of another one. */
const mostPasses = 4;

/**
 * Gives the Markdown of a text that was sent as plain text, Markdown or HTML: without front matter, HTML
 * and images, with links that lead somewhere from any page. A text that is such Markdown already
 * stays as it is. Throws TextGrowsTooLong.
 */
export function cleanText({ text: written, url, kind: told }: TextToClean): string {
  const text = written.startsWith(byteOrderMark) ? written.slice(byteOrderMark.length) : written;
  const page: Page = { url, growth: new Growth() };
  const kind = told ?? kindOfMarkup(text);
  let cleaned = kind === "markdown" ? (splitFrontMatter(text)?.rest ?? text) : markdownOf(text, kind, page);
  for (let pass = 0; pass < mostPasses && needsCleaning(cleaned); pass++) {
    const again = cleanMarkdown(cleaned, page);
    if (again === cleaned) break;
    cleaned = again;
  }
  return cleaned;
}

/** The text of HTML, and below it what stands around it or is told to search engines alone. */
function markdownOf(html: string, kind: "page" | "fragment", page: Page): string {
  const isPage = kind === "page";
  const markdown = htmlToMarkdown(html, page, isPage);
  const facts = factsOfHtml(html, { url: page.url, markdown, isPage });
  return facts === "" ? markdown : `${markdown.trimEnd()}\n\n${facts}`.trimStart();
}

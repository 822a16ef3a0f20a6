import { dropFrontMatter } from "./drop-front-matter.ts";
import { Growth, type Page } from "./growth.ts";
import { htmlToMarkdown } from "./html/html-to-markdown.ts";
import { kindOfMarkup } from "./html/kind-of-markup.ts";
import { cleanMarkdown } from "./markdown/clean-markdown.ts";
import { byteOrderMark, needsCleaning } from "./needs-cleaning.ts";

/** What is left when a tag between the parts of another one goes is read again, up to this often. */
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

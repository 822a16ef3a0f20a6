import { findElement, parsePage } from "../text/parse-page.ts";
import { readFacts } from "./read-facts.ts";
import { readThings } from "./read-things.ts";
import { writePlaces } from "./write-places.ts";

/** A text without one of these marks up no thing. */
const signs = /schema\.org/i;

/**
 * Gives as Markdown what a text of HTML tells search engines beside `markdown`, its visible text:
 * places, prices, events and questions with their answers. "" where it tells nothing more.
 * Throws TextGrowsTooLong.
 */
export function factsOfHtml(html: string, { url, markdown }: { url: string | undefined; markdown: string }): string {
  if (!signs.test(html)) return "";
  const root = parsePage(html);
  const things = readThings(root);
  const language = findElement(root, ({ name }) => name === "html")?.attribs.lang ?? "en";
  const { faqs, structured } = readFacts(things, { url, language, markdown });
  const questions = faqs.map(({ question, answer }) => `## ${question}\n\n${answer}`);
  return [...writePlaces(things, language, markdown), structured, ...questions]
    .filter((part) => part !== "")
    .join("\n\n");
}

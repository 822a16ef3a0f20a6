import { Growth } from "../../growth.ts";
import { languageOf } from "../read-head.ts";
import { siteDetails } from "../site-details.ts";
import { readMainText } from "../text/main-text.ts";
import { findElement, parsePage } from "../text/parse-page.ts";
import { wordsOf } from "../texts/words-of-pages.ts";
import { readFacts } from "./read-facts.ts";
import { readThings } from "./read-things.ts";

/** A text without one of these marks up no thing. */
const signs = /schema\.org/i;

/**
 * Gives as Markdown what a text of HTML tells beside `markdown`, its visible text: what it tells
 * search engines of places, prices, events and questions, and of a whole page the address, hours
 * and telephone in its header and footer. "" where it tells nothing more. Throws TextGrowsTooLong.
 */
export function factsOfHtml(
  html: string,
  { url, markdown, isPage }: { url: string | undefined; markdown: string; isPage: boolean },
): string {
  if (!isPage && !signs.test(html)) return "";
  const root = parsePage(html);
  const things = signs.test(html) ? readThings(root) : [];
  const { lang, "xml:lang": xmlLang } = findElement(root, ({ name }) => name === "html")?.attribs ?? {};
  const language = languageOf(lang ?? xmlLang) ?? "en";
  const { faqs, structured, places } = readFacts(things, { url, language, markdown });
  const around = isPage ? readMainText(root, { url, growth: new Growth() }).around : [];
  const details = siteDetails([{ language, around, places, markdown }]);
  const isUntitled = details !== "" && !details.startsWith("## ");
  const title = isUntitled ? [`## ${wordsOf(language).contact}`] : [];
  const questions = faqs.map(({ question, answer }) => `## ${question}\n\n${answer}`);
  return [...title, details, structured, ...questions].filter((part) => part !== "").join("\n\n");
}

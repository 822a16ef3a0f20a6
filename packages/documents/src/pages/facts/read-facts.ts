import { isObject } from "@parley/json";
import { Growth } from "../../growth.ts";
import { htmlToMarkdown } from "../../html/html-to-markdown.ts";
import { sayIn } from "./say.ts";
import { isOf, listOf, type Thing, textOf } from "./thing.ts";
import { writeFacts } from "./write-facts.ts";
import { writePlaces } from "./write-places.ts";

const mostThings = 500;
const longestAnswer = 1_000_000;

export type Facts = {
  faqs: { question: string; answer: string }[];
  /** The events, steps and prices that the page's text does not say, as Markdown. */
  structured: string;
  /** Addresses, hours and telephones of businesses, a block each, for `siteDetails`. */
  places: string[];
};

/** Reads what the things of schema.org on a page say beside its text: see `readThings`. */
export function readFacts(
  things: readonly Thing[],
  page: { url: string | undefined; language: string; markdown: string },
): Facts {
  const { isSaid } = sayIn(page.language, page.markdown);
  const pages = things.filter((thing) => isOf(thing, /^FAQPage$/));
  // Several pages may refer to one question.
  const asked = new Set(pages.flatMap(({ mainEntity }) => listOf(mainEntity).slice(0, mostThings)));
  const faqs = [...asked].flatMap((entity) => faqsOf(entity, page.url));
  return {
    faqs: faqs.filter(({ question, answer }) => !(isSaid(question) && isSaid(answer.slice(0, 80)))),
    structured: writeFacts(things, page.language, page.markdown),
    places: writePlaces(things, page.language),
  };
}

function faqsOf(entity: unknown, url: string | undefined): Facts["faqs"] {
  if (!isObject(entity)) return [];
  const [accepted] = listOf(entity.acceptedAnswer ?? entity.suggestedAnswer);
  const written = isObject(accepted) ? accepted.text : accepted;
  const question = textOf(entity.name ?? entity.text);
  if (question === "" || typeof written !== "string") return [];
  const answer = htmlToMarkdown(written.slice(0, longestAnswer), { url, growth: new Growth() }).trim();
  return answer === "" ? [] : [{ question, answer }];
}

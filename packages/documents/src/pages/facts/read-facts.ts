import { isObject, parseJsonWithin } from "@parley/json";
import { type Document, type Element, isText } from "domhandler";
import { Growth } from "../../growth.ts";
import { htmlToMarkdown } from "../../html/html-to-markdown.ts";
import { visitElements } from "../text/parse-page.ts";
import { isOf, listOf, type Thing, textOf } from "./thing.ts";
import { writeFacts, writePlaces } from "./write-facts.ts";

const longestScript = 1_000_000;
const mostThings = 500;
const mostDepth = 30;

export type Facts = {
  faqs: { question: string; answer: string }[];
  /** The events, steps and prices that the page's text does not say, as Markdown. */
  structured: string;
  /** Addresses, hours and telephones of businesses, a block each, for `siteDetails`. */
  places: string[];
};

/** Reads the structured data (JSON-LD of schema.org) that a page gives to search engines beside its text. */
export function readFacts(
  scripts: readonly string[],
  page: { url: string; language: string; markdown: string },
): Facts {
  const things = scripts.flatMap(thingsOf).slice(0, mostThings);
  const said = squeeze(page.markdown);
  const isSaid = (text: string) => text !== "" && said.includes(squeeze(text));
  const faqs = things.filter((thing) => isOf(thing, /^FAQPage$/)).flatMap((thing) => faqsOf(thing, page.url));
  return {
    faqs: faqs.filter(({ question, answer }) => !(isSaid(question) && isSaid(answer.slice(0, 80)))),
    structured: writeFacts(things, page.language, isSaid),
    places: writePlaces(things, page.language),
  };
}

/** The texts of the scripts of a page that hold JSON-LD. */
export function findScripts(root: Document): string[] {
  const scripts: string[] = [];
  let characters = 0;
  visitElements(root, ({ name, attribs, children }: Element) => {
    if (name !== "script" || !/^application\/ld\+json\b/i.test(attribs.type ?? "")) return true;
    const text = children.map((child) => (isText(child) ? child.data : "")).join("");
    characters += text.length;
    if (characters <= longestScript) scripts.push(text);
    return false;
  });
  return scripts;
}

function thingsOf(script: string): Thing[] {
  let read: unknown;
  try {
    // Some sites put the script into a comment or a CDATA section.
    read = parseJsonWithin(
      script.replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g, ""),
    );
  } catch {
    // A search engine leaves out broken data, too.
    return [];
  }
  const things: Thing[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > mostDepth || things.length >= mostThings) return;
    if (Array.isArray(value)) for (const one of value.slice(0, mostThings)) visit(one, depth + 1);
    if (!isObject(value)) return;
    if (value["@type"] !== undefined) things.push(value);
    for (const key of [
      "@graph",
      "mainEntity",
      "itemListElement",
      "item",
      "event",
      "about",
      "subEvent",
      "department",
      "hasPart",
    ]) {
      if (!isOf(value, /^(?:FAQPage|HowTo)$/)) visit(value[key], depth + 1);
    }
  };
  visit(read, 0);
  return things;
}

function faqsOf(page: Thing, url: string): Facts["faqs"] {
  return listOf(page.mainEntity)
    .slice(0, mostThings)
    .flatMap((entity) => {
      const [accepted] = isObject(entity) ? listOf(entity.acceptedAnswer ?? entity.suggestedAnswer) : [];
      const written = isObject(accepted) ? accepted.text : accepted;
      const question = isObject(entity) ? textOf(entity.name ?? entity.text) : "";
      if (question === "" || typeof written !== "string") return [];
      const answer = htmlToMarkdown(written.slice(0, longestScript), { url, growth: new Growth() }).trim();
      return answer === "" ? [] : [{ question, answer }];
    });
}

/** Writes a text as texts are compared: without marks of Markdown, punctuation and blanks. */
function squeeze(text: string): string {
  return text
    .replace(/\]\([^()\s]*\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

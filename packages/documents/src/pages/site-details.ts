import type { ReadPage } from "./read-page.ts";
import { wordsOf } from "./texts/words-of-pages.ts";

/** A block stands on most pages of its language, or on all of few. */
const leastShare = 0.5;
const mostBlocks = 60;
const mostPlaces = 20;
const shortestValue = 6;

const right =
  /©|\(c\)\s*\d{4}|\bcopyright\b|all rights reserved|alle rechte vorbehalten|todos los derechos|tous droits|tutti i diritti|alle rechten voorbehouden|todos os direitos|powered by|theme by|design(?:ed)? by/i;
const heading = /^(?:#{1,6} |\*\*[^*\n]+\*\*$)/;
const contact = /\S@\S+\.\p{L}{2,}|\b(?:tel|mailto):/iu;
/** A telephone or a register's number, a postcode of five digits, a time of day. */
const numbers =
  /\d(?:[ ()/.-]*\d){4,}|\d{1,2}\s?[:.h]\s?\d{2}(?!\d)|\b\d{1,2}\s?(?:uhr|h|am|pm|a\.m\.|p\.m\.)(?!\p{L})/iu;
/** A postcode of the Netherlands or the United Kingdom. */
const postcode = /\b\d{4} ?[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;
const yearSpan = /\b(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d\b/g;

/**
 * Gives once what only the header, the footer or the side of a site's pages holds, as Markdown: its
 * address, hours, telephone and mail. "" when there is nothing that the text of a page does not say.
 */
export function siteDetails(pages: readonly Pick<ReadPage, "language" | "around" | "places" | "markdown">[]): string {
  const counts = new Map<string, { text: string; heading: string; pages: number; language: string | null }>();
  const pagesOf = new Map<string | null, number>();
  for (const { language, around } of pages) {
    pagesOf.set(language, (pagesOf.get(language) ?? 0) + 1);
    for (const [text, above] of detailsOf(around)) {
      const key = JSON.stringify([language, squeeze(text)]);
      const known = counts.get(key) ?? { text, heading: above, pages: 0, language };
      counts.set(key, { ...known, heading: known.heading || above, pages: known.pages + 1 });
    }
  }
  const frequent = [...counts.values()].filter(
    ({ pages: on, language }) => on >= Math.max(Math.min(2, pages.length), leastShare * pagesOf.get(language)!),
  );
  const texts = pages.map(({ markdown }) => squeeze(markdown));
  const own = frequent.filter(
    ({ text }) =>
      !texts.some((said) =>
        text
          .split("\n")
          .filter(isDetail)
          .every((line) => said.includes(squeeze(line))),
      ),
  );
  const blocks: string[] = [];
  for (const { text, heading: above } of own.slice(0, mostBlocks)) {
    if (above !== "" && !blocks.includes(above)) blocks.push(above);
    if (!blocks.includes(text)) blocks.push(text);
  }
  blocks.push(...placesOf(pages, [...texts, squeeze(blocks.join("\n"))]));
  return blocks.join("\n\n");
}

/** Titles the details of a site in the language of most of its pages, by the words that people ask with. */
export function titleOfDetails(pages: readonly Pick<ReadPage, "language">[], host: string): string {
  const byLanguage = Map.groupBy(pages, ({ language }) => language ?? "en");
  const [most] = [...byLanguage].sort(([, one], [, other]) => other.length - one.length);
  return `${wordsOf(most?.[0] ?? "en").contact} – ${host.replace(/^www\./, "")}`;
}

/** Gives what structured data says of few places, without the lines that are said. A chain has a page for each. */
function placesOf(pages: readonly Pick<ReadPage, "places">[], said: readonly string[]): string[] {
  const places = [...new Set(pages.flatMap((page) => page.places))];
  if (places.length > mostPlaces) return [];
  return places.flatMap((place) => {
    const lines = place.split("\n").filter((line) => {
      const value = valueOfLine(line);
      return /^#|^$|:$/.test(line) || !said.some((text) => text.includes(value));
    });
    return lines.some((line) => /^ *- .*[^:]$/.test(line)) ? [lines.join("\n")] : [];
  });
}

/** A short value, such as a time, is said only beside its label. */
function valueOfLine(line: string): string {
  const value = squeeze(line.replace(/^- [^:]*: /, ""));
  return value.length < shortestValue ? squeeze(line) : value;
}

/** Gives the blocks of a page that hold a detail, each with the heading above it. A block counts once a page. */
function detailsOf(around: readonly string[]): Map<string, string> {
  const details = new Map<string, string>();
  let above = "";
  for (const block of around) {
    if (heading.test(block)) {
      above = `## ${block.replace(/^#+ |\*\*/g, "").replace(/\s*\{#[^{}]*\}$/, "")}`;
      continue;
    }
    const lines = block.split("\n").filter((line) => !isLeftOut(line));
    if (lines.some(isDetail)) details.set(lines.join("\n").trim(), above);
    // The heading was of this list of links.
    if (lines.length === 0) above = "";
  }
  return details;
}

function isDetail(line: string): boolean {
  // An address of a page may have any number in it.
  const shown = line.replace(/\]\((?!tel:|mailto:)[^()\s]*\)/g, "]").replace(yearSpan, "");
  return contact.test(shown) || numbers.test(shown) || postcode.test(shown);
}

/** Lines of rights and lists of links say nothing of the site's subject. */
function isLeftOut(line: string): boolean {
  const words = line.replace(/\[[^\]]*\]\((?!tel:|mailto:)[^()\s]*\)/g, "");
  return !/[\p{L}\p{N}]/u.test(words) || (right.test(line) && !/\d{6,}/.test(words));
}

function squeeze(text: string): string {
  return text
    .replace(/\]\([^()\s]*\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]+/gu, "");
}

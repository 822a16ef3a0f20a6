import type { SpamReason } from "./verdict.ts";

/** A person wrote these. `names` are short fields in which nobody writes sentences. */
type WrittenTexts = { names: readonly string[]; texts: readonly string[] };

const link = /\b(?:https?:\/\/|www\.)\S+/gi;
const markup = /<\s*a\s[^>]*href|\[\s*(?:url|link)\s*[=\]]/i;
const anyTag = /<\s*\/?\s*(?:script|iframe|img|div|span|p|br|b|h[1-6]|style|svg|form)\b/i;
/** Characters that are not seen: they hide words from filters, or turn the direction of writing. */
const hidden = /[\u00ad\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const mixedWord = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/u;
const offers =
  /\b(?:backlinks?|guest posts?|seo (?:services?|audit|ranking)|rank(?:ing)? (?:on|in) google|(?:crypto|bitcoin|forex) (?:invest|trad|profit)\w*|online casino|viagra|cialis|payday loans?|web ?traffic|adult dating)\b/gi;
const leastLettersOfShouting = 40;

/** Gives the reasons for spam that the text itself holds. Each rule is one line. */
export function contentPoints({ names, texts }: WrittenTexts): SpamReason[] {
  const name = names.join(" ");
  const text = texts.join("\n");
  const all = `${name}\n${text}`;
  const letters = countOf(/\p{L}/gu, text);
  const capitals = countOf(/\p{Lu}/gu, text);
  const offered = countOf(offers, all);
  const links = countOf(link, text);
  const rules: [boolean, SpamReason][] = [
    [countOf(link, name) > 0, { reason: "link-in-name", points: 5 }],
    [links > 1, { reason: "several-links", points: Math.min(links, 4) }],
    [markup.test(all), { reason: "markup-of-links", points: 4 }],
    [anyTag.test(all), { reason: "html", points: 2 }],
    [countOf(hidden, all) > 1, { reason: "hidden-characters", points: 3 }],
    [mixedWord.test(all), { reason: "mixed-alphabets", points: 3 }],
    [offered > 0, { reason: "words-of-spam", points: Math.min(2 * offered, 4) }],
    [letters >= leastLettersOfShouting && capitals > letters * 0.7, { reason: "shouting", points: 1 }],
  ];
  return rules.flatMap(([applies, reason]) => (applies ? [reason] : []));
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

import type { ConsentWords } from "../language.ts";
import { parameters } from "../parameters.ts";
import { languages } from "../reading/languages.ts";
import { foldText } from "../reading/read-words.ts";

type Kind = keyof ConsentWords;

const emojis: Readonly<Record<Kind, readonly string[]>> = {
  yes: ["👍", "👌", "✅", "✔", "🆗", "💯"],
  no: ["👎", "❌", "🚫", "🙅", "✖", "⛔"],
  courtesies: ["🙏", "😊", "🙂", "😀", "😃", "😄", "😁", "🎉", "❤"],
  links: [],
};
/** The colour of a skin, and what makes a symbol an emoji. */
const emojiForms = /[\u{1F3FB}-\u{1F3FF}\uFE0F]/gu;
const hasDigit = /\p{N}/u;

const kinds: readonly Kind[] = ["links", "courtesies", "yes", "no"];
const kindOf = new Map<string, Kind>();
for (const kind of kinds) {
  for (const phrase of [...languages.flatMap(({ consent }) => consent[kind]), ...emojis[kind]])
    kindOf.set(phrase, kind);
}
const mostWordsOfPhrase = Math.max(...[...kindOf.keys()].map((phrase) => phrase.split(" ").length));
/** None of them may stand in a yes, also where the name of a deed has it. */
const wordsOfNo = new Set(languages.flatMap(({ consent }) => consent.no.flatMap((phrase) => phrase.split(" "))));
/** Words that refuse with others: "don't" in "don't do it". Others may be an order: "cancel". */
const refusingWords = new Set(
  languages
    .flatMap(({ consent }) => consent.no.filter((phrase) => phrase.includes(" ")))
    .flatMap((no) => no.split(" ")),
);

/**
 * Reads the answer to a question for consent, in any language; undefined for a message that says
 * anything beside yes or no. `deed`: texts that name what was asked, its title first; a yes may
 * name it too. A yes runs an action, so that an answer in doubt is none.
 * @example readConsent("Ja, bitte!") // "yes"
 * @example readConsent("yes, cancel it", ["Cancel an order"]) // "yes"
 * @example readConsent("yes, but what does it cost?") // undefined
 */
export function readConsent(message: string, deed: readonly string[] = []): "yes" | "no" | undefined {
  if (message.length > parameters.person.consentCharacters || /[?¿]/.test(message)) return undefined;
  const words = wordsOf(message);
  const named = namesIn(deed);
  const deedsBegin = new Set(deed.map((text) => wordsOf(text)[0]));
  let said: "yes" | "no" | undefined;
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const { kind, length } = phraseAt(words, at);
    // "cancel" alone is a no, but "yes, cancel it" is a yes to a deed that begins with this word.
    const isDeed = named.has(word) || (deedsBegin.has(word) && at + 1 < words.length);
    if (said === "yes" && isDeed && (kind === undefined || (kind === "no" && length === 1))) {
      // "5 5" may be 5.5, so that each number is named once.
      if (hasDigit.test(word)) named.delete(word);
      at++;
      continue;
    }
    if (kind === undefined || (kind === "links" && said !== "yes")) return undefined;
    if (kind === "yes" || kind === "no") {
      if (said !== undefined && said !== kind) return undefined;
      said = kind;
    }
    at += length;
  }
  return said;
}

/**
 * Tells whether a message begins with a no, whatever else it says: "no, I meant the other one". An
 * order that is given again is no no: "cancel order 9" when that was asked.
 */
export function beginsWithNo(message: string, deed: readonly string[] = []): boolean {
  const words = wordsOf(message.slice(0, parameters.person.consentCharacters));
  const { kind, length } = phraseAt(words, 0);
  return kind === "no" && !(length === 1 && repeatsOrder(words, deed));
}

/** Tells whether the words are those of the deed, or of another language with a number or code of it. */
function repeatsOrder([first = "", ...rest]: readonly string[], deed: readonly string[]): boolean {
  const named = namesIn(deed);
  const [second] = rest;
  if (second === undefined || refusingWords.has(first)) return false;
  const isFirst = deed.some((text) => wordsOf(text)[0] === first);
  if (isFirst && (named.has(second) || phraseAt(rest, 0).kind === "links")) return true;
  return rest.some((word) => hasDigit.test(word) && named.has(word));
}

/** Gives the words by which a message may name a deed. */
function namesIn(deed: readonly string[]): Set<string> {
  return new Set(deed.flatMap(wordsOf).filter((word) => !wordsOfNo.has(word)));
}

/** Gives the longest phrase that stands there. */
function phraseAt(words: readonly string[], at: number): { kind: Kind | undefined; length: number } {
  for (let length = Math.min(mostWordsOfPhrase, words.length - at); length > 0; length--) {
    const kind = kindOf.get(words.slice(at, at + length).join(" "));
    if (kind !== undefined) return { kind, length };
  }
  return { kind: undefined, length: 0 };
}

/**
 * A number or code is one word with all its signs, because "-9", "9.9" and "9%" are not 9. A sign of
 * an amount that stands alone is a word too.
 */
function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(emojiForms, "")
    .replace(/\p{Extended_Pictographic}/gu, " $& ")
    .replace(/([-–—−+±])\s+(?=\p{N})/gu, " $1")
    .split(/\s+/)
    .flatMap((part) => {
      if (hasDigit.test(part)) return [part.replace(/^["'“„«#]+|["'”»!.,;:…]+$/g, "")];
      return part.match(/[\p{L}\p{Extended_Pictographic}']+|[\p{Sc}%‰°+±×÷=<>]/gu) ?? [];
    });
}

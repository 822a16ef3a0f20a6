import type { ConsentWords } from "./language.ts";
import { languages } from "./languages.ts";
import { foldText } from "./read-words.ts";

type Kind = keyof ConsentWords;

const emojis: Readonly<Record<Kind, readonly string[]>> = {
  yes: ["👍", "👌", "✅", "✔", "🆗", "💯"],
  no: ["👎", "❌", "🚫", "🙅", "✖", "⛔"],
  courtesies: ["🙏", "😊", "🙂", "😀", "😃", "😄", "😁", "🎉", "❤"],
  links: [],
};
/** The colour of a skin, and what makes a symbol an emoji. */
const emojiForms = /[\u{1F3FB}-\u{1F3FF}\uFE0F]/gu;
const longestAnswer = 120;

const kinds: readonly Kind[] = ["links", "courtesies", "yes", "no"];
const kindOf = new Map<string, Kind>();
for (const kind of kinds) {
  for (const phrase of [...languages.flatMap(({ consent }) => consent[kind]), ...emojis[kind]])
    kindOf.set(phrase, kind);
}
const mostWordsOfPhrase = Math.max(...[...kindOf.keys()].map((phrase) => phrase.split(" ").length));
/** None of them may stand in a yes, also where the name of a deed has it. */
const wordsOfNo = new Set(languages.flatMap(({ consent }) => consent.no.flatMap((phrase) => phrase.split(" "))));

/**
 * Reads the answer to a question for consent, in any language; undefined for a message that says
 * anything beside yes or no. `deed`: texts that name what was asked, its title first; a yes may
 * name it too. A yes runs an action, so that an answer in doubt is none.
 * @example readConsent("Ja, bitte!") // "yes"
 * @example readConsent("yes, cancel it", ["Cancel an order"]) // "yes"
 * @example readConsent("yes, but what does it cost?") // undefined
 */
export function readConsent(message: string, deed: readonly string[] = []): "yes" | "no" | undefined {
  if (message.length > longestAnswer || /[?¿]/.test(message)) return undefined;
  const words = wordsOf(message);
  const named = new Set(deed.flatMap(wordsOf).filter((word) => !wordsOfNo.has(word)));
  const deedsBegin = new Set(deed.map((text) => wordsOf(text)[0]));
  let said: "yes" | "no" | undefined;
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const { kind, length } = phraseAt(words, at);
    // "cancel" alone is a no, but "yes, cancel it" is a yes to a deed that begins with this word.
    const isDeed = named.has(word) || (deedsBegin.has(word) && at + 1 < words.length);
    if (said === "yes" && isDeed && (kind === undefined || (kind === "no" && length === 1))) {
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

/** Whether a message begins with a no, whatever else it says: "no, I meant the other one". */
export function beginsWithNo(message: string): boolean {
  return phraseAt(wordsOf(message.slice(0, longestAnswer)), 0).kind === "no";
}

/** The longest phrase that stands there. */
function phraseAt(words: readonly string[], at: number): { kind: Kind | undefined; length: number } {
  for (let length = Math.min(mostWordsOfPhrase, words.length - at); length > 0; length--) {
    const kind = kindOf.get(words.slice(at, at + length).join(" "));
    if (kind !== undefined) return { kind, length };
  }
  return { kind: undefined, length: 0 };
}

function wordsOf(text: string): string[] {
  const spoken = foldText(text)
    .replace(emojiForms, "")
    .replace(/\p{Extended_Pictographic}/gu, " $& ")
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}']+/gu, " ")
    .trim();
  return spoken === "" ? [] : spoken.split(" ");
}

import { englishNumbers } from "./english-numbers.ts";

/**
 * A piece of a phrase as it is written, and the words that are said for it: none for a dash. A
 * slot has the punctuation that follows it.
 */
export type SpokenPiece = { written: string; words: readonly string[] } | { slot: string; after: string };

const maxLength = 300;
const maxWords = 40;
const maxLetters = 30;
const signs: Readonly<Record<string, string>> = {
  "&": "and",
  "@": "at",
  "%": "percent",
  "+": "plus",
  "#": "number",
  "=": "equals",
  $: "dollars",
  "€": "euros",
  "£": "pounds",
};

/**
 * Splits a phrase into what is said. `<name>` is a slot when it is one of `slots`.
 * @returns undefined for what cannot be said in English: too long, another script, nothing at all
 * @example spokenPhrase("Pay $20?", new Set()) // [{ written: "Pay", words: ["pay"] }, { written: "$20?", words: ["twenty", "dollars"] }]
 */
export function spokenPhrase(phrase: string, slots: ReadonlySet<string>): SpokenPiece[] | undefined {
  if (phrase.length > maxLength) return undefined;
  const pieces: SpokenPiece[] = [];
  let words = 0;
  for (const written of phrase.split(/\s+|(<[^<>\s][^<>]*>[.,!?;:]*)/u)) {
    if (written === undefined || written === "") continue;
    const [, slot, after] = /^<([^<>]*)>([.,!?;:]*)$/u.exec(written) ?? [];
    if (slot !== undefined && after !== undefined) {
      if (!slots.has(slot)) return undefined;
      pieces.push({ slot, after });
      words++;
      continue;
    }
    const said = wordsOf(written);
    if (said === undefined) return undefined;
    pieces.push({ written, words: said });
    words += said.length;
  }
  return words === 0 || words > maxWords ? undefined : pieces;
}

/** Gives the words of what stands between two spaces. Undefined when they cannot be said. */
function wordsOf(written: string): string[] | undefined {
  const plain = written
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/\bwi-fi\b/gi, "wifi")
    // "PayPal": two words.
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    // "$20": twenty dollars.
    .replaceAll(/([$€£])(\d[\d,.]*)/gu, "$2 $1")
    .replaceAll(/(\d),(?=\d{3})/g, "$1")
    .replaceAll(/(\d)\.(?=\d)/g, "$1 point ");
  const words: string[] = [];
  for (const [part] of plain.matchAll(/\d+|[\p{L}']+|[&@%+#=$€£]/gu)) {
    if (/^\d/.test(part)) words.push(...englishNumbers(part));
    else if (signs[part] !== undefined) words.push(signs[part]);
    else {
      const word = part.replace(/^'+|'+$/g, "");
      if (word === "") continue;
      if (!/^[a-z']+$/.test(word) || word.length > maxLetters) return undefined;
      words.push(word);
    }
  }
  return words;
}

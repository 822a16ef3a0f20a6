import type { AnswerKind } from "../../answer-kind.ts";
import { pairs, words, wordsInOrder } from "../description/part-reader.ts";
import { type OwnParts, readLanguage } from "../description/read-language.ts";

/** A question word among so many words of a clause asks: "and tell me when …". */
const firstWords = 3;

function kindReader(own: OwnParts): (words: readonly string[]) => AnswerKind | undefined {
  const kinds = (path: string) => own(path, pairs) as ReadonlyMap<string, AnswerKind>;
  const afterHow = kinds("kindAsked.afterHow");
  const ofQuestionWord = kinds("kindAsked.ofQuestionWord");
  const auxiliaries = own("kindAsked.auxiliaries", words);
  const afterHowMuch = own("kindAsked.afterHowMuch", words);
  const afterHowFast = own("kindAsked.afterHowFast", words);
  const yesOrNoOpeners = own("kindAsked.yesOrNoOpeners", words);
  const priceWords = own("kindAsked.priceWords", words);
  const weightWords = own("kindAsked.weightWords", words);
  const momentsAfterWhat = own("kindAsked.momentsAfterWhat", words);
  const numberNouns = own("kindAsked.numberNouns", words);
  const sizeNouns = own("kindAsked.sizeNouns", words);

  function kindAsked(words: readonly string[]): AnswerKind | undefined {
    for (const [at, word] of words.entries()) {
      const following = words[at + 1] ?? "";
      if (word === "how" && following === "much") return kindOfMuch(words, at + 2);
      // "How fast is it" asks for a speed.
      if (word === "how" && following === "fast" && afterHowFast.has(words[at + 2] ?? "")) return "moment";
      if (word === "how" && following !== "") return afterHow.get(following);
      if (word === "what" || word === "which") return kindOfWhat(words, at + 1);
      const kind = ofQuestionWord.get(word);
      if (kind !== undefined && asks(words, at)) return kind;
    }
    const isYesOrNo = yesOrNoOpeners.has(words[0] ?? "");
    return !isYesOrNo && words.some((word) => word === "price" || word === "cost" || word === "costs")
      ? "money"
      : undefined;
  }

  /** "When do you open" asks for a time, "it fails when I sign in" does not. */
  function asks(words: readonly string[], at: number): boolean {
    return at < firstWords || at === words.length - 1 || auxiliaries.has(words[at + 1]!);
  }

  /** "How much is it" asks for a price, "how much does it weigh" and "how much clay" do not. */
  function kindOfMuch(words: readonly string[], from: number): AnswerKind {
    if (words.some((word) => weightWords.has(word))) return "weight";
    const following = words[from];
    if (following === "time") return "extent";
    const isPrice = following === undefined || afterHowMuch.has(following);
    return isPrice || words.some((word) => priceWords.has(word)) ? "money" : "number";
  }

  function kindOfWhat(words: readonly string[], from: number): AnswerKind | undefined {
    const [first, second = ""] = words.slice(from);
    if (first !== undefined && momentsAfterWhat.has(first)) return "moment";
    if (first === "amount" || words.some((word) => priceWords.has(word))) return "money";
    const noun = ["is", "are", "was"].includes(first ?? "") ? words.slice(from + 1, from + 4) : [first, second];
    if (noun.some((word) => word !== undefined && weightWords.has(word))) return "weight";
    if (noun.includes("address")) return "place";
    if (noun.some((word) => word !== undefined && sizeNouns.has(word))) return "size";
    return noun.some((word) => word !== undefined && numberNouns.has(word)) ? "number" : undefined;
  }
  return kindAsked;
}

// The stemmer follows the published Porter2 rules,
// https://snowballstem.org/algorithms/english/stemmer.html
// R1 and R2 are the regions behind the first and the second pair of a vowel and a consonant.

const longFirstPrefix = /^(?:gener|commun|arsen)/;
const doubleLetter = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const vowel = /[aeiouy]/;
const shortEnd = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;
const onlyLetters = /^[a-z]+$/;

function stemmer(own: OwnParts): (word: string) => string {
  const irregular = own("stem.irregular", pairs);
  const unchangedAfterPlural = own("stem.unchangedAfterPlural", words);
  const step2 = own("stem.step2", pairs);
  const step3 = own("stem.step3", pairs);
  const step4 = own("stem.step4", wordsInOrder);

  /** Gives the stem of a folded English word. A word with anything but plain letters stays as it is. */
  function stem(word: string): string {
    const known = irregular.get(word);
    if (known !== undefined) return known;
    if (word.length <= 2 || !onlyLetters.test(word)) return word;
    // A y that sounds as a consonant is written Y until the end.
    const verb = word.replace(/ifications?$/, "ify").replace(/scriptions?$/, "scribe");
    const marked = verb.replace(/^y|(?<=[aeiouy])y/g, "Y");
    const regions = findRegions(marked);
    let rest = dropPlural(marked);
    if (unchangedAfterPlural.has(rest)) return rest;
    rest = dropPastAndProgressive(rest, regions.first);
    if (rest.length > 2) rest = rest.replace(/(?<=[^aeiouyY])[yY]$/, "i");
    rest = shortenSuffix(rest, regions.first, step2);
    rest = shortenAdjective(rest, regions, step3);
    rest = dropSuffix(rest, regions.second, step4);
    return dropFinal(rest, regions).replaceAll("Y", "y");
  }
  return stem;
}

type Regions = { first: number; second: number };

function findRegions(word: string): Regions {
  const prefix = longFirstPrefix.exec(word);
  const first = prefix ? prefix[0].length : afterVowelConsonant(word, 0);
  return { first, second: afterVowelConsonant(word, first) };
}

function afterVowelConsonant(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

function dropPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ied") || word.endsWith("ies")) return word.slice(0, word.length > 4 ? -2 : -1);
  if (!word.endsWith("s") || word.endsWith("us") || word.endsWith("ss")) return word;
  return vowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function dropPastAndProgressive(word: string, first: number): string {
  const eed = /(?:eedly|eed)$/.exec(word);
  if (eed) return eed.index >= first ? `${word.slice(0, eed.index)}ee` : word;
  const suffix = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!suffix) return word;
  const stem = word.slice(0, suffix.index);
  if (!vowel.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (doubleLetter.test(stem)) return stem.slice(0, -1);
  return first >= stem.length && shortEnd.test(stem) ? `${stem}e` : stem;
}

function shortenSuffix(word: string, first: number, step2: ReadonlyMap<string, string>): string {
  for (const [suffix, replacement] of step2) {
    if (!word.endsWith(suffix)) continue;
    return word.length - suffix.length >= first ? word.slice(0, -suffix.length) + replacement : word;
  }
  if (word.endsWith("ogi")) return word.length - 3 >= first && word.at(-4) === "l" ? word.slice(0, -1) : word;
  if (word.endsWith("li") && word.length - 2 >= first && /[cdeghkmnrt]li$/.test(word)) return word.slice(0, -2);
  return word;
}

function shortenAdjective(word: string, { first, second }: Regions, step3: ReadonlyMap<string, string>): string {
  for (const [suffix, replacement] of step3) {
    if (!word.endsWith(suffix)) continue;
    return word.length - suffix.length >= first ? word.slice(0, -suffix.length) + replacement : word;
  }
  return word.endsWith("ative") && word.length - 5 >= second ? word.slice(0, -5) : word;
}

function dropSuffix(word: string, second: number, step4: readonly string[]): string {
  for (const suffix of step4) {
    if (word.endsWith(suffix)) return word.length - suffix.length >= second ? word.slice(0, -suffix.length) : word;
  }
  if (/[st]ion$/.test(word) && word.length - 3 >= second) return word.slice(0, -3);
  return word;
}

function dropFinal(word: string, { first, second }: Regions): string {
  const at = word.length - 1;
  if (word.endsWith("e")) {
    const stem = word.slice(0, -1);
    return at >= second || (at >= first && !shortEnd.test(stem)) ? stem : word;
  }
  return word.endsWith("ll") && at >= second ? word.slice(0, -1) : word;
}

/** English. */
export const en = readLanguage("en", (own) => ({ stem: stemmer(own), kindAsked: kindReader(own) }));

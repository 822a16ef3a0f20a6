import { stripEndings } from "../../language.ts";
import { endings, pairs, pattern } from "../description/part-reader.ts";
import { readLanguage } from "../description/read-language.ts";

/** Shorter ones are no forms of a verb: "tons", "bons". */
const SHORTEST_IN_ONS = 6;

/** French. */
export const fr = readLanguage("fr", (own) => {
  const ends = own("stem.endings", endings);
  const changedStems = own("stem.changed", pairs);
  const nounInOns = own("stem.nounInOns", pattern);

  /** "payer" and "paie", "envoyer" and "envoi", "attendre" and "attendu" are forms of one word. */
  function stem(word: string): string {
    const isVerb = word.length >= SHORTEST_IN_ONS && word.endsWith("ons") && !nounInOns.test(word);
    const plain = stripEndings(isVerb ? word.replace(/(?:iss)?ons$/, "") : word, ends, 2)
      .replace(/(?<=[ao])y$/, "i")
      .replace(/(?<=[nr])d[ru]$/, "d");
    return changedStems.get(plain) ?? plain;
  }
  return { stem };
});

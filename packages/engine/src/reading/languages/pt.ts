import { stripEndings } from "../../language.ts";
import { endings, pairs } from "../description/part-reader.ts";
import { readLanguage } from "../description/read-language.ts";

/** "próximos" is no form of a verb, as "abrimos" is. */
const adjectiveInMos = /^(?:ani|anoni|deci|inti|legiti|maxi|mini|oti|proxi|seti|ulti)mos$/;

/** Portuguese. */
export const pt = readLanguage("pt", (own) => {
  const ends = own("stem.endings", endings);
  const changedStems = own("stem.changed", pairs);

  /** "cartões" are several of a "cartão"; "paguei" keeps the sound of "pagar", and
   * "devolução" is the noun of "devolver". */
  function stem(word: string): string {
    if (adjectiveInMos.test(word)) return word.slice(0, -2);
    const plain = stripEndings(word.replace(/[ao]es$/, "ao"), ends, 2)
      .replace(/gu$/, "g")
      .replace(/qu$/, "c")
      .replace(/olu$/, "olv");
    return changedStems.get(plain) ?? plain;
  }
  return { stem };
});

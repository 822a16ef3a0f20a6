import { stripEndings } from "../../language.ts";
import { endings, pairs } from "../description/part-reader.ts";
import { readLanguage } from "../description/read-language.ts";

const pronounsOfVerb = /(?<=[aei]r|ndo)(?:[mts]e|nos)?(?:l[aeo]s?)?$/;

/** "próximos" is no form of a verb, as "abrimos" is. */
const adjectiveInMos = /^(?:ani|anoni|decimo|inti|legiti|maxi|mini|opti|proxi|septi|ulti)mos$/;

/** Spanish. */
export const es = readLanguage("es", (own) => {
  const ends = own("stem.endings", endings);
  const changedStems = own("stem.changed", pairs);
  const changedStem = new RegExp(`(?<=^|con|de|des|man|ob|per|pro|re)(?:${[...changedStems.keys()].join("|")})$`);

  /** "recibirlo" is the infinitive with its pronoun; "pagué" keeps the sound of "pagar", and
   * "devolución" is the noun of "devolver". */
  function stem(word: string): string {
    if (adjectiveInMos.test(word)) return word.slice(0, -2);
    return stripEndings(word.replace(pronounsOfVerb, ""), ends, 2)
      .replace(/gu$/, "g")
      .replace(/qu$/, "c")
      .replace(/olu$/, "olv")
      .replace(/uy$/, "u")
      .replace(changedStem, (found) => changedStems.get(found)!);
  }
  return { stem };
});

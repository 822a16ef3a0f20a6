import { stripEndings } from "../../language.ts";
import { endings } from "../description/part-reader.ts";
import { readLanguage } from "../description/read-language.ts";

/** "afgemeld" of the verb "afmelden". */
const partedParticiple =
  /^(aan|achter|af|bij|binnen|door|in|los|mee|na|om|onder|op|over|samen|tegen|terug|toe|uit|vast|voor|vrij|weg)ge(?!bruik|gev)(.{3,}(?:de?|te?|en))$/;
/** "geleverd", "besteld", "verstuurd". */
const participle = /^(?:ge|be|ver|ont|her).*[glmr]d$/;

/** Dutch. */
export const nl = readLanguage("nl", (own) => {
  const ends = own("stem.endings", endings);

  /**
   * Gives "lopen" and "loopt", "brieven" and "brief" one stem: double letters become one, a final v
   * becomes f and a final z becomes s.
   */
  function stem(word: string): string {
    let plain = word.replace(partedParticiple, "$1$2");
    // The "d" of "besteld" is the ending of the participle, and that of "gemeld" belongs to the verb.
    const isParticiple = plain !== word || (word.length >= 7 && participle.test(word));
    if (isParticiple) plain = plain.replace(/(?<!me)([glmr])d$/, "$1");
    if (word.length >= 7 && /^ge.*(?:d|t|en)$/.test(word)) plain = plain.slice(2);
    // "pakket" and "internet" end with a "t" of their own.
    const isWhole = /[^aeiou]et$/.test(plain);
    plain = (isWhole ? plain : stripEndings(plain, ends, 2)).replace(/([a-z])\1/g, "$1");
    return plain.replace(/v$/, "f").replace(/z$/, "s");
  }
  return { stem };
});

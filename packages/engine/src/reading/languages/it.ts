import { stripEndings } from "../../language.ts";
import { endings, pairs } from "../description/part-reader.ts";
import { readLanguage } from "../description/read-language.ts";

const pronounOfVerb = /(?<=[aei]r)(?:mi|ti|si|ci|vi|ne|gli|l[aeio]|(?:me|te|se|ce|ve|glie)l[aeio])$/;

/** Italian. */
export const it = readLanguage("it", (own) => {
  const ends = own("stem.endings", endings);
  const changedStems = own("stem.changed", pairs);

  /** "registrarmi" is the infinitive with its pronoun. */
  function stem(word: string): string {
    const plain = stripEndings(word.replace(pronounOfVerb, "e"), ends, 2);
    return changedStems.get(plain) ?? plain;
  }
  return { stem };
});

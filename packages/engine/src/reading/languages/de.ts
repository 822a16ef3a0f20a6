import { stripEndings } from "../../language.ts";
import { endings, pairs } from "../description/part-reader.ts";
import { readLanguage } from "../description/read-language.ts";

/** The prefixes that a verb parts from: "melde … an", "angemeldet", "anzumelden". */
const prefix =
  "(?:ab|an|auf|aus|bei|ein|fern|fest|fort|frei|heraus|herein|herunter|her|hinaus|hinein|hinzu|hin|hoch|los|mit|nach|rauf|raus|rein|runter|um|vorbei|vor|weg|weiter|wieder|zuruck|zusammen|zu)";
/** "angemeldet", but not "angeben", "Umgebungen" and "Angeboten". */
const partedParticiple = new RegExp(
  `^(${prefix})ge(?!b(?:ung|ot)|horig|legen)(.{3,}(?:t|te[mnrs]?)|.{3,}en(?:e[mnrs]?)?)$`,
);
/** "anzumelden", but not "hinzufügen", "Auszügen" and "Umzugskosten". */
const partedInfinitive = new RegExp(`^(?!hinzu(?!zu))(${prefix})zu(?!gs|gen$)(.{3,}n)(?<!ungen)$`);
/** "gekündigt", but not "Gebühren" and "Geräten". */
const participle =
  /^ge(?!b(?:uhr|urt|iet|aud)|dank|fahr|fuhl|gen|halt|h(?:aus|eim)|legen|m(?:ein|us)|ra[tu]|richt|s(?:amt|ch(?:aft|enk|icht|windig)|ell|etz|prach|taltung|und)|trank|walt|wi[cn]|wohn).*(?:t|en)$/;
const prefixOfChanged = "^|ab|an|auf|aus|ein|her|mit|nach|uber|um|unter|vor|weg|weiter|zu|zuruck|be|ent|er|ver";

/** German. */
export const de = readLanguage("de", (own) => {
  const ends = own("stem.endings", endings);
  const strongParticiples = own("stem.strongParticiples", pairs);
  const strongParticiple = new RegExp(`(${[...strongParticiples.keys()].join("|")})(?:e[mnrs]?)?$`);
  const changedStems = own("stem.changed", pairs);
  const changedStem = new RegExp(`(?<=${prefixOfChanged})(?:${[...changedStems.keys()].join("|")})$`);

  /**
   * Folding has made umlauts plain vowels; "ae" for "ä" becomes the same plain vowel. "Konten" are
   * several of a "Konto", "Räder" of a "Rad".
   */
  function stem(word: string): string {
    let plain = word
      .replace(/ae/g, "a")
      .replace(/oe/g, "o")
      .replace(/(?<![aeq])ue/g, "u")
      .replace(/konten$/, "konto")
      .replace(/rader(n)?$/, "rad");
    plain = plain.replace(partedParticiple, "$1$2").replace(partedInfinitive, "$1$2");
    if (plain.length >= 7 && participle.test(plain)) plain = plain.slice(2);
    plain = plain.replace(strongParticiple, (_all, ending: string) => strongParticiples.get(ending)!);
    return stripEndings(plain, ends, 3).replace(changedStem, (found) => changedStems.get(found)!);
  }
  return { stem };
});

import type { Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { foldText, readWords } from "../reading/read-words.ts";
import { readConsent } from "./read-consent.ts";

/** A person can be called and reached by these, as written. */
export type ContactDetails = { name?: string; phone?: string; email?: string };

const PHONE = /(?<![\d\w])\+?\(?\d[\d\s()/.-]{4,20}\d(?!\w)/;
/** Dots before an address belong to the text: "...ada@example.com". */
const EMAIL =
  /(?<![\p{L}\p{M}\p{N}_+-]\.*)[\p{L}\p{M}\p{N}_+-]{1,64}(?:\.[\p{L}\p{M}\p{N}_+-]{1,64}){0,31}@[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){1,8}/u;
const WORD_OF_NAME = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
const BETWEEN_PARTS = /[,;\n|/()<>]+|[.!?:](?=\s|$)|\s[-–—]\s/;
/** Small words within names: "Jan de Vries". */
const PARTICLES = new Set("de den der van von zu zum da di del della la le du dos das do bin ibn ten ter".split(" "));
/** These words stand before a number or address, in the languages of forms. */
const LABELS = new Set(
  "tel telefon telephone telefono telefone telefoon phone mobile mobil movil handy cell nummer number numero mail email e-mail correo adresse address at unter au al no nr".split(
    " ",
  ),
);

/**
 * Reads the name, phone number and e-mail address that a person gives of themselves. `isAnswer`: the
 * person was asked for them, so that a name may stand alone.
 * @example readContactDetails("I'm Ada Lovelace, +44 20 7946 0958", en) // { name: "Ada Lovelace", … }
 */
export function readContactDetails(message: string, language: Language, isAnswer = false): ContactDetails {
  if (message.length > parameters.person.contactCharacters) return {};
  const email = EMAIL.exec(message)?.[0];
  const others = email === undefined ? message : message.replace(email, ", ");
  const phone = PHONE.exec(others)?.[0].trim();
  const rest = phone === undefined ? others : others.replace(phone, ", ");
  // "its bob +44 …": beside an address that was asked for, a name has no need of a capital letter.
  const isBesideAddress = isAnswer && (phone ?? email) !== undefined;
  const name = introducedName(rest, language, isBesideAddress) ?? (isAnswer ? nameAlone(rest, language) : undefined);
  return { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) };
}

/** "my name is ada lovelace", "I'm Ada" */
function introducedName(text: string, language: Language, mayBeSmall: boolean): string | undefined {
  const { sure, likely } = language.personRequests.introductions;
  return nameAfter(text, sure, language, false) ?? nameAfter(text, likely, language, !mayBeSmall);
}

function nameAfter(
  text: string,
  introductions: readonly string[],
  language: Language,
  mustBeCapital: boolean,
): string | undefined {
  const lower = text.toLowerCase();
  for (const introduction of introductions) {
    const at = lower.search(new RegExp(`(?<![\\p{L}\\p{M}])${introduction}(?:\\s|(?<=:))`, "u"));
    if (at < 0 || lower.length !== text.length) continue;
    const [part = ""] = text.slice(at + introduction.length).split(BETWEEN_PARTS);
    const name = leadingName(part, language, mustBeCapital);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Gives the words at the beginning that may be a name, up to the first small word that follows them. */
function leadingName(part: string, language: Language, mustBeCapital: boolean): string | undefined {
  const written = part.trim().split(/\s+/);
  const end = written.findIndex((word, at) => {
    const isParticle = at > 0 && PARTICLES.has(word) && isCapital(written.slice(at).find(isNoParticle));
    const isPlain = isCapital(word) || (!mustBeCapital && !isSmall(word, language));
    return at === parameters.person.wordsOfName || !WORD_OF_NAME.test(word) || !(isParticle || isPlain);
  });
  const words = end < 0 ? written : written.slice(0, end);
  const name = words.join(" ").replace(/[.'’-]+$/, "");
  return name === "" || name.length > parameters.person.nameCharacters ? undefined : name;
}

/** "Ada Lovelace, +44 …": a part of few words, of which none is a word of sentences. */
function nameAlone(text: string, language: Language): string | undefined {
  return text
    .split(BETWEEN_PARTS)
    .map((part) => part.trim())
    .find((part) => {
      const words = part.split(/\s+/);
      const isShort =
        part !== "" && part.length <= parameters.person.nameCharacters && words.length <= parameters.person.wordsOfName;
      return isShort && words.every((word) => isNameWord(word, language)) && readConsent(part) === undefined;
    });
}

function isNameWord(word: string, language: Language): boolean {
  const isLabel = LABELS.has(foldText(word).replace(/\.$/, ""));
  const isPlain = isCapital(word) || PARTICLES.has(word) || !isSmall(word, language);
  return WORD_OF_NAME.test(word) && !isLabel && isPlain;
}

const isCapital = (word = ""): boolean => /^\p{Lu}/u.test(word);
const isNoParticle = (word: string): boolean => !PARTICLES.has(word);

/** Returns true for a word of sentences: "and", "my". */
function isSmall(word: string, language: Language): boolean {
  return readWords(word).every((read) => language.stopWords.has(read));
}

import type { PassageTable } from "../index/passage-table.ts";
import { isFiller, type Language } from "../language.ts";
import { languages } from "../reading/languages.ts";
import {
  contraries,
  type Deed,
  keyOf,
  readDeeds,
  readDeedsOfHeading,
  type Sides,
  sidesOf,
} from "../reading/message/read-deeds.ts";
import { reversalsOf, stemsWithParticles } from "../reading/message/reversals-of.ts";
import { readWords, splitWords } from "../reading/read-words.ts";
import type { FoundPassage } from "../retrieval.ts";

/** The question has these deeds and circumstances, each of which has an opposite. */
export type AskedDeeds = { words: readonly string[]; deeds: readonly Deed[]; sides: Sides };
type Asked = AskedDeeds & { reversals: ReturnType<typeof reversalsOf> };
type Head = { sides: Sides; stems: ReadonlySet<string> };

type Place = Pick<FoundPassage, "document" | "passage" | "asked">;
const CLAUSE_ENDS = /[,;:.!?()\n–—]+/;
const heads = new WeakMap<Language, WeakMap<object, Head>>();

export function askedDeeds(words: readonly string[], language: Language): AskedDeeds {
  const deeds = readDeeds(words, language);
  return { words, deeds, sides: sidesOf(deeds) };
}

/**
 * Tells whether the questions of a FAQ, or the nearest heading of a section, else its title, name the
 * opposite of what is asked, and not what is asked. A text that tells of both opposes nothing.
 */
function opposes(asked: Asked, place: Place, language: Language): boolean {
  if (asked.sides.size === 0 && asked.reversals.length === 0) return false;
  const { document, passage } = place;
  const { sides, stems } = headOf(place, language);
  const text = (): string => document.text.slice(passage.start, passage.end);
  const opposed = contraries(asked.sides, sides);
  if (opposed.length > 0) return !tellsAsked(text(), opposed, asked, language);
  const reversed = asked.reversals.filter(({ own, contrary }) => stems.has(contrary) && !stems.has(own));
  if (reversed.length === 0) return false;
  const told = text()
    .split(CLAUSE_ENDS)
    .map((clause) => stemsWithParticles(splitWords(clause), language));
  return !reversed.some(({ own }) => told.some((clause) => clause.has(own)));
}

/**
 * Tells whether one question of a FAQ, or the heading, names all deeds and circumstances that are
 * asked, and no thing that is not.
 */
export function namesAsked({ words }: AskedDeeds, place: Place, language: Language): boolean {
  const stems = new Set(words.map((word) => language.stem(word)));
  const asked = readDeeds(words, language, { keepsBoth: true });
  const sides = sidesOf(asked);
  return headsOf(place).some((text) => {
    const read = readWords(text);
    const deeds = readDeeds(read, language, { keepsBoth: true });
    const told = sidesOf(deeds);
    const isOfDeed = (at: number): boolean => deeds.some(({ places }) => places.includes(at));
    const isSaid = (word: string, at: number): boolean =>
      language.stopWords.has(word) || isFiller(language, word, read[at - 1]) || stems.has(language.stem(word));
    return (
      eachNamed(asked, (key) => told.get(key) === sides.get(key)) &&
      read.every((word, at) => isOfDeed(at) || isSaid(word, at))
    );
  });
}

/** Tells whether a passage, with what stands above it, names all deeds and circumstances that are asked. */
export function tellsAll({ deeds }: AskedDeeds, place: Place, language: Language): boolean {
  const { document, passage } = place;
  const clauses = document.text.slice(passage.start, passage.end).split(CLAUSE_ENDS);
  const told = sidesIn([...headsOf(place), ...clauses], language);
  return eachNamed(deeds, (key, side) => ((told.get(key) ?? 0) & side) !== 0);
}

/** Tells whether a text names all deeds and circumstances that are asked. */
export const namesDeeds = ({ deeds, sides }: AskedDeeds, text: string, language: Language): boolean => {
  const told = sidesIn(text.split(CLAUSE_ENDS), language);
  return eachNamed(deeds, (key) => told.get(key) === sides.get(key));
};

/** A word may stand in several pairs, of which one is enough: "cancel" of a booking, of a contract. */
function eachNamed(deeds: readonly Deed[], isNamed: (key: string, side: number) => boolean): boolean {
  return [...Map.groupBy(deeds, ({ places }) => places).values()].every((pairs) =>
    pairs.some((deed) => isNamed(keyOf(deed), deed.side)),
  );
}

/**
 * Tells whether a text also tells of the side of these pairs that is asked: "To unsubscribe, press
 * again" and "A locked card is unlocked at the desk" tell of it, but "Open the settings" not of
 * opening an account.
 */
export function tellsAsked(
  text: string,
  pairs: readonly string[],
  { words, deeds }: AskedDeeds,
  language: Language,
): boolean {
  const stems = new Set(words.map((word) => language.stem(word)));
  return text.split(CLAUSE_ENDS).some((clause) => {
    const read = splitWords(clause);
    const isAsked = (word: string, at: number): boolean =>
      !language.stopWords.has(word) && !isFiller(language, word, read[at - 1]) && stems.has(language.stem(word));
    return readDeeds(read, language, { keepsBoth: true }).some((told) => {
      const isSame = deeds.some((deed) => keyOf(deed) === keyOf(told) && deed.side === told.side);
      if (!isSame || !pairs.includes(keyOf(told))) return false;
      return told.object === "" || stems.has(told.object) || read.slice(0, told.places[0]).some(isAsked);
    });
  });
}

function headOf(place: Place, language: Language): Head {
  const known = heads.get(language) ?? new WeakMap<object, Head>();
  heads.set(language, known);
  const key = place.asked ?? place.passage;
  const head = known.get(key) ?? readHead(place, language);
  known.set(key, head);
  return head;
}

function readHead(place: Place, language: Language): Head {
  const texts = headsOf(place);
  const stems = new Set(texts.flatMap((text) => [...stemsWithParticles(readWords(text), language)]));
  if (place.asked !== undefined || place.document.kind === "faq") return { sides: sidesIn(texts, language), stems };
  // The nearest heading tells what a section is about where the title says another thing.
  const sides = texts.flatMap((text) => [...sidesOf(readDeedsOfHeading(readWords(text), language))]);
  return { sides: new Map(sides), stems };
}

/** Gives the questions of a FAQ; the title and the nearest heading of a section. */
function headsOf({ document, passage, asked }: Place): readonly string[] {
  if (asked !== undefined) return asked;
  if (document.kind === "faq") return document.questions;
  const nearest = passage.headings.at(-1);
  return nearest ? [document.title, document.text.slice(nearest.start, nearest.end)] : [document.title];
}

const sidesIn = (texts: readonly string[], language: Language): Sides =>
  sidesOf(texts.flatMap((text) => readDeeds(readWords(text), language)));

/**
 * Tells whether a passage is about the opposite of what these words ask, in the language that they
 * are read in or in its own: a short question may be read in a language that is like it.
 */
export function contraryTo(
  words: readonly string[],
  language: Language,
  table: PassageTable,
): (slot: number) => boolean {
  const askedIn = new Map<Language, Asked>();
  return (slot) =>
    [...new Set([language, languages[table.entries[slot]!.language] ?? language])].some((spoken) => {
      const asked = askedIn.get(spoken) ?? { ...askedDeeds(words, spoken), reversals: reversalsOf(words, spoken) };
      askedIn.set(spoken, asked);
      return opposes(asked, table.placeOf(slot), spoken);
    });
}

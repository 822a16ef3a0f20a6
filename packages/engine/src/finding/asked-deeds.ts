import type { PassageTable } from "../index/passage-table.ts";
import { isFiller, type Language } from "../language.ts";
import { languages } from "../reading/languages.ts";
import { contraries, type Deed, keyOf, readDeeds, type Sides, sidesOf } from "../reading/message/read-deeds.ts";
import { readWords, splitWords } from "../reading/read-words.ts";
import type { FoundPassage } from "../retrieval.ts";

/** The question has these deeds and circumstances, each of which has an opposite. */
export type AskedDeeds = { words: readonly string[]; deeds: readonly Deed[]; sides: Sides };

type Place = Pick<FoundPassage, "document" | "passage" | "asked">;
const CLAUSE_ENDS = /[,;:.!?()\n–—]+/;
const heads = new WeakMap<Language, WeakMap<object, Sides>>();

export function askedDeeds(words: readonly string[], language: Language): AskedDeeds {
  const deeds = readDeeds(words, language);
  return { words, deeds, sides: sidesOf(deeds) };
}

/**
 * Tells whether the questions of a FAQ, or the nearest heading of a section, else its title, name the
 * opposite of what is asked, and not what is asked. A text that tells of both opposes nothing.
 */
function opposes(asked: AskedDeeds, place: Place, language: Language): boolean {
  if (asked.sides.size === 0) return false;
  const { document, passage } = place;
  const opposed = contraries(asked.sides, headOf(place, language));
  return opposed.length > 0 && !tellsAsked(document.text.slice(passage.start, passage.end), opposed, asked, language);
}

/**
 * Tells whether one question of a FAQ, or the heading, names all deeds and circumstances that are
 * asked, and no thing that is not.
 */
export function namesAsked({ words, sides }: AskedDeeds, place: Place, language: Language): boolean {
  const stems = new Set(words.map((word) => language.stem(word)));
  return headsOf(place).some((text) => {
    const read = readWords(text);
    const deeds = readDeeds(read, language);
    const told = sidesOf(deeds);
    const isOfDeed = (at: number): boolean => deeds.some(({ places }) => places.includes(at));
    const isSaid = (word: string, at: number): boolean =>
      language.stopWords.has(word) || isFiller(language, word, read[at - 1]) || stems.has(language.stem(word));
    return (
      [...sides].every(([pair, side]) => told.get(pair) === side) &&
      read.every((word, at) => isOfDeed(at) || isSaid(word, at))
    );
  });
}

/** Tells whether a passage, with what stands above it, names all deeds and circumstances that are asked. */
export function tellsAll({ sides }: AskedDeeds, place: Place, language: Language): boolean {
  const { document, passage } = place;
  const clauses = document.text.slice(passage.start, passage.end).split(CLAUSE_ENDS);
  const told = sidesIn([...headsOf(place), ...clauses], language);
  return [...sides].every(([pair, side]) => ((told.get(pair) ?? 0) & side) !== 0);
}

/**
 * Tells whether a text also tells of the side of these pairs that is asked: "To unsubscribe, press
 * again" tells of it, but "Open the settings" not of opening an account.
 */
export function tellsAsked(
  text: string,
  pairs: readonly string[],
  { words, deeds }: AskedDeeds,
  language: Language,
): boolean {
  const stems = new Set(words.map((word) => language.stem(word)));
  return text.split(CLAUSE_ENDS).some((clause) =>
    readDeeds(splitWords(clause), language).some((told) => {
      const isSame = deeds.some((deed) => keyOf(deed) === keyOf(told) && deed.side === told.side);
      return isSame && pairs.includes(keyOf(told)) && (told.object === "" || stems.has(told.object));
    }),
  );
}

function headOf(place: Place, language: Language): Sides {
  const known = heads.get(language) ?? new WeakMap<object, Sides>();
  heads.set(language, known);
  const key = place.asked ?? place.passage;
  const head = known.get(key) ?? readHead(place, language);
  known.set(key, head);
  return head;
}

function readHead(place: Place, language: Language): Sides {
  if (place.asked !== undefined || place.document.kind === "faq") return sidesIn(headsOf(place), language);
  // The nearest heading tells what a section is about where the title says another thing.
  return new Map(headsOf(place).flatMap((text) => [...sidesIn([text], language)]));
}

/** The questions of a FAQ; the title and the nearest heading of a section. */
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
  const askedIn = new Map<Language, AskedDeeds>();
  return (slot) =>
    [...new Set([language, languages[table.entries[slot]!.language] ?? language])].some((spoken) => {
      const asked = askedIn.get(spoken) ?? askedDeeds(words, spoken);
      askedIn.set(spoken, asked);
      return opposes(asked, table.placeOf(slot), spoken);
    });
}

import { isFiller, type Language } from "../../language.ts";
import { type FoundPhrase, gap, PhraseFinder } from "../thesaurus/phrase-finder.ts";

/** A side of a pair of opposites, as a bit: "open" of "open : close" is the first. */
type Side = 1 | 2;
const BOTH = 3;

type Place = { pair: number; side: Side; isCircumstance: boolean };
export type Deed = Place & {
  /** The word that follows, as a stem; empty where none does. */
  object: string;
  /** The phrase stands at these words. */
  places: readonly number[];
};

/** By pair of opposites, the sides that a text names. Circumstances also go by what follows them. */
export type Sides = ReadonlyMap<string, number>;

type Finders = {
  deeds: PhraseFinder<readonly Place[]>;
  undone: PhraseFinder<true>;
  unable: PhraseFinder<true>;
  /** The words of the list as they are written there. */
  listed: ReadonlySet<string>;
  /** By noun, the pairs of opposites that are the two parties of its trade. */
  trades: ReadonlyMap<string, ReadonlySet<number>>;
  circumstances: ReadonlySet<string>;
};
const prepared = new WeakMap<Language, Finders>();
const HYPHEN = "-";

/**
 * Reads the deeds and circumstances that folded words name and that have an opposite. What is undone
 * counts as its opposite: "stop sharing". What is denied counts not, nor what is named beside its
 * opposite unless `keepsBoth`.
 */
export function readDeeds(words: readonly string[], language: Language, { keepsBoth = false } = {}): Deed[] {
  const { deeds, undone, unable } = findersOf(language);
  const stems = words.map((word) => stemOf(word, language));
  const close = deeds.find(stems);
  const found = [...close, ...partedFar(words, close, language)];
  const marks = undone.find(stems).flatMap(({ places }) => places);
  if (marks.length > 0 && found.every(({ value }) => value.every(({ isCircumstance }) => isCircumstance)))
    return unwanted(marks, words, stems, language);
  if (found.length === 0) return [];
  const done = found.filter(
    ({ places, value: [place] }) => place && (place.isCircumstance || !isThing(words, places[0]!, language)),
  );
  const others = done.filter(({ places }) => !places.some((place) => marks.includes(place)));
  const isUndone = marks.length > 0 && others.length > 0;
  const isDenied = !isUndone && language.statements.negations.test(words.join(" ")) && unable.find(stems).length === 0;
  const named = (isUndone ? others : done).flatMap(({ places, value }) =>
    value.map((place): Deed => {
      const object = objectAfter(places.at(-1)!, words, stems, language, place.isCircumstance);
      return { ...place, side: isUndone && !place.isCircumstance ? opposite(place.side) : place.side, places, object };
    }),
  );
  const isBoth = (deed: Deed): boolean =>
    named.some(({ pair, side, isCircumstance }) => !isCircumstance && pair === deed.pair && side !== deed.side);
  const both = new Set(keepsBoth ? [] : named.filter(isBoth).map(({ places }) => places));
  return named.filter(({ isCircumstance, places }) => isCircumstance || !(isDenied || both.has(places)));
}

/** A verb whose prefix ends the words parts further than a phrase: "nehme ich sie in den Vertrag auf". */
function partedFar(
  words: readonly string[],
  found: readonly FoundPhrase<readonly Place[]>[],
  language: Language,
): FoundPhrase<readonly Place[]>[] {
  const last = words.length - 1;
  const prefix = words[last] ?? "";
  if (!language.verbPrefixes.has(prefix) || found.some(({ places }) => places.includes(last))) return [];
  const { deeds } = findersOf(language);
  for (const [at, word] of words.slice(0, last).entries()) {
    const value = deeds.valueOf(language.stem(prefix + word));
    if (value) return [{ places: [at, last], value }];
  }
  return [];
}

/** "I don't want subtitles" asks for the opposite of what brings a thing: "show", "order". */
function unwanted(
  places: readonly number[],
  words: readonly string[],
  stems: readonly string[],
  language: Language,
): Deed[] {
  const object = objectAfter(places.at(-1)!, words, stems, language);
  const { deeds } = findersOf(language);
  const brought = [...language.opposites.bringing].flatMap((word) => deeds.valueOf(stemOf(word, language)) ?? []);
  return brought.map((place) => ({ ...place, side: opposite(place.side), object, places }));
}

const opposite = (side: Side): Side => (side === 1 ? 2 : 1);

/**
 * "Order" in "cancel my order" is a thing. What is both an article and a pronoun stands before a thing
 * unless the word is that of the list: "la réservation", "la restaurer".
 */
function isThing(words: readonly string[], at: number, language: Language): boolean {
  const before = words[at - 1] ?? "";
  if (!language.opposites.articles.has(before)) return false;
  return !language.followUps.articles.has(before) || !findersOf(language).listed.has(words[at]!);
}

export function sidesOf(deeds: readonly Deed[]): Sides {
  const sides = new Map<string, number>();
  for (const deed of deeds) sides.set(keyOf(deed), (sides.get(keyOf(deed)) ?? 0) | deed.side);
  return sides;
}

/** A circumstance goes by what follows it: "before the exam", "after the exam". */
export const keyOf = ({ pair, object, isCircumstance }: Deed): string =>
  isCircumstance ? `${pair} ${object}` : `${pair}`;

/** The pairs of which one side is asked, and only the other is told. */
export const contraries = (asked: Sides, told: Sides): string[] =>
  [...asked].flatMap(([pair, side]) => (side !== BOTH && told.get(pair) === BOTH - side ? [pair] : []));

/** Gives the single words that name the opposites of a deed. */
export function oppositesOf({ pair, side, isCircumstance }: Deed, { opposites }: Language): string[] {
  if (isCircumstance) return [];
  return opposites.deeds[pair]![side === 1 ? 1 : 0].map((phrase) => phrase.replace(HYPHEN, "")).filter(
    (phrase) => !phrase.includes(" "),
  );
}

/** The thing of a deed stands before its circumstances: "close it with the lever" names none. */
function objectAfter(
  at: number,
  words: readonly string[],
  stems: readonly string[],
  language: Language,
  isCircumstance = false,
): string {
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next]!;
    if (!isCircumstance && findersOf(language).circumstances.has(word)) return "";
    if (!language.stopWords.has(word) && !isFiller(language, word, words[next - 1])) return stems[next]!;
  }
  return "";
}

/**
 * Reads the deeds of a title or heading, in which the noun of a deed names it when a thing follows: "Booking
 * a room", "La réservation d'une chambre". In a sentence "my booking" is a thing.
 */
export function readDeedsOfHeading(words: readonly string[], language: Language): Deed[] {
  const { opposites, stopWords, stem } = language;
  const named = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !opposites.articles.has(word)),
    ),
  );
  const [noun, ...others] = named;
  const value =
    noun !== undefined && opposites.fixed.has(noun) && others.some((word) => !stopWords.has(word))
      ? findersOf(language).deeds.valueOf(stem(noun))
      : undefined;
  if (value === undefined) return withoutTrades(readDeeds(words, language), words, language);
  const object = objectAfter(
    0,
    named,
    named.map((word) => stemOf(word, language)),
    language,
  );
  const ofNoun = value.flatMap((place): Deed[] =>
    place.isCircumstance || hasTwoParties(place.pair, language) ? [] : [{ ...place, object, places: [0] }],
  );
  return [...ofNoun, ...withoutTrades(readDeeds(others, language), others, language)];
}

/** "Verhuur" above a text tells neither party of the trade; "Hoe verhuur ik een fiets?" asks as one. */
function withoutTrades(deeds: Deed[], words: readonly string[], language: Language): Deed[] {
  const { trades } = findersOf(language);
  const { speaker, listener } = language.persons;
  if (trades.size === 0 || words.some((word) => speaker.has(word) || listener.has(word))) return deeds;
  return deeds.filter(({ pair, places }) => !places.some((place) => trades.get(words[place]!)?.has(pair)));
}

/** A noun such as "sale" does not tell who sells and who buys, which phrases such as "you sell" do. */
const hasTwoParties = (pair: number, language: Language): boolean =>
  language.opposites.deeds[pair]!.flat().some(
    (phrase) => language.opposites.fixed.has(phrase) || language.persons.toReader.has(phrase.split(" ")[0]!),
  ) ||
  findersOf(language)
    .trades.values()
    .some((pairs) => pairs.has(pair));

/**
 * Tells whether folded words name the trade that one of these deeds is a side of: "rental" for
 * "rent", "Fahrradverleih" for "leihen".
 */
export function namesTrade(words: readonly string[], deeds: readonly Deed[], language: Language): boolean {
  const asked = new Set(deeds.flatMap(({ pair, isCircumstance }) => (isCircumstance ? [] : [pair])));
  const isOf = (word: string, noun: string): boolean =>
    language.compoundLinks === null ? word === noun : word.endsWith(noun);
  return [...findersOf(language).trades].some(([noun, pairs]) => {
    return !pairs.isDisjointFrom(asked) && words.some((word) => isOf(word, noun));
  });
}

/** A small word is only itself: "para" is no form of "parar", nor "subscription" of "subscribe". */
function stemOf(word: string, { stopWords, opposites, stem }: Language): string {
  if (word === gap) return gap;
  return stopWords.has(word) || opposites.fixed.has(word) ? `=${word}` : stem(word);
}

function findersOf(language: Language): Finders {
  let finders = prepared.get(language);
  if (!finders) {
    const { deeds, circumstances, neither, undone, unable } = language.opposites;
    const stemsOf = (phrase: string): string[] => phrase.split(" ").map((word) => stemOf(word, language));
    const mark = (phrase: string): [string[], true] => [stemsOf(phrase), true];
    const places = new Map<string, [stems: string[], places: Place[]]>(
      neither.map((phrase) => [stemsOf(phrase).join(" "), [stemsOf(phrase), []]]),
    );
    for (const [pair, both] of [...deeds, ...circumstances].entries()) {
      const isCircumstance = pair >= deeds.length;
      for (const [at, phrases] of both.entries()) {
        const keys = new Map(phrases.flatMap(formsOf).map((form) => [stemsOf(form).join(" "), stemsOf(form)]));
        for (const [key, stems] of keys) {
          const [, known] = places.get(key) ?? [stems, []];
          known.push({ pair, side: at === 0 ? 1 : 2, isCircumstance });
          places.set(key, [stems, known]);
        }
      }
    }
    finders = {
      deeds: new PhraseFinder(places.values()),
      undone: new PhraseFinder(undone.map(mark)),
      unable: new PhraseFinder(unable.map(mark)),
      listed: new Set(deeds.flat(2).flatMap(formsOf)),
      trades: tradesOf(language),
      circumstances: new Set(circumstances.flat(2)),
    };
    prepared.set(language, finders);
  }
  return finders;
}

function tradesOf({ opposites: { deeds, trades } }: Language): Finders["trades"] {
  const pairsOf = (verbs: readonly string[]): Set<number> => {
    const isBetween = ([one, other]: (typeof deeds)[number]): boolean =>
      verbs.some((verb) => one.includes(verb)) && verbs.some((verb) => other.includes(verb));
    return new Set(deeds.flatMap((sides, pair) => (isBetween(sides) ? [pair] : [])));
  };
  return new Map(trades.flatMap(([verbs, nouns]) => nouns.map((noun) => [noun, pairsOf(verbs)] as const)));
}

/** "ab-melden" is written as one word, as one with "zu" within, and apart. */
function formsOf(phrase: string): string[] {
  const [prefix, verb] = phrase.split(HYPHEN);
  if (prefix === undefined || verb === undefined) return [phrase];
  return [prefix + verb, `${prefix}zu${verb}`, `${prefix} te ${verb}`, `${verb} ${gap} ${prefix}`];
}

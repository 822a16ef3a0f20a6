import { dayBeside, dayOfYear, daysOfWeek, type FactKind, monthAndDay } from "../../fact.ts";
import { countEdits } from "../../index/spelling.ts";
import { isFiller, type Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { type Days, readDays } from "../../reading/facts/read-days.ts";
import { isRole } from "../../reading/facts/read-people.ts";
import { readWords, splitWords } from "../../reading/read-words.ts";
import type { AnalysedQuery, QueryTerm } from "../../retrieval.ts";
import type { LocalTime } from "../answer-offline.ts";
import { isSpelling } from "./label-of.ts";

/** A question asks for this, if an organisation tells it as a fact. */
export type AskedFact = Days & {
  kind: FactKind;
  /** The words by which the fact is chosen, beside those that name its kind and its days. */
  terms: readonly QueryTerm[];
  /** Holds those of the question before: they choose among the facts that fit. */
  before: readonly QueryTerm[];
  /** The words that name the way to reach the organisation: "whatsapp" is no other telephone. */
  ways: readonly string[];
  /** The roles of the person who is asked for. */
  roles: readonly string[];
  /** Set where the question is whether it is open or, with `asksClosed`, closed. `at`: now, in minutes of the day. */
  opening?: { at: number | undefined; asksClosed: boolean };
};

/** "What does it cost?" may have a price in a table; "how do I pay?" has none. */
const otherForms: ReadonlySet<string | undefined> = new Set(["how-to", "why"]);
const momentKinds: ReadonlySet<string | undefined> = new Set(["moment", "extent", undefined]);
const contactKinds = ["email", "telephone", "address"] as const;

/** Reads which fact a question asks for; undefined when it asks for none. `now` tells "today" its day. */
export function readAsked(query: AnalysedQuery, language: Language, now: LocalTime | undefined): AskedFact | undefined {
  const isOther = otherForms.has(query.form);
  if (isOther && query.kind === undefined) return undefined;
  const { facts } = language;
  const phrases = phrasesOf(language);
  const words = wordsAsRead(query, language);
  // A sentence that asks nothing: "I'd rather not give up on you" has no hours in it.
  const asks = query.form !== undefined || query.kind !== undefined || query.text.includes("?");
  if (!asks && words.length > parameters.dialogue.factKeywords) return undefined;
  const said = ` ${words.join(" ")} `;
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  if (!isOther)
    for (const kind of contactKinds) {
      const named = phrases.contact[kind].filter((phrase) => said.includes(phrase));
      if (named.length === 0) continue;
      const ways = named.join("").split(" ");
      const asked = { ...askedFact(query, kind, language, noDays, new Set(ways)), ways };
      if (asked.terms.length === 0 || asksToReach(query, words, language)) return asked;
    }
  if (query.kind === "place") {
    const asked = askedFact(query, "address", language, noDays, noWords);
    return asked.terms.length === 0 && !query.namesListener ? undefined : asked;
  }
  if (query.kind === "person") {
    const roles = words.filter((word) => isRole(word, language));
    const asked = { ...askedFact(query, "person", language, noDays, new Set([...roles, ...facts.named])), roles };
    return roles.length > 0 && !query.namesSpeaker ? asked : undefined;
  }
  if (query.kind === "money" || (query.kind === undefined && has(facts.asksPrice)))
    return askedFact(query, "price", language, noDays, facts.ofPrices);
  if (!momentKinds.has(query.kind)) return undefined;
  const namesHours = has(facts.ofHours) || has(facts.closed);
  // A misspelt word is a day only where hours are asked for: "vestidos" is no "festivos".
  const spelt = namesHours ? withDays(query, language) : query;
  const days = daysAsked(
    query.text,
    namesHours ? ` ${wordsAsRead(spelt, language).join(" ")} ` : ` ${readWords(query.text).join(" ")} `,
    language,
    now,
  );
  const namesDay = days.days > 0 || days.from > 0 || phrases.days.some((phrase) => said.includes(phrase));
  const asksHours = namesHours || has(facts.asksHours) || query.kind === "moment";
  if (!namesDay && (!asksHours || query.kind === "extent")) return undefined;
  const asked = askedFact(spelt, "hours", language, days, phrases.ofHours);
  // "Until when may one come in?" names neither the hours nor a day, and "Wann macht ihr zu?" who has them.
  if (asked.terms.length === 0 && !namesHours && !namesDay && !query.namesListener) return undefined;
  const saysThen = has(phrases.tonight) || words.some((word) => /^\d/.test(word) && !isOfDate(word, days));
  const asksClosed = has(facts.closed);
  // "Open on Monday afternoon?" is told by the row, which says until when.
  const saysMore = words.some((word, at) => {
    const isOfHours = phrases.ofHours.has(word) || facts.open.has(word) || facts.closed.has(word) || /^\d/.test(word);
    const isChosenBy = asked.terms.some((term) => term.word === word || term.readAs.includes(word));
    return !isOfHours && !isChosenBy && !language.stopWords.has(word) && !isFiller(language, word, words[at - 1]);
  });
  if (query.kind !== undefined || saysThen || saysMore || (!asksClosed && !has(facts.open))) return asked;
  const at = days.isNow && now !== undefined ? now.minutes : undefined;
  return { ...asked, opening: { at, asksClosed } };
}

/** Returns true for the numbers of "24 December", "24/12/2026": another number is a time. */
function isOfDate(number: string, { from, to }: Days): boolean {
  const value = Number.parseInt(number, 10);
  return from > 0 && from === to && (monthAndDay(from).includes(value) || /^\d{4}$/.test(number));
}

/** "My e-mail does not arrive" and "change the address" ask for no way to reach the organisation. */
function asksToReach({ namesAction, namesSpeaker, namesListener }: AnalysedQuery, words: string[], language: Language) {
  const isOwn = namesSpeaker && !namesListener;
  return !isOwn && !namesAction && !language.statements.negations.test(words.join(" "));
}

/**
 * Reads a question that goes on with the one before, and asks for the same of something else: "and
 * on Sunday?", "and the judo?"
 */
export function readAskedFurther(
  query: AnalysedQuery,
  before: AskedFact,
  language: Language,
  now: LocalTime | undefined,
): AskedFact | undefined {
  // A price of one age or number is read from its row, which another thing does not choose.
  if (before.kind === "price" && before.terms.some(({ word }) => /^\d/.test(word))) return undefined;
  const words = wordsAsRead(query, language);
  if (before.kind === "person") {
    const roles = words.filter((word) => isRole(word, language));
    const { terms } = askedFact(query, "person", language, noDays, new Set(roles));
    return terms.length + roles.length === 0
      ? undefined
      : { ...before, terms, roles: roles.length > 0 ? roles : before.roles };
  }
  const days = daysAsked(query.text, ` ${words.join(" ")} `, language, now);
  const namesDay = days.days > 0 || days.from > 0;
  const told = before.kind === "hours" ? phrasesOf(language).ofHours : language.facts.ofPrices;
  const own = askedFact(query, before.kind, language, namesDay ? days : before, told);
  const opening = before.opening && { opening: { ...before.opening, at: undefined } };
  if (own.terms.length === 0)
    return namesDay && before.kind === "hours" ? { ...own, ...opening, terms: before.terms } : undefined;
  return { ...own, before: before.terms };
}

const noDays: Days = { days: 0, from: 0, to: 0 };
const noWords: ReadonlySet<string> = new Set();

/** Reads the question as one for the date of an event, and not for the hours of a place. */
export function asEvent(asked: AskedFact, { facts }: Language): AskedFact {
  return { ...asked, kind: "date", terms: asked.terms.filter(({ word }) => !facts.happens.has(word)) };
}

function askedFact(
  query: AnalysedQuery,
  kind: FactKind,
  { facts, stem }: Language,
  days: Days,
  told: ReadonlySet<string>,
): AskedFact {
  // A price by the month is no price by the year.
  const isPeriod = (word: string): boolean => kind === "price" && facts.periods.some((period) => period.has(word));
  const isTold = (word: string): boolean =>
    told.has(word) || (kind === "hours" && (/^\d/.test(word) || told.has(stem(word))));
  const isTopic = ({ word, readAs, isLight, namesKind, isKnown }: QueryTerm): boolean =>
    isPeriod(word) ||
    (!isLight &&
      !namesKind &&
      !isTold(word) &&
      (isKnown || !readAs.some((read) => isSpelling(read, word) && isTold(read))));
  return { kind, ...days, terms: query.terms.filter(isTopic), before: [], ways: [], roles: [] };
}

/** The words of the question, those that no text holds as they were read. "Open" is never "hours". */
function wordsAsRead({ text, terms }: AnalysedQuery, { facts }: Language): string[] {
  const read = new Map(
    terms.flatMap(({ word, isKnown, readAs }) => {
      const isSpelt = isKnown || facts.open.has(word) || facts.closed.has(word);
      const spelling = isSpelt ? undefined : readAs.find((one) => isSpelling(one, word));
      return spelling === undefined ? [] : [[word, spelling] as const];
    }),
  );
  return readWords(text).map((word) => read.get(word) ?? word);
}

/** Beside hours, an unknown word is the day that it is nearly: "wensday", which a table of ranges has not. */
function withDays(query: AnalysedQuery, language: Language): AnalysedQuery {
  const terms = query.terms.map((term) => {
    const day = term.isKnown ? undefined : nearestDay(term.word, language);
    return day === undefined ? term : { ...term, readAs: [day] };
  });
  return { ...query, terms };
}

function nearestDay(word: string, language: Language): string | undefined {
  if (word.length < parameters.dialogue.shortestDay) return undefined;
  const near = phrasesOf(language).weekdays.flatMap((day) => {
    const edits = day[0] === word[0] ? countEdits(word, day, parameters.dialogue.editsOfDay) : -1;
    return edits < 0 ? [] : [{ day, edits }];
  });
  return near.toSorted((one, other) => one.edits - other.edits)[0]?.day;
}

function daysAsked(
  text: string,
  said: string,
  language: Language,
  now: LocalTime | undefined,
): Days & { isNow?: boolean } {
  const written = readDays(text, language);
  if (written.days > 0 || written.from > 0) return written;
  const read = readDays(said, language);
  if (read.days > 0 || read.from > 0 || now === undefined) return read;
  const { tomorrow, today, rightNow } = phrasesOf(language);
  const names = (phrases: readonly string[]): boolean => phrases.some((phrase) => said.includes(phrase));
  const ahead = names(tomorrow) ? 1 : 0;
  const isNow = ahead === 0 && names(rightNow);
  if (ahead === 0 && !isNow && !names(today)) return read;
  const date = dayBeside(dayOfYear(now.month, now.day), ahead);
  return { days: 1 << ((now.weekday + ahead) % daysOfWeek), from: date, to: date, isNow };
}

type Phrases = {
  contact: Readonly<Record<(typeof contactKinds)[number], readonly string[]>>;
  rightNow: readonly string[];
  /** Today, and a part of it. */
  today: readonly string[];
  /** The words that name a part of a day: "evening". */
  tonight: ReadonlySet<string>;
  tomorrow: readonly string[];
  days: readonly string[];
  /** The names of days that are one word. */
  weekdays: readonly string[];
  /** All words that say no more than that hours are asked for, and those of which day. */
  ofHours: ReadonlySet<string>;
};
const prepared = new WeakMap<Language, Phrases>();

/** The phrases as they stand in a row of words, with a blank at either end. */
function phrasesOf(language: Language): Phrases {
  let phrases = prepared.get(language);
  if (phrases === undefined) {
    const { contact, day, weekdays, months, ofHours, closed } = language.facts;
    const inRow = (texts: readonly string[]): string[] => texts.map((text) => ` ${splitWords(text).join(" ")} `);
    const days = inRow([...Object.values(day), ...Object.values(weekdays)].flat());
    const plain = new Set(splitWords([...day.today, ...day.now].join(" ")));
    phrases = {
      contact: { email: inRow(contact.email), telephone: inRow(contact.telephone), address: inRow(contact.address) },
      rightNow: inRow(day.now),
      today: inRow([...day.today, ...day.tonight]),
      tonight: new Set(
        splitWords(day.tonight.join(" ")).filter((word) => !plain.has(word) && !language.stopWords.has(word)),
      ),
      tomorrow: inRow(day.tomorrow),
      days: inRow(Object.values(day).flat()),
      weekdays: Object.values(weekdays)
        .flat()
        .filter((name) => !name.includes(" ")),
      ofHours: new Set([
        ...days.join("").split(" "),
        ...Object.values(months).flatMap((month) => [...month]),
        ...ofHours,
        ...closed,
      ]),
    };
    prepared.set(language, phrases);
  }
  return phrases;
}

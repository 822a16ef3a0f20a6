import type { Fact } from "../../fact.ts";
import type { ToldFact } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { readWords } from "../../reading/read-words.ts";
import type { QueryTerm } from "../../retrieval.ts";
import { chooseDates, choosePeople } from "./choose-people.ts";
import { beyond, type ChosenFacts, fits, groupsOf, holds, type Labelled, type Wanted } from "./fits.ts";
import { isPlainWeek } from "./is-plain-week.ts";
import { labelOf, stemsOf, stemsOfMeaning, stemsOfTerm } from "./label-of.ts";
import type { AskedFact } from "./read-asked.ts";

type Group = { facts: readonly Labelled[]; score: number; isOfPlace: boolean };

const NUMBER = /^\d/;

/**
 * Chooses the facts that the question asks for: all of its other words must stand in the label of a
 * fact, and what its label says beyond them counts against it. Undefined when none fits, or when
 * several fit of which the question prefers none.
 */
export function chooseFacts(
  told: readonly ToldFact[],
  asked: AskedFact,
  language: Language,
): readonly ChosenFacts[] | undefined {
  const { legal } = language.facts;
  const isLegal = ({ document: { title } }: ToldFact): boolean => readWords(title).some((word) => legal.has(word));
  const others = told.filter((fact) => !isLegal(fact));
  const labelled = (others.length > 0 ? others : told).map((one) => ({ ...one, label: labelOf(one, language) }));
  const isOfAnyPart = asked.kind === "hours" || asked.kind === "price" || asked.kind === "date";
  const isItself = ({ word }: QueryTerm): boolean =>
    !isOfAnyPart &&
    language.facts.organisation.has(word) &&
    !labelled.some(({ label }) => holds(label.own, new Set([language.stem(word)])));
  const terms = asked.terms.filter((term) => !isOfAll(language.stem(term.word), labelled) && !isItself(term));
  const before = asked.before.map((term) => stemsOfTerm(term, language));
  // Another word for it counts where no label has the word itself.
  for (const stemsOf of asked.kind === "price" ? [stemsOfTerm] : [stemsOfTerm, stemsOfMeaning]) {
    const stemsOfAll = terms.map((term) => (NUMBER.test(term.word) ? new Set([term.word]) : stemsOf(term, language)));
    const wanted = withCompounds(withoutYearsOfAge(stemsOfAll, language), language);
    const chosen =
      asked.kind === "hours"
        ? chooseHours(labelled, asked, wanted, language)
        : asked.kind === "price"
          ? choosePrices(labelled, wanted, before, language)
          : asked.kind === "person"
            ? choosePeople(labelled, asked, wanted, language)
            : asked.kind === "date"
              ? chooseDates(labelled, wanted, language)
              : chooseContact(labelled, asked, wanted, language);
    if (chosen) return chosen;
  }
  return undefined;
}

/** The name of the organisation stands in most titles, and chooses nothing. */
function isOfAll(stem: string, labelled: readonly Labelled[]): boolean {
  const titles = new Map(labelled.map(({ document, label }) => [document.documentId, label.context]));
  const holding = [...titles.values()].filter((context) => context.has(stem)).length;
  return titles.size > 2 && holding * 2 > titles.size;
}

/** "Reifen wechseln" is told as "Reifenwechsel" in languages that make one word of both. */
function withCompounds(wanted: Wanted, { compoundLinks }: Language): Wanted {
  const links = compoundLinks === null ? [] : ["", ...compoundLinks];
  const isNumber = (want: ReadonlySet<string> | undefined): boolean =>
    [...(want ?? [])].some((one) => NUMBER.test(one));
  return wanted.map((want, at) => {
    if (isNumber(want)) return want;
    const others = [wanted[at - 1], wanted[at + 1]].flatMap((other) => (isNumber(other) ? [] : [...(other ?? [])]));
    const joined = links.flatMap((link) =>
      [...want].flatMap((stem) => others.flatMap((other) => [stem + link + other, other + link + stem])),
    );
    return want.union(new Set(joined));
  });
}

/** "A child of 10 years": a label says "9 - 11". */
function withoutYearsOfAge(wanted: Wanted, { facts, stem }: Language): Wanted {
  const years = new Set([...(facts.periods[0] ?? [])].map(stem));
  const hasNumber = wanted.some((want) => want.size === 1 && NUMBER.test([...want][0]!));
  return hasNumber ? wanted.filter((want) => want.isDisjointFrom(years)) : wanted;
}

function choosePrices(
  labelled: readonly Labelled[],
  wanted: Wanted,
  before: Wanted,
  language: Language,
): ChosenFacts[] | undefined {
  if (wanted.length === 0) return undefined;
  const { quantityWords, kindWords } = language.answerKinds;
  const known = new Set(
    [
      ...language.facts.ofPrices,
      ...quantityWords.money,
      ...kindWords.money,
      ...language.facts.periods.flatMap((one) => [...one]),
    ].map(language.stem),
  );
  // The label of the fact, and not the page alone, must name the thing that has the price.
  const ofTime = new Set(language.facts.periods.flatMap((one) => [...one]).map(language.stem));
  const things = wanted.filter((want) => want.isDisjointFrom(ofTime));
  const naming = things.length > 0 ? things : wanted;
  const fitting = labelled.filter(({ label }) => fits(label, wanted) && naming.some((want) => holds(label.own, want)));
  const rated = fitting.map((one) => ({
    ...one,
    beyond:
      beyond(one.label, [...wanted, ...before], known) - before.filter((want) => holds(one.label.own, want)).length,
  }));
  const best = rated.toSorted((one, other) => one.beyond - other.beyond)[0];
  if (best === undefined) return undefined;
  const equal = rated.filter(
    (one) => one.document === best.document && one.beyond - best.beyond <= parameters.dialogue.factContext * 2,
  );
  return equal.length > parameters.dialogue.factPrices ? undefined : [{ facts: equal, isUnderHeading: false }];
}

function chooseContact(
  labelled: readonly Labelled[],
  { kind, ways }: AskedFact,
  wanted: Wanted,
  language: Language,
): ChosenFacts[] | undefined {
  const way = stemsOf(ways.join(" "), language);
  const names = stemsOf(Object.values(language.facts.contact).flat().join(" "), language);
  const all = labelled.filter(({ label }) => fits(label, wanted));
  const named = all.filter(({ label }) => !label.own.isDisjointFrom(way));
  // Where each is named, "WhatsApp" asks for no other number.
  const isNamedOtherwise = all.every((one) => named.includes(one) || !one.label.own.isDisjointFrom(names));
  const fitting = named.length > 0 && isNamedOtherwise ? named : all;
  const values = fitting.map((one) => writtenValue(one));
  const rated = fitting
    .map((one, at) => {
      const { own, context } = one.label;
      const isNamed = !own.isDisjointFrom(names) ? 2 : !context.isDisjointFrom(names) ? 1 : 0;
      const often = Math.min(parameters.dialogue.factPlaces, values.filter((value) => value === values[at]).length);
      return {
        ...one,
        score:
          isNamed +
          often +
          (own.isDisjointFrom(way) ? 0 : parameters.dialogue.factContactLead) -
          beyond(one.label, wanted, names) * parameters.dialogue.factBeyondContact,
      };
    })
    .sort((one, other) => other.score - one.score);
  const [best] = rated;
  if (best === undefined) return undefined;
  // Several places of one page, and none is preferred: "Shop: 030 …", "Workshop: 040 …".
  const beside = rated.filter(
    ({ document, score }) => document === best.document && score >= best.score - parameters.dialogue.factContactLead,
  );
  const distinct = beside.filter(
    (one, at) => beside.findIndex((other) => writtenValue(other) === writtenValue(one)) === at,
  );
  const isOne = kind === "email" || distinct.length > parameters.dialogue.factPlaces - 1;
  const facts = (isOne ? [best] : distinct).toSorted((one, other) => one.fact.start - other.fact.start);
  return [{ facts, isUnderHeading: facts.length > 1 }];
}

const writtenValue = ({ document, fact }: ToldFact): string =>
  document.text.slice(fact.start, fact.end).replace(/\W/g, "");

function chooseHours(
  labelled: readonly Labelled[],
  asked: AskedFact,
  wanted: Wanted,
  language: Language,
): ChosenFacts[] | undefined {
  const ofHours = new Set([...language.facts.ofHours, ...language.facts.closed].map(language.stem));
  const asksDay = asked.days > 0 || asked.from > 0;
  const groups = groupsOf(labelled).flatMap((facts): Group[] => {
    const all = {
      own: new Set(facts.flatMap(({ label }) => [...label.own])),
      context: facts[0]!.label.context,
      name: new Set<string>(),
    };
    if (!fits(all, wanted)) return [];
    const isNamed = [...all.own, ...all.context].some((stem) => ofHours.has(stem));
    const isOfPlace = isNamed ? !isTimetable(facts, language) : isPlainWeek(facts, language);
    if (wanted.length === 0 && !isOfPlace) return [];
    const inContext = wanted.filter((want) => holds(all.context, want));
    const inRows = wanted.filter((want) => !inContext.includes(want));
    const named = facts.filter(({ label }) => inRows.every((want) => holds(label.own, want)));
    if (named.length === 0) return [];
    const during = ofDate(
      named.filter(({ fact }) => isDuring(fact, asked)),
      asked,
    );
    const rows = asksDay && during.length > 0 ? during : named;
    const beyondIt = [...all.context].filter((stem) => !ofHours.has(stem) && !wanted.some((want) => want.has(stem)));
    const named0 = [...all.context].some((stem) => ofHours.has(stem)) ? 2 : isOfPlace ? 1 : 0;
    const isOfSeason = asked.from > 0 && during.some(({ fact }) => fact.from > 0);
    const isOfDay = asked.from > 0 && during.some(({ fact }) => fact.from === asked.from && fact.to === asked.to);
    const onDay = (during.length > 0 ? 2 : 0) + (isOfSeason ? 2 : 0) + (isOfDay ? parameters.dialogue.factLead : 0);
    const areExceptions =
      asked.from === 0 && facts.every(({ fact }) => isException(fact)) ? parameters.dialogue.factPlaces : 0;
    const score =
      (wanted.length === 0 ? named0 * 2 : 0) +
      (asksDay ? onDay : 0) -
      beyondIt.length * parameters.dialogue.factContext +
      Math.min(2, facts.length * parameters.dialogue.factRowWorth) -
      areExceptions;
    return rows.length > parameters.dialogue.factRows ? [] : [{ facts: rows, score, isOfPlace }];
  });
  const ordered = groups.toSorted((one, other) => other.score - one.score);
  const [best] = ordered;
  if (best === undefined) return undefined;
  // "Closed in August?" asks for a season, of which hours that hold all year say nothing.
  const isOfSeason = asked.days === 0 && asked.from < asked.to;
  if (isOfSeason && best.facts.every(({ fact }) => fact.from === 0)) return undefined;
  const isTold = (group: Group): boolean => !asksDay || group.facts.some(({ fact }) => isDuring(fact, asked));
  if (wanted.length > 0 && asksDay && ordered.filter(isTold).length > 1) {
    const inOrder = groups.filter(isTold);
    if (inOrder.length > parameters.dialogue.factPlaces * 2) return undefined;
    return inOrder.map(({ facts }) => ({ facts, isUnderHeading: true }));
  }
  // Two shops, of which the question names none.
  const rivals = groups.filter((group) => {
    const isBeside = group.facts[0]!.document === best.facts[0]!.document;
    return isBeside && group.isOfPlace && isTold(group) && group.score > best.score - parameters.dialogue.factLead;
  });
  if (wanted.length === 0 && rivals.length > 1 && rivals.length <= parameters.dialogue.factPlaces)
    return rivals.map(({ facts }) => ({ facts, isUnderHeading: true }));
  return [{ facts: best.facts, isUnderHeading: false }];
}

/** These hours are of few days of the year. */
export const isException = ({ from, to }: Pick<Fact, "from" | "to">): boolean =>
  from > 0 && from <= to && to - from < parameters.dialogue.factExceptionDays;

/** A column beside those of the day and the time names what is on then: "Course | Day | Time | Teacher". */
function isTimetable(facts: readonly Labelled[], { facts: { ofHours, open, closed, periods }, stopWords }: Language) {
  const { document, fact } = facts[0]!;
  const header = fact.lead ? document.text.slice(fact.lead.start, fact.lead.end) : "";
  if (!header.includes("|")) return false;
  const words = readWords(header).filter((word) => !stopWords.has(word));
  const others = words.filter((word) => !ofHours.has(word) && !periods.some((period) => period.has(word)));
  return others.length > 1 && !words.some((word) => open.has(word) || closed.has(word));
}

/** The hours of a date go before those of its weekday, which does not ask for them: "Thursday, 24 December". */
function ofDate(during: readonly Labelled[], asked: AskedFact): readonly Labelled[] {
  if (asked.from < asked.to) return during;
  const preferred = during.filter(({ fact }) => isException(fact) === asked.from > 0);
  return preferred.length > 0 ? preferred : during;
}

/** A fact of no certain day holds on all. */
function isDuring({ days, from, to }: Fact, asked: AskedFact): boolean {
  const isOfDate = asked.from > 0 || !isException({ from, to });
  const isOnDay = asked.days === 0 || (days === 0 && isOfDate) || (days & asked.days) !== 0;
  const isInSeason =
    asked.from === 0 ||
    from === 0 ||
    (from <= to ? from <= asked.to && to >= asked.from : from <= asked.to || to >= asked.from);
  return isOnDay && isInSeason && (days > 0 || from > 0);
}

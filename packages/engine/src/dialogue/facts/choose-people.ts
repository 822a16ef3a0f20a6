import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { isBareDate } from "../../reading/facts/read-date.ts";
import { isRole, makesOtherRole, rolesNamed, withoutNames } from "../../reading/facts/read-people.ts";
import { readWords } from "../../reading/read-words.ts";
import { beyond, type ChosenFacts, fits, groupsOf, holds, type Labelled, type Wanted } from "./fits.ts";
import { stemsOf } from "./label-of.ts";
import type { AskedFact } from "./read-asked.ts";

/** Chooses who has all of the roles that the question names, of the place or thing that it names. */
export function choosePeople(
  labelled: readonly Labelled[],
  { roles }: AskedFact,
  wanted: Wanted,
  language: Language,
): ChosenFacts[] | undefined {
  const asked = roles.map((role) => rolesNamed(role, language));
  const rated = labelled.flatMap((one) => {
    const { label, told } = withoutName(one, language);
    const held = told.filter((word) => isRole(word, language));
    const has = (names: readonly string[]): boolean =>
      held.some((word) => rolesNamed(word, language).some((name) => names.includes(name)));
    if (!asked.every(has)) return [];
    // "Küchenleiterin" names the kitchen.
    const isPart = (want: ReadonlySet<string>): boolean =>
      language.compoundLinks !== null && held.some((word) => [...want].some((stem) => word.startsWith(stem)));
    const others = wanted.filter((want) => !isPart(want));
    if (!fits(label, others)) return [];
    const known = new Set([...language.facts.named, ...held].map(language.stem));
    const isAsked = (word: string): boolean =>
      roles.includes(word) || wanted.some((want) => want.has(language.stem(word)));
    const isOther =
      told.some((word) => makesOtherRole(word, language) && !isAsked(word)) ||
      roles.some((role) => makesOtherRole(role, language) && !told.includes(role));
    return [{ ...one, beyond: beyond(label, wanted, known), isOther }];
  });
  // The deputy is no director, and is told, as the deputy, where no director is.
  const ofRole = rated.filter(({ isOther }) => !isOther);
  return bestOf(ofRole.length > 0 ? ofRole : rated);
}

/** Chooses the date of the event that the question names. A date alone is of what stands above it. */
export function chooseDates(
  labelled: readonly Labelled[],
  wanted: Wanted,
  language: Language,
): ChosenFacts[] | undefined {
  if (wanted.length === 0) return undefined;
  const ofEvents = new Set([...language.facts.events].map(language.stem));
  const rated = groupsOf(labelled).flatMap((group) =>
    group.flatMap((one) => {
      const { label, document, fact } = one;
      const isListed = !label.context.isDisjointFrom(ofEvents);
      // Beside a heading alone may stand the date on which a text was written.
      const isBare = isBareDate(document.text.slice(fact.start, fact.end), language);
      if (!fits(label, wanted) || (isBare && fact.days === 0 && !isListed)) return [];
      const isNamed = wanted.some((want) => holds(label.own, want));
      if (!isNamed && group.length > 1) return [];
      return [{ ...one, beyond: beyond(label, wanted, ofEvents) - (isNamed ? 1 : 0) }];
    }),
  );
  return bestOf(rated);
}

/** Gives those of one text of which the question prefers none, unless they are many. */
function bestOf(rated: readonly (Labelled & { beyond: number })[]): ChosenFacts[] | undefined {
  const best = rated.toSorted((one, other) => one.beyond - other.beyond)[0];
  if (best === undefined) return undefined;
  const equal = rated.filter(
    (one) => one.document === best.document && one.beyond - best.beyond <= parameters.dialogue.factContext,
  );
  return equal.length > parameters.dialogue.factPlaces ? undefined : [{ facts: equal, isUnderHeading: false }];
}

/** Gives what a line says of a person besides the name. */
function withoutName({ document: { text }, fact, label }: Labelled, language: Language) {
  const lead = fact.lead ? text.slice(fact.lead.start, fact.lead.end) : "";
  const own = withoutNames(`${lead}\n${text.slice(fact.start, fact.end)}`, language);
  const stems = stemsOf(own, language);
  return { told: readWords(own), label: { ...label, own: stems, name: stems } };
}

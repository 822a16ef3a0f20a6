import { dayBeside, daysOfWeek, publicHolidays } from "../../fact.ts";
import type { ToldFact } from "../../finding/passage-index.ts";
import type { Language } from "../../language.ts";
import { minutesOfDay, type Opening, readOpenings } from "../../reading/facts/read-openings.ts";
import { chooseFacts, isException } from "./choose-facts.ts";
import type { ChosenFacts } from "./fits.ts";
import type { AskedFact } from "./read-asked.ts";

/**
 * Says in a phrase whether it is open then, and gives the rows that say so. Undefined where the
 * question does not ask this, or the rows leave it open.
 */
export function tellOpening(
  told: readonly ToldFact[],
  asked: AskedFact,
  chosen: readonly ChosenFacts[],
  language: Language,
): { phrase: string; chosen: readonly ChosenFacts[] } | undefined {
  if (asked.opening === undefined || chosen.length !== 1) return undefined;
  // "We are open from 9 to 5" does not say on which days.
  if (chosen.some(({ facts }) => facts.some(({ fact }) => fact.days === 0 && fact.from === 0))) return undefined;
  const { at, asksClosed } = asked.opening;
  const { openNow, closedNow, openThen, closedThen, yes, no } = language.phrases;
  const say = (isOpen: boolean, rows: readonly ChosenFacts[]) => {
    const [open, closed] = at === undefined ? [openThen, closedThen] : [openNow, closedNow];
    const answer = isOpen === asksClosed ? no : yes;
    return { phrase: `${answer[0]!.toUpperCase()}${answer.slice(1)}. ${isOpen ? open : closed}`, chosen: rows };
  };
  const days = daysOf(asked, chosen);
  const isOpen = days.map((day) => isOpenOn(openingsOf(chosen, day, language), at));
  if (isOpen.length === 0 || isOpen.some((one) => one === undefined || one !== isOpen[0])) return undefined;
  if (at !== undefined && !isOpen[0]) {
    // A place may be open after midnight since the evening before.
    const before = {
      ...asked,
      days: dayBefore(asked.days),
      from: asked.from && dayBeside(asked.from, -1),
      to: asked.to && dayBeside(asked.to, -1),
    };
    const night = chooseFacts(told, before, language) ?? [];
    const openings = openingsOf(night, before.days, language);
    if (openings?.some(({ to }) => at + minutesOfDay < to)) return night.length === 1 ? say(true, night) : undefined;
  }
  return say(isOpen[0]!, chosen);
}

/** A date of no known weekday is told by its own row alone. */
function daysOf(asked: AskedFact, chosen: readonly ChosenFacts[]): number[] {
  const isOfDate = asked.days === 0 && asked.from > 0 && asked.from === asked.to;
  if (isOfDate && chosen.every(({ facts }) => facts.every(({ fact }) => isException(fact)))) return [anyDay];
  return Array.from({ length: daysOfWeek + 1 }, (_, day) => 1 << day).filter((day) => asked.days & day);
}

const anyDay = (publicHolidays << 1) - 1;
const dayBefore = (day: number): number => (day === 1 ? publicHolidays >> 1 : day >> 1);

function isOpenOn(openings: readonly Opening[] | undefined, at: number | undefined): boolean | undefined {
  if (at === undefined) return openings && openings.length > 0;
  return openings?.some(({ from, to }) => from <= at && at < to);
}

/** The hours of a date go before those of its weekday. Undefined where a row says more than was read. */
function openingsOf(chosen: readonly ChosenFacts[], day: number, language: Language): Opening[] | undefined {
  const facts = chosen.flatMap((one) => one.facts);
  const ofDate = facts.filter(({ fact }) => isException(fact));
  const rows = (ofDate.length > 0 ? ofDate : facts).map(({ document: { text }, fact: { start, end } }) =>
    readOpenings(text.slice(start, end), day, language),
  );
  const openings = rows.flatMap((row) => row ?? []);
  const areEqual = rows.every((row) => row !== undefined && row.length > 0 === openings.length > 0);
  return rows.length > 0 && areEqual ? openings : undefined;
}

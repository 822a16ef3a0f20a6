import type { Fact, FactKind } from "../../fact.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { type Span, trimSpan } from "../../span.ts";
import { foldText, splitWords } from "../read-words.ts";
import { isListItem } from "../structure/is-list-item.ts";
import { tableHeader } from "../structure/table-row.ts";
import { isLabel, type Line, type LineInReading, linesOf, partsOf, shownOf, withoutMarks } from "./lines-of.ts";
import { patterns } from "./patterns.ts";
import { isBareDate, readDate } from "./read-date.ts";
import { HOLDS_DATE, mayNameDay, mayTellNoTime, readDays, saysAppointment } from "./read-days.ts";
import { readPeople } from "./read-people.ts";

const { AMOUNT, EMAIL, HOUSE, MAY_REACH, POSTCODE, RANGE, STREET, TELEPHONE, TELEPHONE_LINK, TIME } = patterns;
const DIGIT = /\d/;
/** "3. Open the lid" is numbered, and tells no number; "3. Mai" does. */
const NUMBERED = /^\d{1,3}[.)]\s+/;
const LABELLED = /^[\s*_-]*\p{L}[^:\d]*:[\s*_]+\S/u;
const DIVIDER = /^[ \t|:-]+$/;

/**
 * Reads the facts of a text, in order: rows of tables, labels with their values, cards, and sentences.
 * @example readFacts("| Monday | 9 - 17 |", en) // [{ kind: "hours", days: 0b1, … }]
 */
export function readFacts(text: string, language: Language): Fact[] {
  const facts: Fact[] = [];
  const lines = linesOf(text);
  let header: Span | undefined;
  for (let at = 0; at < lines.length && facts.length < parameters.reading.factsOfText; at++) {
    const line = lines[at]!;
    if (!line.isRow || !lines[at - 1]?.isRow) header = undefined;
    if (line.isRow && DIVIDER.test(line.shown)) {
      const above = tableHeader(text, lines[at - 1] ?? line);
      const holdsFacts = facts.at(-1)?.start === lines[at - 1]?.start;
      header = holdsFacts ? undefined : above;
      continue;
    }
    const before = facts.length;
    const inReading = { text, lines, at, language, header, facts };
    readHours(inReading);
    readPeople(inReading);
    const holdsDigit = tellsNumber(line, language);
    if (holdsDigit && namesDay(line.shown, language)) readDate(inReading);
    if (holdsDigit || line.shown.includes("@")) {
      readPrice(inReading);
      readContact(inReading);
    }
    // Facts that stand in one line are one.
    for (const fact of facts.slice(before)) Object.assign(fact, trimSpan(text, fact.start, fact.end));
  }
  return facts;
}

function readHours({ text, lines, at, language, header, facts }: LineInReading): void {
  const line = lines[at]!;
  const holdsDigit = tellsNumber(line, language);
  const below = lines[at + 1];
  const mayBeCard = (): boolean =>
    below !== undefined && (tellsNumber(below, language) || mayTellNoTime(below.shown, language));
  // Most lines tell no time themselves and stand above none.
  if (!holdsDigit && !mayTellNoTime(line.shown, language) && !mayBeCard()) return;
  const last = facts.findLast(({ kind }) => kind === "hours");
  const goesOn = !line.isAfterBlank && !line.isRow && !line.isHeading && last?.end === lines[at - 1]?.end;
  if (!goesOn && !namesDay(line.shown, language) && !tellsOpening(line.shown, language)) return;
  const isLong = line.shown.length > parameters.reading.factLine && !line.isRow;
  const mayHoldTime = holdsDigit && TIME.test(isLong ? line.shown : foldText(line.shown));
  if (isLong && !mayHoldTime && !mayTellNoTime(line.shown, language)) return;
  const parts = partsOf(text, line);
  for (const part of areAllOfHours(text, line, parts, language) ? [line] : parts) {
    const shown = part === line ? line.shown : shownOf(text.slice(part.start, part.end));
    const hasTime = part === line ? mayHoldTime : TIME.test(foldText(shown));
    const isClosed = !hasTime && tellsNoTime(shown, language);
    const next = part === line ? below : undefined;
    // A card: the day stands in one line, its hours in the next.
    const isCard = !hasTime && next !== undefined && isValueOf(line, next) && tellsWhen(line, next, language);
    if (!hasTime && !isClosed && !isCard) continue;
    const days = readDays(shown, language);
    const isNamed = days.days > 0 || days.from > 0;
    if (!isNamed) {
      // "Monday 9:00 – 12:00", and below it "14:00 – 18:00".
      const isShort = shown.length <= parameters.reading.factLine && !AMOUNT.test(shown);
      if (hasTime && goesOn && part === line && last && isShort) last.end = line.end;
      else if (hasTime && isShort && !namesDay(shown, language) && tellsOpening(shown, language))
        facts.push({ kind: "hours", lead: header, start: part.start, end: part.end, ...days });
      continue;
    }
    if (hasTime || isClosed) {
      const isProse = part !== line || /[.!?]$/.test(shown);
      const isShort = shown.length <= parameters.reading.factLine;
      const isAbout = !isProse || (isClosed ? isShort : days.days > 0 || tellsHours(shown, language));
      if (isAbout) facts.push({ kind: "hours", lead: header, start: part.start, end: part.end, ...days });
    } else if (readDays(next!.shown, language).days === 0)
      facts.push({ kind: "hours", lead: undefined, ...withoutMarks(text, line, next!), ...days });
  }
}

/** "We are open from 9 to 5" names no day. */
const tellsOpening = (shown: string, { facts, stopWords }: Language): boolean =>
  shown.length <= parameters.reading.factLine &&
  splitWords(shown).some((word) => facts.open.has(word) && !stopWords.has(word)) &&
  foldText(shown).search(RANGE) >= 0;

/** Tells whether a line holds a number, besides the one that it has in a list. */
function tellsNumber(line: Line, language: Language): boolean {
  if (line.tellsNumber === undefined) {
    const mark = NUMBERED.exec(line.shown)?.[0].length ?? 0;
    line.tellsNumber = DIGIT.test(line.shown.slice(mark)) || (mark > 0 && mayNameDay(line.shown, language));
  }
  return line.tellsNumber;
}

const namesDay = (shown: string, language: Language): boolean => HOLDS_DATE.test(shown) || mayNameDay(shown, language);

/** "On weekdays the hall is open from 7:00 to 22:00. On Sunday it closes at 20:00." is told as one. */
function areAllOfHours(text: string, line: Line, parts: readonly Span[], language: Language): boolean {
  if (line.shown.length > parameters.reading.factLine) return false;
  const written = parts.map(({ start, end }) => shownOf(text.slice(start, end)));
  return written.every((part) => TIME.test(foldText(part)) || tellsNoTime(part, language));
}

/** "Monday" above "closed" needs to be no more than a day, "Monday" above "9 - 17" does not. */
const tellsWhen = (day: Line, { shown }: Line, language: Language): boolean =>
  TIME.test(foldText(shown)) ||
  (tellsNoTime(shown, language) &&
    splitWords(shown).length <= parameters.reading.valueWords &&
    isBareDate(day.shown, language));

const tellsNoTime = (text: string, language: Language): boolean =>
  mayTellNoTime(text, language) &&
  (splitWords(text).some((word) => language.facts.closed.has(word)) || saysAppointment(text, language));

const tellsHours = (text: string, language: Language): boolean =>
  splitWords(text).some((word) => language.facts.ofHours.has(word));

function readPrice({ text, lines, at, header, facts }: LineInReading): void {
  const line = lines[at]!;
  if (!AMOUNT.test(line.shown)) return;
  const push = (span: Span, lead: Span | undefined): void => {
    facts.push({ kind: "price", lead, start: span.start, end: span.end, days: 0, from: 0, to: 0 });
  };
  if (line.isRow) {
    push(line, header);
    return;
  }
  const above = lines[at - 1];
  const isCard =
    above !== undefined &&
    isLabel(above) &&
    !isListItem(line.shown) &&
    splitWords(line.shown.replace(AMOUNT, " ")).filter((word) => /\p{L}/u.test(word)).length <=
      parameters.reading.valueWords;
  if (!isCard) {
    for (const part of partsOf(text, line)) if (AMOUNT.test(text.slice(part.start, part.end))) push(part, undefined);
    return;
  }
  // A card: what it is the price of stands above, what it is for below.
  let end = line.end;
  for (let below = at + 1; below <= at + 2; below++) {
    const next = lines[below];
    const goesOn = next && !next.isHeading && !next.isRow && !isListItem(next.shown) && !/^\[/.test(next.shown);
    if (!goesOn || AMOUNT.test(next.shown) || next.end - line.start > parameters.reading.factSentence) break;
    const after = lines[below + 1];
    if (isLabel(next) && AMOUNT.test(after?.shown ?? "")) break;
    // Two lines of a block of their own are the next label with its value: "Trial lesson", "free".
    if (next.isAfterBlank && after !== undefined && !after.isAfterBlank && isLabel(after)) break;
    end = next.end;
  }
  push(
    { start: withoutMarks(text, line, line).start, end: end === line.end ? withoutMarks(text, line, line).end : end },
    withoutMarks(text, above, above),
  );
}

function readContact({ text, lines, at, language, header, facts }: LineInReading): void {
  const line = lines[at]!;
  if (!reachesAny(text.slice(line.start, line.end), line.shown)) return;
  const above = lines[at - 1];
  const push = (kind: FactKind, span: Span): void => {
    // "WhatsApp: 600 …" has its label, and what stands above it is another line.
    const isBare = splitWords(line.shown).length <= parameters.reading.contactWords && !LABELLED.test(line.shown);
    const label = above && isLabel(above) && isBare && !line.isRow && span.start === line.start ? above : undefined;
    const lead = label ? withoutMarks(text, label, label) : header;
    facts.push({ kind, lead, start: span.start, end: span.end, days: 0, from: 0, to: 0 });
  };
  const labelled = `${above && isLabel(above) ? above.shown : ""} `;
  for (const part of partsOf(text, line)) {
    const written = text.slice(part.start, part.end);
    const shown = part === line ? line.shown : shownOf(written);
    if (shown.includes("@") && EMAIL.test(shown)) push("email", part);
    if (
      TELEPHONE_LINK.test(written) ||
      (TELEPHONE.test(shown) && (BARE_NUMBER.test(shown) || namesTelephone(labelled + shown, language)))
    )
      push("telephone", part);
    const hasStreet = HOUSE.test(shown) && STREET.test(shown);
    if (POSTCODE.test(shown)) {
      let from = at;
      const reaches = (line: Line | undefined): boolean =>
        line !== undefined && !line.isHeading && !line.isRow && line.shown.length <= parameters.reading.factLabel;
      // The street, and the name above it, stand in lines of their own.
      while (
        !hasStreet &&
        part === line &&
        at - from < parameters.reading.addressLines &&
        !lines[from]!.isAfterBlank &&
        reaches(lines[from - 1])
      )
        from--;
      const last = facts.at(-1);
      if (last?.kind === "address" && last.start >= lines[from]!.start) facts.pop();
      push("address", { start: part === line ? lines[from]!.start : part.start, end: part.end });
    } else if (hasStreet) push("address", part);
  }
}

/** Most lines are no way to reach anybody, and are not divided into sentences. */
function reachesAny(written: string, shown: string): boolean {
  if (HOUSE.test(shown) && STREET.test(shown)) return true;
  if (!MAY_REACH.test(written)) return false;
  const isMail = shown.includes("@") && EMAIL.test(shown);
  return isMail || TELEPHONE_LINK.test(written) || TELEPHONE.test(shown) || POSTCODE.test(shown);
}

/** A number that stands alone is one to call, whatever the heading above it says. */
const BARE_NUMBER = /^[\s*_]*(?:\+|00|\(?0[1-9])[\d\s()./-]{8,18}[\s*_]*$/;

function namesTelephone(text: string, { facts }: Language): boolean {
  const said = ` ${splitWords(text).join(" ")} `;
  return (
    /\+\d|(?<!\p{L})T[.:]?\s+[\d(]/u.test(text) ||
    facts.contact.telephone.some((name) => said.includes(` ${splitWords(name).join(" ")} `))
  );
}

const isValueOf = (label: Line, value: Line): boolean =>
  isLabel(label) && !value.isHeading && !value.isRow && value.shown.length <= parameters.reading.factLabel;

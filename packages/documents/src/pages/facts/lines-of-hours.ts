import { isObject } from "@parley/json";
import { momentOf, type Say } from "./say.ts";
import { listOf, type Thing, textOf } from "./thing.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/** As many days that follow each other are written as the first and the last. */
const fewestOfRange = 3;

/** Writes the hours of a place, a line for the days that have the same ones, under a label. */
export function linesOfHours(place: Thing, say: Say): string[] {
  const short = listOf(place.openingHours)
    .map(textOf)
    .flatMap((text) => text.split(/\s*,\s*(?=[A-Z][a-z]\b.*\d)/));
  const specified = [...listOf(place.openingHoursSpecification), ...listOf(place.specialOpeningHoursSpecification)];
  const spans = [...short.map((text) => hoursOfShort(text, say)), ...hoursOf(specified.filter(isObject), say)];
  const told = [...new Set(spans)].filter((span) => span !== "" && !say.isSaid(span));
  return told.length === 0 ? [] : [`- ${say.words.hours}:`, ...told.map((span) => `  - ${span}`)];
}

/** Hours as `Mo-Fr 09:00-17:00` write them. */
function hoursOfShort(text: string, { language }: Say): string {
  return text
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (short) =>
      weekday(
        weekdays.findIndex((name) => name.startsWith(short.toLowerCase())),
        language,
      ),
    )
    .replace(/(\d\d:\d\d)-(\d\d:\d\d)/g, "$1–$2")
    .replace(/(\p{L})-(\p{L})/gu, "$1 – $2");
}

/** A morning and an afternoon of the same days stand in one line. */
function hoursOf(specifications: readonly Thing[], say: Say): string[] {
  const hours = new Map<string, Set<string>>();
  for (const specification of specifications) {
    const label = [daysOf(specification, say), validityOf(specification, say)].filter((part) => part !== "").join(", ");
    const [opens, closes] = [textOf(specification.opens).slice(0, 5), textOf(specification.closes).slice(0, 5)];
    const isClosed = opens === closes && (opens === "00:00" || opens === "");
    if (label === "") continue;
    hours.set(label, (hours.get(label) ?? new Set()).add(isClosed ? say.words.closed : `${opens}–${closes}`));
  }
  return [...hours].map(([label, times]) => `${label}: ${[...times].join(", ")}`);
}

function daysOf({ dayOfWeek }: Thing, { language, words }: Say): string {
  const names = listOf(dayOfWeek).map((day) =>
    textOf(day)
      .replace(/^.*[/:]/, "")
      .toLowerCase(),
  );
  const days = names.map((name) => weekdays.indexOf(name)).filter((day) => day >= 0);
  const [first = 0] = days;
  const isRange = days.length >= fewestOfRange && days.every((day, at) => day === first + at);
  const written = isRange
    ? `${weekday(first, language)} – ${weekday(days.at(-1)!, language)}`
    : days.map((day) => weekday(day, language)).join(", ");
  return [written, names.includes("publicholidays") ? words.holidays : ""].filter((part) => part !== "").join(", ");
}

function validityOf({ validFrom, validThrough }: Thing, say: Say): string {
  const [from, through] = [validFrom, validThrough].map((value) => {
    const { day, text } = momentOf(value, say);
    return day === "" ? text : day;
  });
  return [...new Set([from, through])].filter((part) => part !== "").join(" – ");
}

/** 2024 began on a Monday. */
function weekday(day: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2024, 0, 1 + day)),
  );
}

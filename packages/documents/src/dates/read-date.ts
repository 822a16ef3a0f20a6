/** The parts of a date stand in this order: D is the day, M the month, Y the year. */
export type DateFormat = "DMY" | "MDY" | "YMD";

const separator = String.raw`(?:\s*[./-]\s*|\s+)`;
const numbers = new RegExp(String.raw`^(\d{1,4})(${separator})(\d{1,2})${separator}(\d{1,4})$`, "u");
const clock = /^(\d{1,2})[:.h](\d\d)(?:[:.](\d\d)(\.\d{1,9})?)?\s*([ap])?\.?m?\.?(?:\s*uhr)?\s*(z|[+-]\d\d:?\d\d)?$/u;
const clockAtEnd = /(?:,?\s+(?:à\s+)?|t)(?=\d{1,2}[:.h]\d\d(?:\D|$))/u;
/** A weekday may come before: "Fr., 3.4.2026". */
const weekday = /^\p{L}+\.?,?\s+(?=\d)/u;

/**
 * Reads a date as people write it, with or without a time: numbers in the order that was said, or the
 * month by its name in one of the languages. A year has four digits, so that nothing is guessed.
 * Gives it as ISO 8601 writes it; undefined for what is no date of the calendar.
 *
 * @example readDate("3. April 2026, 14:30", "DMY", ["de"]) === "2026-04-03T14:30:00"
 */
export function readDate(text: string, format: DateFormat, languages: readonly string[]): string | undefined {
  const written = text.normalize("NFKC").trim().toLowerCase();
  const cut = written.search(clockAtEnd);
  const [date, time] = cut === -1 ? [written, ""] : [written.slice(0, cut), written.slice(cut)];
  const parts = partsOfNumbers(date.replace(weekday, ""), format) ?? partsWithName(date, monthsOf(languages));
  const day = parts && isoDay(parts);
  if (day === undefined || time === "") return day;
  const read = isoClock(time.replace(/^(?:,?\s+(?:à\s+)?|t)/u, ""));
  return read && `${day}T${read}`;
}

type Parts = { year: string; month: number; day: number };

function partsOfNumbers(text: string, format: DateFormat): Parts | undefined {
  const found = numbers.exec(text);
  if (found === null) return undefined;
  const [, first = "", , second = "", third = ""] = found;
  const at = (letter: string) => [first, second, third][format.indexOf(letter)] ?? "";
  const [day, year] = [at("D"), at("Y")];
  return day.length > 2 ? undefined : { year, month: Number(at("M")), day: Number(day) };
}

/** The name says which part is the month, and four digits say which is the year. */
function partsWithName(text: string, months: ReadonlyMap<string, number>): Parts | undefined {
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  if (words.length > mostWords) return undefined;
  const digits = words.filter((word) => /^\d/.test(word));
  const named = words.flatMap((word) => months.get(withoutMarks(word)) ?? []);
  const [year, ...years] = digits.filter((word) => word.length === 4);
  const [day, ...days] = digits.filter((word) => word.length <= 2);
  const isWhole = named.length === 1 && years.length === 0 && days.length === 0 && digits.length === 2;
  return isWhole && year && day ? { year, month: named[0]!, day: Number(day) } : undefined;
}

/** A weekday, a day, "de", a month, "de" and a year, with an ending such as "rd". */
const mostWords = 8;

function isoDay({ year, month, day }: Parts): string | undefined {
  if (!/^\d{4}$/.test(year)) return undefined;
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(Number(year), month - 1, day);
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` : undefined;
}

function isoClock(text: string): string | undefined {
  const found = clock.exec(text);
  if (found === null) return undefined;
  const [, hour = "", minute = "", second = "00", fraction = "", half, offset = ""] = found;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "p" ? 12 : 0);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${String(hours).padStart(2, "0")}:${minute}:${second}${fraction}${offset.toUpperCase()}`;
}

/** Excel and Austria write these. */
const spelledOtherwise: readonly [name: string, month: number][] = [
  ["mrz", 3],
  ["janner", 1],
  ["feber", 2],
  ["sept", 9],
  ["set", 9],
];

const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Gives the names of the months, long and short, by what is left of them without marks. */
function monthsOf(languages: readonly string[]): ReadonlyMap<string, number> {
  const before = known.get(languages);
  if (before !== undefined) return before;
  const months = new Map(
    languages.flatMap((language) =>
      (["long", "short"] as const).flatMap((length) => {
        const format = new Intl.DateTimeFormat(language, { month: length, timeZone: "UTC" });
        return Array.from({ length: 12 }, (_, index) => {
          const name = format.format(new Date(Date.UTC(2000, index, 1))).toLowerCase();
          return [withoutMarks(name.replaceAll(".", "")), index + 1] as const;
        });
      }),
    ),
  );
  for (const [name, month] of spelledOtherwise) months.set(name, month);
  known.set(languages, months);
  return months;
}

function withoutMarks(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

import { useLocale } from "../texts/texts.ts";
import { sayAmount } from "./say-amount.ts";
import { useNow } from "./use-now.ts";

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/**
 * Shows a time as people say it: relative for a day, then the date. The exact time is told by its title. In a
 * sentence it says "5 min ago", and "5 min" in a column.
 */
export function Moment({ at, inSentence = false }: { at: string; inSentence?: boolean }) {
  const language = useLocale();
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={at} title={date.toLocaleString(language)}>
      {sayMoment(date, now, language, inSentence)}
    </time>
  );
}

/** Says how long ago a time was, for a day; after that it says the date. */
export function sayMoment(date: Date, now: number, language: string, inSentence = false): string {
  const agoMs = Math.max(0, now - date.getTime());
  if (agoMs < 45_000) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "second");
  if (agoMs < 86_400_000) {
    const [unit, lengthMs] = steps.find(([, length]) => agoMs >= length) ?? steps[1]!;
    const count = Math.max(1, Math.floor(agoMs / lengthMs));
    if (inSentence) return new Intl.RelativeTimeFormat(language, { style: "short" }).format(-count, unit);
    return sayAmount(count, unit, language);
  }
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return date.toLocaleDateString(language, { day: "numeric", month: "short", ...year });
}

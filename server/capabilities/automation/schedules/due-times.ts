import { addDuration, type Duration } from "@parley/workflows";
import { Cron } from "croner";

export type ScheduleRule =
  | { kind: "cron"; pattern: string; timeZone: string }
  /** `after` counts from the end of the run before. */
  | { kind: "every" | "after"; duration: Duration; timeZone: string };

export type CatchUp = "none" | "one" | "all";

/** A busy node looks late, too: up to this delay, each time still starts its run. */
const lateMs = 10_000;
/** The most runs that one schedule starts at once, however long no node ran. */
const mostCaughtUp = 100;
/** The most times of a list. A longer one is cut at its beginning, because only its last times start runs. */
const mostListed = 500;

/**
 * Gives the first time after another one; undefined where there is none. With a time zone that changes its
 * clocks: a time that a day does not have comes when the clock has jumped, and one that a day has
 * twice comes once; what repeats within the day goes on by the clock of UTC.
 */
export function nextTime(rule: ScheduleRule, after: Date): Date | undefined {
  if (rule.kind !== "cron") return addDuration(after, rule.duration, rule.timeZone);
  return cronOf(rule).nextRun(after) ?? undefined;
}

/**
 * The times that start a run now, and the next one. `dueAt` is the first time that has started none.
 * After a downtime, `catchUp` says which of the missed times count: none, the last one, or all of
 * them, at most 100.
 */
export function dueTimes(
  rule: ScheduleRule,
  { dueAt, now, catchUp }: { dueAt: Date; now: Date; catchUp: CatchUp },
): { due: Date[]; next: Date | undefined } {
  if (dueAt > now) return { due: [], next: dueAt };
  const isLate = now.getTime() - dueAt.getTime() > lateMs;
  if (rule.kind === "after") {
    const isSkipped = isLate && catchUp === "none";
    return isSkipped ? { due: [], next: nextTime(rule, now) } : { due: [dueAt], next: undefined };
  }
  let due = [dueAt];
  let next = nextTime(rule, dueAt);
  while (next !== undefined && next <= now) {
    due.push(next);
    if (due.length >= mostListed) due = skipTo(rule, due, now);
    next = nextTime(rule, due.at(-1)!);
  }
  if (!isLate || catchUp === "all") return { due: due.slice(-mostCaughtUp), next };
  const last = due.at(-1)!;
  const isMissed = now.getTime() - last.getTime() > lateMs;
  return { due: isMissed && catchUp === "none" ? [] : [last], next };
}

/** Skips to a time shortly before the present: a schedule of seconds has millions of times in a month. */
function skipTo(rule: ScheduleRule, due: Date[], now: Date): Date[] {
  if (rule.kind === "cron") return cronOf(rule).previousRuns(mostCaughtUp, now).reverse();
  const [last, before] = [due.at(-1)!, due.at(-2)!];
  const ms = last.getTime() - before.getTime();
  // The times of a duration with months are so far apart that the list stays short.
  const times = Math.max(0, Math.floor((now.getTime() - last.getTime()) / ms) - mostCaughtUp);
  return [...due.slice(-1), new Date(last.getTime() + times * ms)];
}

function cronOf({ pattern, timeZone }: { pattern: string; timeZone: string }): Cron {
  return new Cron(pattern, { paused: true, timezone: timeZone });
}

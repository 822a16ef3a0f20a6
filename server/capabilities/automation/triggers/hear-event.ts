import { isDeepStrictEqual } from "node:util";
import type { EventStrategy } from "@parley/workflows";

/** An event that a trigger has heard, by its position in the log, and the filter that it fits. */
export type Heard = { filter: number; isUntil: boolean; position: number };

/** The events that a trigger has heard so far, for one set of correlated values. */
export type TriggerWait = { expected: Record<string, unknown>; heard: Heard[] };

/** More events before the last one would make an input that no run can work with. */
const mostHeard = 1_000;

/** Tells whether events fit together: each value that both know is the same. */
export function isCorrelated(expected: Record<string, unknown>, values: Record<string, unknown>): boolean {
  return Object.entries(values).every(
    ([name, value]) => !Object.hasOwn(expected, name) || isDeepStrictEqual(expected[name], value),
  );
}

/**
 * The wait with one more event; undefined where the event changes nothing. `all` takes the first event
 * of each filter. An event that ends an `any` counts only after another event was heard.
 */
export function hearEvent(
  strategy: EventStrategy,
  { expected, heard }: TriggerWait,
  event: Heard & { values: Record<string, unknown> },
): TriggerWait | undefined {
  const { values, ...next } = event;
  if (next.isUntil && !heard.some(({ isUntil }) => !isUntil)) return undefined;
  const isKnown = heard.some(({ filter, isUntil }) => filter === next.filter && isUntil === next.isUntil);
  if (isKnown && (strategy.all !== undefined || next.isUntil)) return undefined;
  if (heard.length >= mostHeard && !next.isUntil) return undefined;
  return { expected: { ...values, ...expected }, heard: [...heard, next] };
}

/** Tells whether a run can start; `condition` where an expression on the events decides. */
export function isComplete(strategy: EventStrategy, heard: Heard[]): boolean | "condition" {
  const has = (filter: number, isUntil: boolean) =>
    heard.some((each) => each.filter === filter && each.isUntil === isUntil);
  if (strategy.all !== undefined) return strategy.all.every((_, filter) => has(filter, false));
  const { until } = strategy;
  if (strategy.one !== undefined || until === undefined) return heard.length > 0;
  if (typeof until === "string") return heard.length > 0 && "condition";
  return until.all === undefined
    ? heard.some(({ isUntil }) => isUntil)
    : until.all.every((_, filter) => has(filter, true));
}

import { readFileSync } from "node:fs";
import { type Asked, askCalibration } from "../bench/calibration/ask-calibration.ts";
import { type ParameterName, withParameters } from "../src/parameters.ts";
import { pairedInterval } from "./interval.ts";
import type { Origin } from "./read-origins.ts";
import { writeParameters } from "./write-parameters.ts";

type Entry = { value: number; meaning: string; unit: string; range: [number, number] };

/** Values are tried at these steps of the way from today's to either end of the range. */
const STEPS = [0.05, 0.15, 0.4] as const;
const file = new URL("../parameters.json", import.meta.url);

/**
 * Tries values of each parameter, one parameter after the other. An origin is judged by the value
 * that is best for all others; the new value is written when that surely gains.
 */
export function searchParameters(
  all: readonly Origin[],
  names: readonly string[],
  report: (line: string) => void,
): void {
  const origins = all.filter(({ sort }) => sort !== "mixture");
  const table = JSON.parse(readFileSync(file, "utf8")) as Record<string, Entry>;
  const unknown = names.filter((name) => table[name] === undefined);
  if (unknown.length > 0) {
    console.error(`There is no parameter ${unknown.join(", ")} in parameters.json.`);
    process.exitCode = 1;
    return;
  }
  const found: Partial<Record<ParameterName, number>> = {};
  for (const name of names as ParameterName[]) {
    const { value: today, range } = table[name]!;
    const gains = valuesOf(today, range).map((value) => {
      // Every value has indexes of its own, because some parameters count when an index is built.
      const asked = withParameters({ ...found, [name]: value }, () =>
        origins.map(({ bases }) => askCalibration(bases)),
      );
      report(`${name} = ${value}`);
      return { value, gains: asked.map((these) => these.map(gainOf)) };
    });
    const best = bestFor(gains, () => true);
    const before = gains.find(({ value }) => value === today)!;
    const differences = origins.flatMap((_origin, at) => {
      const chosen = bestFor(gains, (other) => other !== at);
      return chosen.gains[at]!.map((gain, number) => (gain - before.gains[at]![number]!) / chosen.gains[at]!.length);
    });
    const { low, mean, high } = pairedInterval(differences.map((one) => (one * differences.length) / origins.length));
    const shown = gains.map((one) => [`${name} = ${one.value}`, { gain: meanOf(one.gains, () => true).toFixed(4) }]);
    console.table(Object.fromEntries(shown));
    const isSure = best.value !== today && low > 0;
    const bounds = `${mean.toFixed(4)} on what is left out (95 % from ${low.toFixed(4)} to ${high.toFixed(4)})`;
    report(`${name}: ${today} → ${best.value} gains ${bounds}; ${isSure ? "written" : "kept as it is"}`);
    if (isSure) found[name] = best.value;
  }
  writeParameters(found);
}

type Tried = { value: number; gains: readonly (readonly number[])[] };

/** The value with the highest mean over the origins that are asked for; today's wins a tie. */
function bestFor(tried: readonly Tried[], isAsked: (origin: number) => boolean): Tried {
  return tried.reduce((best, one) => (meanOf(one.gains, isAsked) > meanOf(best.gains, isAsked) ? one : best));
}

/** Every origin counts alike. */
function meanOf(gains: readonly (readonly number[])[], isAsked: (origin: number) => boolean): number {
  const own = gains
    .filter((_, origin) => isAsked(origin))
    .map((one) => one.reduce((sum, gain) => sum + gain, 0) / one.length);
  return own.reduce((sum, gain) => sum + gain, 0) / own.length;
}

/** A right answer gains 1 and a wrong one costs 1; to decline gains nothing. */
function gainOf({ answered, isRight, cited, question: { label } }: Asked): number {
  if (!answered || label === "social" || (label === "vague" && cited.length === 0)) return 0;
  return isRight ? 1 : -1;
}

/** Today's value first, and some on both sides of it within the range; whole numbers stay whole. */
function valuesOf(today: number, [least, most]: Entry["range"]): number[] {
  const isWhole = [today, least, most].every(Number.isInteger);
  const around = STEPS.flatMap((step) => [today + step * (least - today), today + step * (most - today)]);
  const shown = around.map((value) => (isWhole ? Math.round(value) : Number(value.toPrecision(3))));
  return [...new Set([today, ...shown])];
}

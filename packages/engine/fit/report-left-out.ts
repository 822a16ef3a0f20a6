import type { Asked } from "../bench/calibration/ask-calibration.ts";
import { single } from "../bench/calibration/report-calibration.ts";
import type { Worth } from "./choose-fit.ts";
import { pairedInterval } from "./interval.ts";
import type { LeftOut } from "./leave-one-out.ts";

const claims = {
  found: (one: Asked) => one.isFoundFirst,
  first: (one: Asked) => one.answered && one.isRightSource,
  right: (one: Asked) => one.answered && one.isRight,
  wrong: (one: Asked) => one.answered && !one.isRight,
} as const;
type Claim = keyof typeof claims;

/** The figures of a fit, for the head of what it writes: means over origins, before and after. */
type Figures = Record<string, Record<Claim, { before: number; after: number }>>;

const sorts = { centre: "help centres", website: "websites", set: "sets" } as const;

/**
 * Prints what each origin gains and loses when it is answered by weights that were fitted without
 * it, and the means of each sort with their paired intervals.
 */
export function reportLeftOut(leftOut: readonly LeftOut[]): Figures {
  console.log("\n  answered by weights that were fitted without it; before → after");
  console.table(
    Object.fromEntries(leftOut.map(({ opened, before, after }) => [opened.origin.name, row(before, after)])),
  );
  const figures: Figures = {};
  for (const [sort, name] of Object.entries(sorts)) {
    const own = leftOut.filter(({ opened }) => opened.origin.sort === sort);
    if (own.length > 0) figures[name] = reportMeans(name, own);
  }
  const losers = leftOut.filter(({ before, after }) => {
    return shareOf(after, isPosed, claims.right) < shareOf(before, isPosed, claims.right);
  });
  console.log(`\n  fewer right: ${losers.map(({ opened }) => opened.origin.name).join(", ") || "nowhere"}`);
  return figures;
}

function row(before: readonly Asked[], after: readonly Asked[]): Record<string, number | string> {
  const both = (of: (one: Asked) => boolean, holds: (one: Asked) => boolean): string =>
    [before, after].map((asked) => show(shareOf(asked, of, holds))).join(" → ");
  const shares = Object.entries(claims).map(([claim, holds]) => [claim, both(isPosed, holds)]);
  return {
    questions: before.filter(isPosed).length,
    ...Object.fromEntries(shares),
    refused: both(isOutside, (one) => !one.answered),
  };
}

function reportMeans(name: string, own: readonly LeftOut[]): Figures[string] {
  const shown = Object.entries(claims).map(([claim, holds]) => {
    const mean = (of: "before" | "after"): number =>
      own.reduce((sum, one) => sum + shareOf(one[of], isPosed, holds), 0) / own.length;
    // Each question was asked twice, and every origin counts alike.
    const differences = own.flatMap(({ before, after }) => {
      const posed = before.flatMap((one, at) => (isPosed(one) ? [[one, after[at]!] as const] : []));
      return posed.map(([one, other]) => ({ by: Number(holds(other)) - Number(holds(one)), weight: 1 / posed.length }));
    });
    const all = differences.reduce((sum, { weight }) => sum + weight, 0) / differences.length;
    const { mean: gain, low, high } = pairedInterval(differences.map(({ by, weight }) => (by * weight) / all));
    console.log(
      `  ${name}: ${claim} ${show(mean("before"))} → ${show(mean("after"))}, ` +
        `${signed(gain)} (95 % from ${signed(low)} to ${signed(high)})`,
    );
    return [claim, { before: Number(show(mean("before"))), after: Number(show(mean("after"))) }];
  });
  return Object.fromEntries(shown);
}

/** Prints which signs earn their place, the dearest first. */
export function reportWorths(worths: readonly Worth[], dropped: Record<Worth["of"], ReadonlySet<string>>): void {
  for (const part of ["ranking", "confidence"] as const) {
    const own = worths.filter(({ of }) => of === part).sort((left, right) => right.mean - left.mean);
    const shown = own.map(({ name, mean, low, high }) => {
      const bounds = { cost: signed(mean, 5), low: signed(low, 5), high: signed(high, 5) };
      return [name, { ...bounds, "": dropped[part].has(name) ? "dropped" : "" }];
    });
    console.table(Object.fromEntries(shown));
  }
}

const isPosed = ({ question: { label, type } }: Asked): boolean =>
  label === "in" && (single.has(type) || type === "question" || type === "dialogue");
const isOutside = ({ question: { label } }: Asked): boolean => label === "near" || label === "off";

function shareOf(asked: readonly Asked[], of: (one: Asked) => boolean, holds: (one: Asked) => boolean): number {
  const these = asked.filter(of);
  return these.length === 0 ? Number.NaN : these.filter(holds).length / these.length;
}

const show = (value: number): string => (Number.isNaN(value) ? "" : value.toFixed(3));
const signed = (value: number, digits = 3): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(digits)}`;

import { printTable } from "../../../../tests/bench/measuring/report.ts";
import type { Asked } from "./ask-calibration.ts";

/** The messages that an article answers, without one before them. */
export const single = new Set(["plain", "keyword", "misspelt", "multi", "wrong-assumption", "first"]);
const show = (value: number): string => (Number.isNaN(value) ? "–" : value.toFixed(3));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (asked: readonly Asked[], holds: (one: Asked) => boolean): number =>
  mean(asked.map((one) => (holds(one) ? 1 : 0)));

/** Prints one line for each help centre and one for all. */
export function reportHelpCentres(asked: readonly Asked[]): void {
  const head =
    "centre,article first,holds,answered,wrong,missing refused,vague asserted,social,follow-up,several,words,AUROC,error";
  const rows = [head.split(",")];
  for (const [name, these] of [...grouped(asked), ["all", asked] as const]) rows.push([name, ...helpFigures(these)]);
  printTable(rows);
}

function helpFigures(asked: readonly Asked[]): string[] {
  const ofType = (...types: string[]): Asked[] => asked.filter(({ question }) => types.includes(question.type));
  const posed = asked.filter(({ question }) => single.has(question.type));
  const answered = posed.filter((one) => one.answered);
  const asserts = (one: Asked): boolean => one.answered && one.cited.length > 0;
  const stated = asked.filter((one) =>
    one.question.type === "vague" ? asserts(one) : one.answered && one.question.type !== "social",
  );
  const right = stated.filter((one) => one.question.must !== undefined && one.holds);
  const wrong = stated.filter((one) => !right.includes(one));
  const words = asked
    .filter((one) => one.answered && one.question.must)
    .map((one) => one.answer.text.split(/\s+/).length);
  return [
    share(posed, (one) => one.isRightSource && one.answered),
    share(posed, (one) => one.holds),
    share(posed, (one) => one.answered),
    share(answered, (one) => !one.holds),
    share(ofType("missing"), (one) => !one.answered),
    share(ofType("vague"), asserts),
    share(ofType("social"), (one) => one.isHandedOver || (one.answered && one.cited.length === 0)),
    share(ofType("followup"), (one) => one.holds),
    share(ofType("multi"), (one) => one.holds),
    mean(words),
    auroc(right, wrong),
    calibrationError(
      stated.map(({ confidence, holds, question }) => ({ confidence, isRight: question.must !== undefined && holds })),
    ),
  ].map(show);
}

/** Prints one line for each set, then the pooled figures. */
export function reportSourceSets(asked: readonly Asked[]): void {
  const head = "set,language,in,found first,answered,right answered,off refused,near refused,AUROC off,AUROC near";
  const rows = [head.split(",")];
  const clean = asked.filter(({ knowledge }) => !knowledge.isNoisy);
  for (const [name, these] of [...grouped(asked), ["all", asked] as const, ["not noisy", clean] as const])
    rows.push([name, ...sourceFigures(these)]);
  printTable(rows);
  const inside = clean.filter(({ question }) => question.label === "in");
  console.log(`\n  calibration error inside the knowledge, sets that are not noisy: ${show(calibrationError(inside))}`);
}

function sourceFigures(asked: readonly Asked[]): string[] {
  const inside = asked.filter(({ question }) => question.label === "in");
  const near = asked.filter(({ question }) => question.label === "near");
  const off = asked.filter(({ question }) => question.label === "off");
  const languages = new Set(asked.map(({ knowledge }) => knowledge.language));
  const figures = [
    share(inside, (one) => one.isFoundFirst),
    share(inside, (one) => one.answered),
    share(
      inside.filter((one) => one.answered),
      (one) => one.isRight,
    ),
    share(off, (one) => !one.answered),
    share(near, (one) => !one.answered),
    auroc(inside, off),
    auroc(inside, near),
  ];
  return [languages.size === 1 ? [...languages][0]! : "", String(inside.length), ...figures.map(show)];
}

/** Reports what each strictness answers, one line for each. */
export function reportCurve(byStrictness: ReadonlyMap<string, readonly Asked[]>): void {
  const rows = [["strictness", "answered", "right of these", "off refused", "near refused"]];
  for (const [strictness, asked] of byStrictness) {
    const ofLabel = (label: string): Asked[] => asked.filter(({ question }) => question.label === label);
    const answered = ofLabel("in").filter((one) => one.answered);
    const figures = [
      share(ofLabel("in"), (one) => one.answered),
      share(answered, (one) => one.isRight),
      share(ofLabel("off"), (one) => !one.answered),
      share(ofLabel("near"), (one) => !one.answered),
    ];
    rows.push([strictness, ...figures.map(show)]);
  }
  console.log("\n  coverage and risk of each strictness, sets that are not noisy");
  printTable(rows);
}

type Judged = Pick<Asked, "confidence" | "isRight">;

/** In each tenth of the confidence: how many, what was said, and the share that was right. */
export function reportReliability(title: string, judged: readonly Judged[]): void {
  console.log(`\n  ${title}`);
  const rows = [["confidence", "n", "said", "right"]];
  for (const [tenth, within] of tenths(judged).entries()) {
    if (within.length === 0) continue;
    const said = mean(within.map(({ confidence }) => confidence));
    rows.push([`${tenth / 10}–${(tenth + 1) / 10}`, String(within.length), show(said), show(rightShare(within))]);
  }
  printTable(rows);
  console.log(`  calibration error ${show(calibrationError(judged))}`);
}

export function calibrationError(judged: readonly Judged[]): number {
  return tenths(judged).reduce((sum, within) => {
    if (within.length === 0) return sum;
    const said = mean(within.map(({ confidence }) => confidence));
    return sum + (within.length / judged.length) * Math.abs(said - rightShare(within));
  }, 0);
}

function tenths(judged: readonly Judged[]): Judged[][] {
  const bins: Judged[][] = Array.from({ length: 10 }, () => []);
  for (const one of judged) bins[Math.min(9, Math.floor(one.confidence * 10))]!.push(one);
  return bins;
}

const rightShare = (judged: readonly Judged[]): number => mean(judged.map(({ isRight }) => (isRight ? 1 : 0)));

/**
 * Measures how often a right one has the higher confidence, of all pairs of a right and a wrong
 * one.
 */
export function auroc(right: readonly Judged[], wrong: readonly Judged[]): number {
  let higher = 0;
  for (const one of right)
    for (const other of wrong)
      higher += one.confidence > other.confidence ? 1 : one.confidence === other.confidence ? 0.5 : 0;
  return higher / (right.length * wrong.length);
}

export function grouped(asked: readonly Asked[]): [string, Asked[]][] {
  const groups = new Map<string, Asked[]>();
  for (const one of asked) groups.set(one.knowledge.set, [...(groups.get(one.knowledge.set) ?? []), one]);
  return [...groups];
}

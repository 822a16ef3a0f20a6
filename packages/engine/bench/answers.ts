import { fileURLToPath } from "node:url";
import { askFixtures, fixtures, type Outcome, shareOf } from "@parley/engine/testing";
import { askCalibration } from "./calibration/ask-calibration.ts";
import { readHelpCentres } from "./calibration/read-calibration.ts";
import { reportHelpCentres } from "./calibration/report-calibration.ts";

const targets = {
  answered: 0.9,
  "off-topic declined": 0.98,
  "entry missing declined": 0.58,
  "holds what was asked": 0.77,
};

/** Ten invented help centres with the questions of their customers: see its README. */
const helpCentres = new URL("help-centres/", import.meta.url);

/**
 * Measures how well the engine answers on the fixtures: what it finds, says and declines, and
 * whether its confidence means what it says.
 */
export async function answers(): Promise<void> {
  const outcomes = askFixtures(fixtures);
  const leftOut = askFixtures(fixtures, { leavesOut: true }).filter(({ expects }) => expects !== null);
  const passageCount = fixtures
    .flatMap(({ documents }) => documents)
    .reduce((sum, { passages }) => sum + passages.length, 0);
  console.log(`${fixtures.length} businesses, ${passageCount} passages, ${outcomes.length} questions\n`);
  const rows = fixtures.map(({ name }) => measure(name, ofFixture(outcomes, name), ofFixture(leftOut, name)));
  const all = measure("all", outcomes, leftOut);
  console.table(Object.fromEntries([...rows, all].map(({ name, ...row }) => [name, row])));
  for (const [claim, target] of Object.entries(targets)) {
    const reached = all[claim as keyof typeof targets]!;
    console.log(`${reached >= target ? "met" : "missed"}: ${claim} ${reached} (target ${target})`);
  }
  console.log("\nWhat the confidence is worth: of the answers at a confidence, the share that was right");
  console.table(reliability([...outcomes, ...leftOut.map((outcome) => ({ ...outcome, isRightFirst: false }))]));
  console.log("\nTen help centres");
  reportHelpCentres(askCalibration(readHelpCentres(fileURLToPath(helpCentres))));
}

const ofFixture = (outcomes: readonly Outcome[], name: string): Outcome[] =>
  outcomes.filter(({ fixture }) => fixture === name);

function measure(name: string, outcomes: readonly Outcome[], leftOut: readonly Outcome[]) {
  const answerable = outcomes.filter(({ expects }) => expects !== null);
  const answered = answerable.filter((outcome) => outcome.answered);
  const prose = answered.filter(({ isFaq }) => !isFaq);
  return {
    name,
    "right first": round(shareOf(answerable, ({ isRightFirst }) => isRightFirst)),
    answered: round(shareOf(answerable, (outcome) => outcome.answered)),
    "of these right": round(shareOf(answered, ({ isRightFirst }) => isRightFirst)),
    "holds what was asked": round(
      shareOf(
        answerable.filter(({ holds }) => holds),
        ({ isHeld }) => isHeld,
      ),
    ),
    "off-topic declined": round(declined(outcomes, "off-topic")),
    "beside declined": round(declined(outcomes, "near-miss")),
    "entry missing declined": round(shareOf(leftOut, (outcome) => !outcome.answered)),
    "words of prose": round(prose.reduce((sum, { wordCount }) => sum + wordCount, 0) / prose.length),
  };
}

function declined(outcomes: readonly Outcome[], kind: Outcome["kind"]): number {
  return shareOf(
    outcomes.filter((outcome) => outcome.kind === kind),
    ({ answered }) => !answered,
  );
}

function reliability(outcomes: readonly Outcome[]): Record<string, { answers: number; said: number; right: number }> {
  const table: Record<string, { answers: number; said: number; right: number }> = {};
  for (let from = 0; from < 10; from++) {
    const within = outcomes.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === from);
    if (within.length === 0) continue;
    const said = within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length;
    const right = shareOf(within, ({ isRightFirst }) => isRightFirst);
    table[`${from / 10}–${(from + 1) / 10}`] = { answers: within.length, said: round(said), right: round(right) };
  }
  return table;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

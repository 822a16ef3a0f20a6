import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { type Asked, askCalibration } from "../bench/calibration/ask-calibration.ts";
import { readHelpCentres } from "../bench/calibration/read-calibration.ts";
import { auroc, calibrationError } from "../bench/calibration/report-calibration.ts";

const asked = askCalibration(readHelpCentres(fileURLToPath(new URL("../bench/help-centres/", import.meta.url))));
const ofType = (...types: string[]): Asked[] => asked.filter(({ question }) => types.includes(question.type));
const posed = ofType("plain", "keyword", "misspelt", "multi", "wrong-assumption");
const answered = posed.filter((one) => one.answered);
const stated = [...answered, ...ofType("followup", "missing").filter((one) => one.answered)];
const asserts = (one: Asked): boolean => one.answered && one.cited.length > 0;
const holds = (one: Asked): boolean => one.question.must !== undefined && one.holds;

function share(these: readonly Asked[], claim: (one: Asked) => boolean): number {
  return these.filter(claim).length / these.length;
}

/** Says what the ten invented help centres reach, a little below what was measured. */
const promises: [promise: string, reached: number, floor: number][] = [
  ["the right article comes first", share(posed, (one) => one.answered && one.isRightSource), 0.61],
  ["the answer holds what was asked", share(posed, holds), 0.55],
  ["what is said is right", share(answered, holds), 0.81],
  ["what is missing is declined", share(ofType("missing"), (one) => !one.answered), 0.88],
  ["a vague message is answered with no assertion", share(ofType("vague"), (one) => !asserts(one)), 0.94],
  [
    "small talk gets a reply without a citation",
    share(ofType("social"), (one) => one.isHandedOver || !asserts(one)),
    1,
  ],
  ["a follow-up is answered rightly", share(ofType("followup"), holds), 0.72],
  ["both of two questions are answered", share(ofType("multi"), holds), 0.65],
  [
    "a right answer has the higher confidence",
    auroc(
      stated.filter(holds),
      stated.filter((one) => !holds(one)),
    ),
    0.8,
  ],
  [
    "the confidence is the share that is right, but for a tenth",
    1 - calibrationError(stated.map((one) => ({ confidence: one.confidence, isRight: holds(one) }))),
    0.9,
  ],
];

for (const [promise, reached, floor] of promises)
  test(`ten help centres: ${promise}, at least ${floor}`, (context) => {
    context.diagnostic(`reached ${reached.toFixed(3)}`);
    assert.ok(reached >= floor, `reached ${reached.toFixed(3)}`);
  });

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOffline } from "./dialogue/answer-offline.ts";
import { PassageIndex } from "./finding/passage-index.ts";
import { faq } from "./testing/fixture.ts";
import { type Weights, type WrittenWeights, weights, withWeights } from "./weights.ts";

const index = new PassageIndex();
index.addAll([
  faq("hours", "When do you open?", "From nine to five."),
  faq("park", "Can I park there?", "Yes, behind."),
]);

function confidenceWith(more: number): number {
  const { confidence, ...rest } = weights();
  const faqs = { ...confidence.faq, intercept: confidence.faq.intercept + more };
  return withWeights({ ...rest, confidence: { ...confidence, faq: faqs } }, () => {
    return answerOffline(index, "when are you open on monday").confidence;
  });
}

test("other weights count while a work is done, and not afterwards", () => {
  const before: Weights = weights();
  assert.ok(confidenceWith(-3) < confidenceWith(0));
  assert.ok(confidenceWith(3) > confidenceWith(0));
  assert.throws(() => withWeights(before, () => assert.fail("the work fails")), /the work fails/);
  assert.equal(weights(), before);
});

test("a weight of what nothing measures is refused by its name", () => {
  const { confidence, ranking } = weights();
  const written = { confidence, ranking: { ...ranking, faq: { offset: 0, evidence: { luck: 1 } } } };
  assert.throws(() => withWeights(written as WrittenWeights, () => 1), /a weight of "luck", which nothing measures/);
});

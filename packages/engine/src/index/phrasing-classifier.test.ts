import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { choosePhrasings } from "../finding/choose-phrasings.ts";
import { arbitraryText } from "../testing/arbitrary-text.ts";
import { carSharing } from "../testing/companies/car-sharing.ts";
import { faq } from "../testing/fixture.ts";
import { learnPhrasings, PhrasingClassifier } from "./phrasing-classifier.ts";

const answers = choosePhrasings(carSharing.documents);
const classifier = new PhrasingClassifier(learnPhrasings(answers));
const asked = carSharing.questions.filter(({ expects }) => expects !== null);
const strange = carSharing.questions.filter(({ kind }) => kind === "off-topic");
const certaintyOf = (question: string) => classifier.classify(question)[0]!.certainty;

test("an answer is recognised in words that none of its phrasings uses", (context) => {
  const right = asked.filter(({ question, expects }) => classifier.classify(question)[0]!.id === `doc-${expects}`);
  context.diagnostic(`reached ${(right.length / asked.length).toFixed(3)}`);
  assert.ok(right.length / asked.length >= 0.82);
});

test("off-topic questions get a lower certainty than others", (context) => {
  const pairs = asked.flatMap(({ question }) => strange.map((other) => [question, other.question] as const));
  const ordered = pairs.filter(([own, other]) => certaintyOf(own) > certaintyOf(other));
  context.diagnostic(`area under the curve ${(ordered.length / pairs.length).toFixed(3)}`);
  assert.ok(ordered.length / pairs.length >= 0.9);
});

test("equal phrasings give equal models on every node", () => {
  assert.deepEqual(learnPhrasings(answers), learnPhrasings(structuredClone(answers)));
});

test("any text gets certainties of 0 to 1", () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      for (const { certainty } of classifier.classify(text)) assert.ok(certainty >= 0 && certainty <= 1);
    }),
  );
});

test("nothing is learnt when there is only one answer", () => {
  assert.deepEqual(choosePhrasings([]), []);
  assert.deepEqual(choosePhrasings([faq("one", "Is it open?", "Yes.", "open today", "are you there")]), []);
});

test("among very many answers, only those with many phrasings are learnt one by one, the others as one group", () => {
  const few = Array.from({ length: 600 }, (_, at) => faq(`few-${at}`, `What is number ${at}?`, `It is ${at}.`));
  const many = faq("many", "Where is the harbour?", "At the river.", ..."abcdef".split("").map((x) => `harbour ${x}`));
  const chosen = choosePhrasings([...few, many]);
  assert.deepEqual(
    chosen.map(({ id, phrasings }) => [id, phrasings.length]),
    [
      ["doc-many", 7],
      ["", 500],
    ],
  );
  const learnt = new PhrasingClassifier(learnPhrasings(chosen));
  assert.equal(learnt.classify("which way to the harbour")[0]!.id, "doc-many");
  assert.equal(learnt.classify("what is number 17")[0]!.id, "");
});

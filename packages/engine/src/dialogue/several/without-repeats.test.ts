import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { languageOf } from "../../reading/languages.ts";
import { prose } from "../../testing/fixture.ts";
import { answerOffline } from "../answer-offline.ts";
import { replyFrom } from "../answer-question.ts";
import { questionPart } from "./question-part.ts";
import { withoutRepeats } from "./without-repeats.ts";

const index = new PassageIndex();
index.addAll([
  prose("pier", "Boats", "## Rent a boat\n\nAsk at the pier for a boat and show your card."),
  prose("lake", "Swimming", "## Swim in the lake\n\nThe lake is open from May to August."),
]);
const english = languageOf("en");
const answerOf = (question: string) => ({
  part: questionPart(question),
  answer: replyFrom(answerOffline(index, question), question),
});

test("a passage that answered an earlier part is not given again beside another one", () => {
  const [rent, swim] = ["How do I rent a boat?", "When can I swim in the lake?"].map(answerOf);
  const both = {
    ...swim!.answer,
    text: `${rent!.answer.text}\n\n${swim!.answer.text}`,
    support: [...rent!.answer.support, ...swim!.answer.support],
  };
  assert.ok(rent!.answer.answered && swim!.answer.answered);
  const said = withoutRepeats([rent!, { part: swim!.part, answer: both }], english, "balanced");
  assert.deepEqual(
    said.map(({ answer }) => answer.text),
    [rent!.answer.text, swim!.answer.text],
  );
  assert.deepEqual(said[1]!.answer.support, swim!.answer.support);
});

test("a part whose whole answer was given before is left out", () => {
  const rent = answerOf("How do I rent a boat?");
  assert.deepEqual(withoutRepeats([rent, rent], english, "balanced"), [rent]);
});

test("a part without an answer of its own is not regretted when an earlier answer tells it", () => {
  const rent = answerOf("How do I rent a boat?");
  const unanswered = (question: string) => ({ part: questionPart(question), answer: answerOf("zzz").answer });
  const [told, open] = [unanswered("must I show it?"), unanswered("must I paint it?")];
  assert.ok(!told.answer.answered);
  assert.deepEqual(withoutRepeats([rent, told, open], english, "balanced"), [rent, open]);
});

test("a part that an earlier answer tells less surely than it has to be is without an answer", () => {
  const rent = answerOf("How do I rent a boat?");
  const unsure = { part: questionPart("can I paint a boat"), answer: { ...rent.answer, confidence: 0.1 } };
  const [, second, ...others] = withoutRepeats([rent, unsure], english, "balanced");
  assert.deepEqual([second?.answer.answered, second?.answer.support, others.length], [false, [], 0]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOffline } from "../dialogue/answer-offline.ts";
import type { IndexedDocument } from "../retrieval.ts";
import { learn } from "../testing/ask-fixtures.ts";
import { faq } from "../testing/fixture.ts";
import { PassageIndex } from "./passage-index.ts";

const wishes: Readonly<Record<string, readonly string[]>> = {
  "Our kiln is fired on Thursdays.": [
    "when do you fire the kiln",
    "which day is the firing",
    "when will my bowl be fired",
    "what day does the kiln run",
    "is there a firing this week",
    "how often do you fire",
  ],
  "A lesson at the wheel costs 34 euros.": [
    "how much is a lesson at the wheel",
    "price of a throwing lesson",
    "what do you charge for the wheel",
    "cost of one hour at the wheel",
    "what does a class cost",
    "how expensive are lessons",
  ],
  "Glazes stand on the shelf behind the sink.": [
    "where are the glazes",
    "where do I find glaze",
    "on which shelf is the glaze",
    "I am looking for the glazes",
    "where did you put the blue glaze",
    "which place has the glazes",
  ],
};

const together = Object.entries(wishes).map(([answer, [first, ...others]]) => faq(answer, first!, answer, ...others));
const apart = Object.entries(wishes).flatMap(([answer, questions]) =>
  questions.map((question, number) => faq(`${answer} ${number}`, question, answer)),
);

function indexOf(documents: readonly IndexedDocument[]): PassageIndex {
  const index = new PassageIndex();
  index.addAll(documents);
  learn(index);
  return index;
}

const newWordings = [
  "which day of the week does the kiln get fired",
  "how much do you charge for one lesson",
  "where can I find the white glaze",
];

test("FAQs that give one answer are learnt as one, however many sources they are", () => {
  const [one, many] = [indexOf(together), indexOf(apart)];
  assert.deepEqual(
    many.phrasingsToLearn().map(({ phrasings }) => phrasings.length),
    [6, 6, 6],
  );
  for (const wording of newWordings) {
    const [ofOne, ofMany] = [answerOffline(one, wording), answerOffline(many, wording)];
    assert.ok(ofMany.answered, `${wording}: ${ofMany.confidence}`);
    assert.equal(ofMany.text, ofOne.text);
  }
});

test("a FAQ that goes takes its wording with it, and the others stay learnt", () => {
  const index = indexOf(apart);
  index.remove(apart[0]!.documentId);
  learn(index);
  const counts = index.phrasingsToLearn().map(({ phrasings }) => phrasings.length);
  assert.deepEqual(counts.sort(), [5, 6, 6]);
  assert.equal(
    answerOffline(index, "which day of the week does the kiln get fired").text,
    "Our kiln is fired on Thursdays.",
  );
});

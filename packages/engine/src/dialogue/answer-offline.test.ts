import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { PassageIndex } from "../finding/passage-index.ts";
import { arbitraryText } from "../testing/arbitrary-text.ts";
import { faq, prose } from "../testing/fixture.ts";
import { fixtures } from "../testing/fixtures.ts";
import { answerOffline } from "./answer-offline.ts";

const index = new PassageIndex();
for (const document of fixtures[0]!.documents) index.add(document);

test("an answer has a confidence and its source", () => {
  const answer = answerOffline(index, "When was the shop founded?");
  assert.ok(answer.answered && answer.confidence > 0.4);
  assert.match(answer.text, /1987/);
  assert.equal(answer.support[0]!.document.sourceId, "founder");
});

test("a question outside the knowledge is declined without support", () => {
  const answer = answerOffline(index, "Who painted the Mona Lisa?");
  assert.deepEqual({ answered: answer.answered, support: answer.support }, { answered: false, support: [] });
  assert.equal(answer.text, "I don't know the answer to that.");
});

test("a reply without an answer names titles close to the question", () => {
  const answer = answerOffline(index, "Which shoes and trousers suit the Heron Trail?");
  assert.equal(answer.answered, false);
  assert.match(answer.text, /I can help with: “Three rides from the quay”/);
});

test("a reply without an answer names titles of the knowledge only", () => {
  const titles = new Set(fixtures[0]!.documents.map(({ title }) => title));
  for (const { question } of fixtures.flatMap((fixture) => fixture.questions)) {
    const answer = answerOffline(index, question);
    if (!answer.answered)
      for (const [, title] of answer.text.matchAll(/“([^”]*)”/g)) assert.ok(titles.has(title!), title);
  }
});

test("an empty knowledge answers nothing", () => {
  const answer = answerOffline(new PassageIndex(), "When do you open?");
  assert.deepEqual([answer.answered, answer.confidence, answer.support], [false, 0, []]);
});

test("any question is answered or declined, with a confidence of 0 to 1", () => {
  fc.assert(
    fc.property(
      fc.oneof(arbitraryText, fc.constantFrom("what is it?", "and the of", "x".repeat(8000), "hours ".repeat(1300))),
      (question) => {
        const answer = answerOffline(index, question);
        assert.ok(answer.confidence >= 0 && answer.confidence <= 1);
        assert.ok(answer.text.length > 0);
        assert.equal(answer.support.length > 0, answer.answered);
      },
    ),
  );
});

test("a question is declined when its thing is unknown or the answer lacks the time asked for", () => {
  const small = new PassageIndex();
  small.add(
    prose("kettle", "Kettles", "The Marsh kettle is made of copper and oak. It holds 1.7 litres. It costs 74 euros."),
  );
  small.add(faq("pay", "How can I pay?", "In the shop you can pay in cash as well."));
  for (const question of ["When is the shop open?", "What does a toaster cost?"])
    assert.equal(answerOffline(small, question).answered, false, question);
  assert.ok(answerOffline(small, "What does the Marsh kettle cost?").confidence > 0.8);
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerOffline, PassageIndex } from "./index.ts";
import type { IndexedDocument } from "./retrieval.ts";
import { prose } from "./testing/fixture.ts";
import { oppositeBases, taughtForms } from "./testing/opposite-bases.ts";
import { readOpposites } from "./testing/read-opposites.ts";

/** So many of the questions are answered at least when what they ask is taught as well. */
const ANSWERED = 0.8;

for (const [code, base] of Object.entries(oppositeBases)) {
  describe(`${code}: what is about the opposite is no answer`, () => {
    for (const [form, teach] of Object.entries(taughtForms)) {
      const baseOf = (...documents: IndexedDocument[]): PassageIndex => {
        const index = new PassageIndex();
        index.addAll([...base.documents, ...documents]);
        return index;
      };
      const both = readOpposites(code).flatMap(([one, other]) => [
        [one!, other!],
        [other!, one!],
      ]);

      test(`where only the opposite is taught as a ${form}`, () => {
        const wrong = both.flatMap(([own, opposite]) => {
          const index = baseOf(teach("opposite", opposite!.taught, base.one));
          return [own!.asked, own!.taught].filter((question) => answerOffline(index, question).answered);
        });
        assert.deepEqual(wrong, []);
      });

      test(`where both are taught as a ${form}`, () => {
        const given = both.map(([own, opposite]) => {
          const index = baseOf(teach("opposite", opposite!.taught, base.one), teach("own", own!.taught, base.other));
          const { answered, support } = answerOffline(index, own!.asked);
          return { asked: own!.asked, source: answered ? support[0]?.document.sourceId : undefined };
        });
        assert.deepEqual(
          given.filter(({ source }) => source === "opposite"),
          [],
        );
        const right = given.filter(({ source }) => source === "own").length;
        assert.ok(right >= ANSWERED * given.length, `${right} of ${given.length}`);
      });
    }
  });
}

test("the decision does not depend on how much else is taught", () => {
  const hours = prose("hours", "Hours", "We open at nine, from Monday to Saturday.");
  const others = ["Parking", "Dogs", "Prices", "Toilets", "Food", "Team", "Events"].map((title) =>
    prose(title, title, `There is a page about ${title.toLowerCase()} in the brochure.`),
  );
  for (const more of [others.slice(0, 1), others]) {
    const index = new PassageIndex();
    index.addAll([hours, ...more]);
    assert.equal(answerOffline(index, "When do you close?").answered, false);
    assert.equal(answerOffline(index, "When do you open?").answered, true);
  }
});

test("what a plan holds does not tell what it costs", () => {
  const index = new PassageIndex();
  index.addAll([
    prose("plans", "Plans", "## Pro plan\n\nThe Pro plan holds ten projects and support by mail."),
    prose("contract", "Contract", "Your contract begins on the day of your signature."),
  ]);
  for (const question of ["What does the Pro plan cost?", "How do I cancel my contract?"])
    assert.equal(answerOffline(index, question).answered, false, question);
  assert.equal(answerOffline(index, "What is in the Pro plan?").answered, true);
});

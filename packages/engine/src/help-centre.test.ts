import assert from "node:assert/strict";
import { test } from "node:test";
import { answerInDialogue } from "./dialogue/answer-in-dialogue.ts";
import { PassageIndex } from "./finding/passage-index.ts";
import { askFixtures, learn, type Outcome, shareOf } from "./testing/ask-fixtures.ts";
import { helpCentre } from "./testing/companies/help-centre.ts";
import { helpCentreInFrench } from "./testing/companies/help-centre-in-french.ts";
import { helpCentreInGerman } from "./testing/companies/help-centre-in-german.ts";
import { helpCentreInSpanish } from "./testing/companies/help-centre-in-spanish.ts";
import { prose } from "./testing/fixture.ts";

type Floors = { first: number; answered: number; holds: number; missing: number; words: number };
const centres: [centre: typeof helpCentre, floors: Floors][] = [
  [helpCentre, { first: 0.87, answered: 0.73, holds: 0.7, missing: 0.8, words: 80 }],
  [helpCentreInGerman, { first: 0.92, answered: 0.8, holds: 0.8, missing: 1, words: 80 }],
  [helpCentreInFrench, { first: 0.92, answered: 0.8, holds: 0.8, missing: 1, words: 80 }],
  // Most of its questions are asked in other words than those of the articles.
  [helpCentreInSpanish, { first: 0.63, answered: 0.65, holds: 0.5, missing: 1, words: 80 }],
];

for (const [centre, floors] of centres) {
  const outcomes = askFixtures([centre]);
  const answerable = outcomes.filter(({ expects }) => expects !== null);
  const answered = answerable.filter((outcome) => outcome.answered);
  const words = answered.reduce((sum, { wordCount }) => sum + wordCount, 0) / answered.length;
  const failing = (claim: (outcome: Outcome) => boolean) =>
    answerable.filter((one) => !claim(one)).map((one) => one.question);
  const promises: [promise: string, reached: number, floor: number, failed: readonly string[]][] = [
    [
      "the right article comes first",
      shareOf(answerable, (one) => one.isRightFirst),
      floors.first,
      failing((one) => one.isRightFirst),
    ],
    [
      "questions are answered",
      shareOf(answerable, (one) => one.answered),
      floors.answered,
      failing((one) => one.answered),
    ],
    [
      "the answer holds what was asked",
      shareOf(answerable, (one) => one.isHeld),
      floors.holds,
      failing((one) => one.isHeld),
    ],
    [
      "what is missing is declined",
      shareOf(
        outcomes.filter(({ expects }) => expects === null),
        (one) => !one.answered,
      ),
      floors.missing,
      outcomes.filter(({ expects, answered }) => expects === null && answered).map(({ question }) => question),
    ],
  ];
  for (const [promise, reached, floor, failed] of promises) {
    test(`${centre.name}: ${promise}, at least ${floor}`, (context) => {
      context.diagnostic(`reached ${reached.toFixed(3)}`);
      assert.ok(reached >= floor, `reached ${reached.toFixed(3)}; failed: ${failed.join(" / ")}`);
    });
  }

  test(`${centre.name}: answers have at most ${floors.words} words on average`, (context) => {
    context.diagnostic(`reached ${words.toFixed(1)}`);
    assert.ok(words <= floors.words, `${words.toFixed(1)} words`);
  });

  test(`${centre.name}: what says too little is answered by asking back, with topics of the centre`, () => {
    const index = new PassageIndex();
    index.addAll(centre.documents);
    learn(index);
    for (const message of centre.vague) {
      const { support, choices } = answerInDialogue(index, message, [], { strictness: "balanced", canHandOver: false });
      assert.equal(support.length, 0, message);
      assert.ok(choices.length >= 2 && choices.length <= 4, message);
    }
  });
}

test("the list of related articles is never cited", () => {
  for (const [centre] of centres) {
    const index = new PassageIndex();
    index.addAll(centre.documents);
    for (const { question } of centre.questions) {
      const { support } = answerInDialogue(index, question, [], { strictness: "eager", canHandOver: false });
      for (const { passage } of support) assert.doesNotMatch(passage, /help\.perchly\.example/, question);
    }
  }
});

test("a text without headings is a short article where most texts have some, and prose where they have none", () => {
  const told = "The archive keeps letters for ten years. Older letters are burnt in June. Nobody reads them before.";
  const answerWith = (others: (number: number) => string) => {
    const index = new PassageIndex();
    index.addAll([
      prose("archive", "The archive of letters", told),
      ...Array.from({ length: 6 }, (_, at) => prose(`other-${at}`, `Room ${at}`, others(at))),
    ]);
    const question = "How long does the archive keep letters?";
    return answerInDialogue(index, question, [], { strictness: "balanced", canHandOver: false }).text;
  };
  assert.equal(
    answerWith((at) => `Room ${at} has a lamp.\n\n## Who cleans it\n\nThe porter does.`),
    told,
  );
  assert.equal(
    answerWith((at) => `Room ${at} has a lamp.`),
    "The archive keeps letters for ten years.",
  );
});

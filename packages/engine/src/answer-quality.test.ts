import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "./finding/passage-index.ts";
import { askFixtures, learn, type Outcome, shareOf as share } from "./testing/ask-fixtures.ts";
import { type FixtureQuestion, prose } from "./testing/fixture.ts";
import { fixtures } from "./testing/fixtures.ts";

const outcomes = askFixtures(fixtures);
const answerable = outcomes.filter(({ expects }) => expects !== null);
const ofKind = (...kinds: FixtureQuestion["kind"][]): Outcome[] => outcomes.filter(({ kind }) => kinds.includes(kind));

const floors: [promise: string, reached: number, floor: number][] = [
  [
    "the right source comes first for plain questions",
    share(ofKind("plain"), ({ isRightFirst }) => isRightFirst),
    0.95,
  ],
  [
    "the right source comes first for paraphrases",
    share(ofKind("paraphrase"), ({ isRightFirst }) => isRightFirst),
    0.9,
  ],
  [
    "the right source comes first despite typing errors",
    share(ofKind("typo"), ({ isRightFirst }) => isRightFirst),
    0.8,
  ],
  ["questions that the knowledge answers are answered", share(answerable, ({ answered }) => answered), 0.87],
  [
    "answers come from the right source",
    share(
      answerable.filter(({ answered }) => answered),
      ({ isRightFirst }) => isRightFirst,
    ),
    0.96,
  ],
  [
    "the answer holds what was asked",
    share(
      answerable.filter(({ holds }) => holds),
      ({ isHeld }) => isHeld,
    ),
    0.86,
  ],
  ["off-topic questions are declined", share(ofKind("off-topic"), ({ answered }) => !answered), 0.98],
  [
    "questions close to the knowledge but not in it are declined",
    share(ofKind("near-miss"), ({ answered }) => !answered),
    0.75,
  ],
  [
    "questions whose source is missing are declined",
    share(
      askFixtures(fixtures, { leavesOut: true }).filter(({ expects }) => expects),
      ({ answered }) => !answered,
    ),
    0.82,
  ],
];
for (const [promise, reached, floor] of floors) {
  test(`${promise}: at least ${floor}`, (context) => {
    context.diagnostic(`reached ${reached.toFixed(3)}`);
    assert.ok(reached >= floor, `reached ${reached.toFixed(3)}`);
  });
}

test("all businesses in one index with unrelated pages still get the right source first", (context) => {
  const index = new PassageIndex();
  for (const { name, documents } of fixtures)
    for (const document of documents)
      index.add({ ...document, documentId: name + document.documentId, sourceId: name + document.sourceId });
  for (let page = 0; page < 500; page++)
    index.add(
      prose(
        `stranger-${page}`,
        `Shelf ${page}`,
        `Shelf ${page} keeps box ${page * 7} for the archive. The box may be read on request.`,
      ),
    );
  learn(index);
  const asked = fixtures.flatMap(({ name, questions }) =>
    questions.filter(({ expects }) => expects).map(({ question, expects }) => ({ question, expects: name + expects })),
  );
  const right = asked.filter(
    ({ question, expects }) => index.find(question).passages[0]?.document.sourceId === expects,
  );
  context.diagnostic(`reached ${(right.length / asked.length).toFixed(3)} of ${asked.length} questions`);
  assert.ok(right.length / asked.length >= 0.92);
});

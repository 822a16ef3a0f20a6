import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";

const course = prose(
  "courses",
  "Pottery courses",
  "## When do they begin?\n\nEvery Monday at six.\n\n## What should I bring?\n\n- An apron\n- Old shoes",
);
const trip = prose("trip", "The museum trip", "## What should I bring?\n\nYour membership card.");
const indexOf = (...documents: ReturnType<typeof prose>[]): PassageIndex => {
  const index = new PassageIndex();
  index.addAll(documents);
  return index;
};

test("a question of small words is answered where it stands as a heading", () => {
  const { answered, text, support } = answerInDialogue(indexOf(course), "What should I bring?", []);
  assert.deepEqual([answered, text, support[0]?.section], [true, "- An apron\n- Old shoes", ["What should I bring?"]]);
});

test("where several sources have that heading, they are the choices", () => {
  const { answered, act, choices } = answerInDialogue(indexOf(course, trip), "what should i bring", []);
  assert.deepEqual([answered, act], [false, "ask-back"]);
  assert.deepEqual(choices.map(({ sourceId }) => sourceId).toSorted(), ["courses", "trip"]);
});

test("without such a heading the message is still too vague to be answered", () => {
  const { answered, act } = answerInDialogue(indexOf(course, trip), "What should I do?", []);
  assert.deepEqual([answered, act], [false, "ask-back"]);
});

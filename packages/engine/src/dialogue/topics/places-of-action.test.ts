import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { prose } from "../../testing/fixture.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";
import { earlierTurn } from "../earlier-turn.ts";

const index = new PassageIndex();
index.addAll([
  prose(
    "team",
    "Teams",
    "## Add an employee\n\nPress Invite.\n\n## Removing an employee\n\nChoose one and press Remove.",
  ),
  prose("photos", "Photos", "## Remove a photo\n\nOpen the photo and press Delete."),
  prose("pay", "Payment", "## Pay by card\n\nEnter your card.\n\n## Pay by bank\n\nUse our account."),
]);

test("an action without a thing is offered the things that it is done to", () => {
  const question = "how do i remove";
  const reply = answerInDialogue(index, question, []);
  assert.deepEqual([reply.act, reply.answered], ["ask-back", false]);
  assert.deepEqual(reply.choices.map(({ title }) => title).toSorted(), ["Remove a photo", "Removing an employee"]);
  const taken = answerInDialogue(index, "Removing an employee", [earlierTurn(question, reply)]);
  assert.match(taken.text, /press Remove/);
});

test("an action with its thing, and one that needs none, are answered", () => {
  assert.match(answerInDialogue(index, "how do i remove a photo", []).text, /press Delete/);
  assert.notEqual(answerInDialogue(index, "how do i pay", []).act, "ask-back");
});

test("letters and digits alone name no topic", () => {
  const numbered = new PassageIndex();
  numbered.addAll([
    prose("one", "Boat 1", "Boat 1 is the oldest boat."),
    prose("two", "Oars", "Oars are in the shed."),
  ]);
  assert.equal(answerInDialogue(numbered, "' OR 1=1 --", []).act, "ask-back");
});

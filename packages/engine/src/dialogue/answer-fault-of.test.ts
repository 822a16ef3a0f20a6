import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import { earlierTurn } from "./earlier-turn.ts";

const index = new PassageIndex();
index.addAll([
  prose(
    "till",
    "Till and tips",
    "## Card reader\n\nThe reader costs 59 dollars once.\n\n## The reader does not connect\n\nSwitch the reader off and on again.",
  ),
  prose("texts", "Text messages", "## Reminders\n\nReminders leave a day before.\n\n## Wording\n\nType your own text."),
  prose("lamp", "Blinking", "## Problem with the lamp\n\nThe lamp is hot. Wait for an hour."),
  prose("lights", "Bulbs", "## The lamp stays dark\n\nTurn it.\n\n## Broken lamp\n\nBring the lamp to us."),
]);

function replyTo(message: string, before: string): DialogueAnswer {
  return answerInDialogue(index, message, [earlierTurn(before, answerInDialogue(index, before, []))]);
}

test("a thing that is named after a complaint is answered by its fault", () => {
  for (const complaint of ["it doesn't work", "help, it's broken"])
    assert.equal(replyTo("the card reader", complaint).text, "Switch the reader off and on again.", complaint);
});

test("several faults of it are offered, and what has none is answered as ever", () => {
  const { act, choices } = replyTo("the lamp", "it doesn't work");
  assert.equal(act, "ask-back", replyTo("the lamp", "it doesn't work").text);
  assert.deepEqual(choices.map(({ title }) => title).toSorted(), ["Broken lamp", "Problem with the lamp"]);
  assert.match(replyTo("reminders", "it doesn't work").text, /a day before/);
});

test("after anything but a complaint the thing itself is told", () => {
  assert.match(replyTo("the card reader", "hello").text, /59 dollars/);
});

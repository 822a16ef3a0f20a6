import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { prose } from "../../testing/fixture.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";

const delivery = prose("delivery", "Delivery", "We deliver within three days. Tell us your address when you order.");
const hours = prose("hours", "Opening hours", "The shop opens at nine and closes at five.");
const paying = prose("paying", "Paying", "You can pay by card or in cash.");

test("where are you? is answered by the place that a text tells", () => {
  const index = new PassageIndex();
  index.addAll([delivery, hours, paying, prose("find", "How to find us", "You find us at 14 Mill Lane in Ashbridge.")]);
  for (const message of ["Where are you?", "where can I find you"])
    assert.match(answerInDialogue(index, message, []).text, /14 Mill Lane/, message);
});

test("without such a text it is asked back", () => {
  const index = new PassageIndex();
  index.addAll([delivery, hours, paying]);
  const { answered, choices } = answerInDialogue(index, "Where are you?", []);
  assert.equal(answered, false);
  assert.ok(choices.length >= 2);
});

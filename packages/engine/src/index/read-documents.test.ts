import assert from "node:assert/strict";
import { test } from "node:test";
import { answerInDialogue } from "../dialogue/answer-in-dialogue.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";

test("hours of a short text are read whatever its language seems to be", () => {
  const index = new PassageIndex();
  const table = "| Day | Hours |\n| --- | --- |\n| Mon–Fri | 9:00 – 18:00 |\n| Saturday | 10:00 – 14:00 |";
  index.add(prose("contact", "Contact", `# Contact\n\n${table}\n\nTelephone: +44 20 7946 0958`));
  index.add(prose("about", "About", "We have sold bikes since 1990."));
  assert.match(answerInDialogue(index, "Are you open on Fridays?", []).text, /Mon–Fri \| 9:00/);
});

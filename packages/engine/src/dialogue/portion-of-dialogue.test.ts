import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readHelpCentres } from "../../bench/calibration/read-calibration.ts";
import { figuresOf } from "../../bench/portion.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/index.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import { type EarlierTurn, earlierTurn } from "./earlier-turn.ts";
import { portionOfDialogue } from "./portion-of-dialogue.ts";

const index = new PassageIndex();
index.addAll([
  prose("loan", "Borrowing a canoe", "You borrow a canoe at the boathouse. A canoe is lent for four hours."),
  prose("back", "Bringing a canoe back", "A canoe comes back to the jetty, dry and with its two paddles."),
  prose("tent", "Renting a tent", "A tent is rented by the night. Rolled up, it comes back to the kiosk."),
]);
const turns = (...messages: string[]): EarlierTurn[] =>
  messages.map((message) => earlierTurn(message, answerInDialogue(index, message, [])));
const shownFor = (message: string, history: readonly EarlierTurn[] = []): string[] =>
  portionOfDialogue(index, message, history, answerInDialogue(index, message, history), 5_000).map(({ text }) => text);

test("a follow-up is looked for with the words of the turns before, also where the engine declines it", () => {
  assert.deepEqual(shownFor("and what if it leaks?"), []);
  const shown = shownFor("and what if it leaks?", turns("How do I borrow a canoe?"));
  assert.match(shown.join("\n"), /boathouse/);
});

test("small talk finds nothing by chance", () => {
  assert.deepEqual(shownFor("Hello!"), []);
  assert.deepEqual(shownFor("Thank you, bye"), []);
});

test("what is shown holds the answer to most questions of an invented help centre, in five thousand tokens", () => {
  const [centre] = readHelpCentres(fileURLToPath(new URL("../../bench/help-centres/", import.meta.url)));
  const { holds, held, tokens } = figuresOf(centre!, 5_000);
  assert.ok(holds >= 0.9 && holds > held && tokens <= 5_000, JSON.stringify({ holds, held, tokens }));
});

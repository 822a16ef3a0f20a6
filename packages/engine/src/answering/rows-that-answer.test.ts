import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOffline } from "../dialogue/answer-offline.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";

const codes = prose(
  "codes",
  "Error codes on the display",
  `The display shows a code when something is wrong.

| Code | Meaning | What to do |
|---|---|---|
| E10 | Battery too warm | Let the battery cool down for 20 minutes |
| E33 | Display not connected | Push the display back into its holder |
| E45 | Brake fault | Do not ride. Call the workshop |

If the code stays, write to the workshop.`,
);
const plans = prose(
  "plans",
  "Plans and prices",
  `# Plans and prices
Every plan includes a lock and insurance against theft.

| Plan | Price a month | Repairs | Minimum term |
|---|---|---|---|
| Light | 19 € | 2 a year | 1 month |
| City | 39 € | unlimited | 3 months |
| Cargo | 89 € | unlimited | 6 months |

## Switching plans
You can switch to a bigger plan at any time. A switch to a smaller plan takes effect at the end of the term.`,
);
const plainText = prose("about", "About us", "We lend bicycles in four towns. Our workshop is in Hafen Street.");

function answerTo(question: string, ...documents: ReturnType<typeof prose>[]): string {
  const index = new PassageIndex();
  index.addAll(documents);
  return answerOffline(index, question, { strictness: "eager", canHandOver: false }).text;
}

test("a row is given whole, below the names of its columns", () => {
  for (const others of [[], [plans, plainText]]) {
    const row = (question: string): string =>
      answerTo(question, codes, ...others)
        .split("\n")
        .at(-1)!;
    assert.equal(row("what is E45"), "| E45 | Brake fault | Do not ride. Call the workshop |");
    assert.equal(row("display says e10 what now"), codes.text.split("\n")[4]);
    assert.match(
      answerTo("what is E45", codes, ...others),
      /^\| Code \| Meaning \| What to do \|\n\|---\|---\|---\|\n/,
    );
  }
});

test("the name of a column and that of a row find what stands where they meet", () => {
  const answer = answerTo("minimum term city", codes, plans, plainText);
  assert.equal(answer.split("\n").at(-1), "| City | 39 € | unlimited | 3 months |");
});

test("a row of a very long table keeps its header", () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => `| item${n} | ${n % 90} crowns |`);
  const list = prose("list", "Price list", `All prices.\n\n| Item | Price |\n|---|---|\n${rows.join("\n")}`);
  assert.equal(
    answerTo("what does item777 cost?", list, plans),
    "| Item | Price |\n|---|---|\n| item777 | 57 crowns |",
  );
});

test("a short section does not bring the sections below it along", () => {
  const answer = answerTo("Is theft covered?", codes, plans, plainText);
  assert.match(answer, /insurance against theft/);
  assert.doesNotMatch(answer, /Switching/);
});

test("each row that the question names is given", () => {
  const rows = (question: string): string[] =>
    answerTo(question, codes, plans, plainText)
      .split("\n")
      .filter((line) => /^\| (?:Light|City|Cargo)/.test(line))
      .map((line) => line.split("|")[1]!.trim());
  assert.deepEqual(rows("price of Light and Cargo"), ["Light", "Cargo"]);
  assert.deepEqual(rows("what is cheaper, Light or City?"), ["Light", "City"]);
  assert.deepEqual(rows("what does the City plan cost a month"), ["City"]);
});

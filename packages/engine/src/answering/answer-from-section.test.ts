import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { PassageIndex } from "../finding/passage-index.ts";
import { countWords } from "../reading/read-words.ts";
import { arbitraryMarkdown } from "../testing/arbitrary-markdown.ts";
import { prose } from "../testing/fixture.ts";
import { type ComposedAnswer, makeAnswer } from "./make-answer.ts";

function answerFrom(text: string, question: string, title = "Booking a room"): ComposedAnswer {
  const index = new PassageIndex();
  index.add(prose("page", title, text));
  return makeAnswer(index.find(question));
}
const filler = (topic: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `The ${topic} of floor ${at} has its own story and its own colour.`).join(
    " ",
  );

const steps = (count: number): string =>
  Array.from({ length: count }, (_, at) => `${at + 1}. Open page ${at} of the wizard and press the next button.`).join(
    "\n",
  );

test("how-to: the steps come with their lead-in", () => {
  const text = `## Cancel a booking\n\nTo cancel a booking:\n\n${steps(4)}\n\n## Prices\n\nAn hour costs 9 euro.`;
  assert.equal(answerFrom(text, "How do I cancel a booking?").text, `To cancel a booking:\n\n${steps(4)}`);
});

test("steps beyond 120 words end with a whole step and say where the rest is", () => {
  const { text, support } = answerFrom(
    `## Import old bookings\n\n${filler("import", 9)}\n\nTo import old bookings:\n\n${steps(40)}\n\n## Prices\n\nAn hour costs 9 euro.`,
    "How do I import old bookings?",
  );
  assert.equal(support.length, 1);
  const { passage } = support[0]!;
  assert.ok(passage.startsWith("To import old bookings:\n\n1. Open"), passage);
  assert.ok(passage.endsWith("press the next button."));
  assert.ok(countWords(passage) <= 120 && countWords(passage) > 90, String(countWords(passage)));
  assert.ok(text.startsWith(passage) && text.slice(passage.length).includes("“Import old bookings”"), text);
});

test("of a long lead-in only the last sentence goes with the steps", () => {
  const { support } = answerFrom(
    `## Import old bookings\n\n${filler("import", 12)} Do this for the import:\n\n${steps(40)}`,
    "How do I import old bookings?",
  );
  assert.ok(support[0]!.passage.startsWith("Do this for the import:\n\n1. Open"), support[0]!.passage);
  assert.ok(countWords(support[0]!.passage) <= 120);
});

test("a list of twenty thousand items is cut in one pass", () => {
  const { support } = answerFrom(
    `## Import old bookings\n\nTo import old bookings:\n\n${"- page\n".repeat(20_000)}`,
    "How do I import old bookings?",
  );
  assert.ok(countWords(support[0]!.passage) <= 120);
});

const rooms =
  "| Room | Seats | Price |\n|---|---|---|\n| Lark | 8 | 12 euro |\n| Wren | 4 | 7 euro |\n| Heron | 30 | 45 euro |";

test("a table answers with its header and the row, a citation for each", () => {
  const { text, support } = answerFrom(
    `## Our rooms\n\n${filler("corridor", 12)}\n\n${rooms}`,
    "How many seats has Wren?",
  );
  assert.deepEqual(
    support.map(({ passage }) => passage),
    ["| Room | Seats | Price |\n|---|---|---|", "| Wren | 4 | 7 euro |"],
  );
  assert.equal(text, "| Room | Seats | Price |\n|---|---|---|\n| Wren | 4 | 7 euro |");
});

test("a short table is given whole when the question names none of its rows", () => {
  const rows = ["| Value | Price |", "|---|---|", "| Up to 300 | 3 euro |", "| Up to 900 | 5 euro |"];
  const table = rows.join("\n");
  const text = `## Insurance\n\n${filler("insurance", 14)}\n\n${table}\n\n## Rooms\n\nA room has a lamp.`;
  assert.ok(answerFrom(text, "How much is the insurance?").text.includes(table));
  const { support } = answerFrom(text, "How much is the insurance for a value of 900?");
  assert.deepEqual(
    support.map(({ passage }) => passage),
    [rows.slice(0, 2).join("\n"), rows[3]],
  );
});

test("of a table with prices, the row that the question names answers, in whatever unit it tells its price", () => {
  const fees = "| Way | Fee |\n|---|---|\n| Coin slot | 2 % |\n| Token | 0.30 € |\n| Punch card | 4 % |";
  for (const way of ["Coin slot", "Token", "Punch card"]) {
    const { text } = answerFrom(`## Ways to pay\n\n${fees}`, `How much is the ${way.toLowerCase()}?`);
    assert.ok(text.includes(`| ${way} |`) && text.split("\n").length === 3, text);
  }
});

test("the opposite action is no second answer", () => {
  const text = "## Turn on the heating\n\nPress the red button.\n\n## Turn off the heating\n\nPress the blue button.";
  const filled = `${text}\n\n## Stories of the heating\n\n${filler("heating", 12)}`;
  assert.equal(answerFrom(filled, "How do I turn off the heating?", "Heating").text, "Press the blue button.");
  assert.equal(answerFrom(filled, "How do I turn on the heating?", "Heating").text, "Press the red button.");
});

test("yes or no: the sentence that decides is in the answer, even when it says no", () => {
  const text = `## Who may do what\n\n${filler("garden", 12)}\n\nGuests cannot book a room themselves. A member books for them.\n\n${filler("stair", 12)}`;
  const { support } = answerFrom(text, "Can guests book a room?");
  assert.match(support[0]!.passage, /Guests cannot book a room themselves\./);
  assert.ok(countWords(support[0]!.passage) <= 80);
});

test("a fact in a long section is given with the paragraphs around it, at most 80 words", () => {
  const text = `## The house\n\n${filler("wing", 14)}\n\nThe boiler was built in 1911 by Ida Brandt.\n\n${filler("attic", 14)}`;
  const { support } = answerFrom(text, "When was the boiler built?", "The house and its story");
  assert.match(support[0]!.passage, /built in 1911/);
  assert.ok(countWords(support[0]!.passage) <= 80);
});

test("a list of links is never the answer", () => {
  const links = "- [Cancel a booking](https://a.example/1)\n- [Book a room](https://a.example/2)";
  for (const text of [
    `## Book a room\n\nPress Book in the calendar.\n\n## Related articles\n\n${links}`,
    `## Book a room\n\nPress Book in the calendar.\n\n${links}`,
  ]) {
    const { support } = answerFrom(text, "How do I book a room?");
    assert.deepEqual(
      support.map(({ passage }) => passage),
      ["Press Book in the calendar."],
    );
  }
});

test("a section that only opens others goes on in those below it", () => {
  const text =
    "## Cancel a booking\n\nIt depends on the room.\n\n### Halls\n\nWrite to the office.\n\n### Small rooms\n\nPress Cancel.";
  const { support } = answerFrom(`${text}\n\n## Prices\n\nAn hour costs 9 euro.`, "How do I cancel a booking?");
  assert.equal(support[0]!.passage, text.slice(text.indexOf("It depends")));
});

test("a short opening that tells the fact is given without the sections below it", () => {
  const opening = "We accept Visa, PayPal and cash.";
  const text = `${opening}\n\n## Why was my card declined?\n\nThe bank blocks it.\n\n## Instalments\n\nIn three parts.`;
  const ask = (question: string): string => answerFrom(text, question, "Payment methods").text;
  assert.equal(ask("Which payment methods do you accept?"), opening);
  assert.match(ask("payment methods"), /Visa[\s\S]*The bank blocks it/);
});

test("what undoes a deed is no second answer, though both name another action too", () => {
  const off = "Open Security and press Off.";
  const text = `## How do I turn on two-step sign-in?\n\nScan the code.\n\n## How do I turn off two-step sign-in?\n\n${off}`;
  const filled = `${text}\n\n## Stories of the account\n\n${filler("account", 12)}`;
  assert.equal(answerFrom(filled, "How do I turn off two-step sign-in?", "Your account").text, off);
});

test("a table without rows gives no empty part when the best sentence is a link below it", () => {
  const text = "|---|---|\n|---|---|\n[Prices](https://rooms.example/prices)\n# Rooms";
  const { support } = answerFrom(text, "prices");
  assert.deepEqual(
    support.map(({ passage }) => passage),
    ["|---|---|\n|---|---|"],
  );
});

test("each passage stands verbatim at its span, and no two overlap", () => {
  fc.assert(
    fc.property(
      arbitraryMarkdown,
      fc.constantFrom("How do I book a room?", "prices", "How many seats has Lark?"),
      (text, question) => {
        const answer = answerFrom(text, question);
        let rest = answer.text;
        for (const { document, span, passage } of answer.support) {
          assert.ok(span.start < span.end);
          assert.equal(passage, document.text.slice(span.start, span.end));
          assert.ok(rest.trimStart().startsWith(passage), "the answer consists of its passages in their order");
          rest = rest.trimStart().slice(passage.length);
        }
        const inOrder = answer.support.map(({ span }) => span).sort((left, right) => left.start - right.start);
        for (const [at, { start }] of inOrder.slice(1).entries()) assert.ok(inOrder[at]!.end <= start);
      },
    ),
    { numRuns: 150 },
  );
});

test("of a table with thousands of rows, the header and the row that was asked for are given", () => {
  const header = "| Part | Price | Stock |\n| --- | --- | --- |";
  const row = (at: number) => `| Part-${at} | ${(at % 97) + 3} euros | ${at % 13} |`;
  const text = `## Parts\n\n${header}\n${Array.from({ length: 5_000 }, (_, at) => row(at)).join("\n")}`;
  assert.equal(answerFrom(text, "What does Part-4321 cost?", "Spare parts").text, `${header}\n${row(4321)}`);
  assert.equal(answerFrom(text, "How much stock of Part-4999?", "Spare parts").text, `${header}\n${row(4999)}`);
});

test("two sections that answer stand in the order of their article", () => {
  const steps =
    "Shelves can be filled from a spreadsheet.\n\n1. Open the menu.\n2. Choose the file.\n3. Start the import.";
  const faults =
    "**Letters look wrong.** Save the file again and import it.\n\n**The import stops.** Choose another file.";
  const text = `${steps}\n\n## Troubleshooting\n\n${faults}`;
  const answer = answerFrom(text, "Can I import a file?", "Import books from a spreadsheet");
  assert.equal(answer.text, `${steps}\n\n${faults}`);
  assert.deepEqual(
    answer.support.map(({ passage }) => passage),
    [steps, faults],
  );
});

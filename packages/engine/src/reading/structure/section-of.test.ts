import assert from "node:assert/strict";
import { test } from "node:test";
import { type Section, sectionOf } from "./section-of.ts";
import { splitIntoPassages } from "./split-into-passages.ts";
import { tableRow } from "./table-row.ts";

function sectionsOf(text: string, title = "Rooms"): Section[] {
  const passages = splitIntoPassages(text);
  return passages.map(({ headings }) => sectionOf({ text, title, passages }, headings));
}
const anchorsOf = (text: string) => sectionsOf(text).map(({ anchor }) => anchor);

test("a passage names the headings above it, outermost first, and the anchor of the last", () => {
  const text =
    "Above all.\n\n# Rooms\n\nOne.\n\n## **Prices** of [halls](https://a.example)\n\nTwo.\n\n### For clubs\n\nThree.\n\n## Rules\n\nFour.";
  assert.deepEqual(sectionsOf(text), [
    { section: [], anchor: null },
    { section: [], anchor: null },
    { section: ["Prices of halls"], anchor: "prices-of-halls" },
    { section: ["Prices of halls", "For clubs"], anchor: "for-clubs" },
    { section: ["Rules"], anchor: "rules" },
  ]);
});

test("headings with the same words have anchors of their own", () => {
  assert.deepEqual(anchorsOf("## Prices\n\nOne.\n\n## Prices\n\nTwo.\n\n## Prices 1\n\nThree.\n\n## Prices\n\nFour."), [
    "prices",
    "prices-1",
    "prices-1-1",
    "prices-2",
  ]);
});

test("an anchor that the author wrote is kept, and is no word of the heading", () => {
  assert.deepEqual(sectionsOf("## Prices {#cost}\n\nOne.\n\n## Cost\n\nTwo."), [
    { section: ["Prices"], anchor: "cost" },
    { section: ["Cost"], anchor: "cost-1" },
  ]);
});

test("an underlined heading stands in the path, without its line", () => {
  const text = "Rooms\n=====\n\nOne.\n\nPrices {#cost}\n---\n\nTwo.\n\nHow do I book?\n---\n\nThree.";
  assert.deepEqual(sectionsOf(text), [
    { section: [], anchor: null },
    { section: ["Prices"], anchor: "cost" },
    { section: ["How do I book?"], anchor: "how-do-i-book" },
  ]);
});

test("a heading in bold stands in the path and has no anchor of its own", () => {
  assert.deepEqual(sectionsOf("## Prices\n\n**For clubs**\n\nHalf of it."), [
    { section: ["Prices", "For clubs"], anchor: "prices" },
  ]);
});

test("a rule ends what stands under a heading in bold, and no other heading", () => {
  assert.deepEqual(sectionsOf("## Prices\n\n**For clubs**\n\nHalf of it.\n\n---\n\nAsk us."), [
    { section: ["Prices", "For clubs"], anchor: "prices" },
    { section: ["Prices"], anchor: "prices" },
  ]);
  assert.deepEqual(sectionsOf("## Prices\n\nHalf of it.\n\n* * *\n\nAsk us."), [
    { section: ["Prices"], anchor: "prices" },
  ]);
});

const table = "| Room | Seats |\n| - | :-: |\n| Lark | 8 |\n| Wren | 4 |";
function rowOf(text: string, sentence: string): string[] | undefined {
  const start = text.indexOf(sentence);
  const spans = tableRow(text, { start, end: start + 1 });
  return spans?.map((span) => text.slice(span.start, span.end));
}

test("the row of a table is given with its header", () => {
  const header = table.split("\n").slice(0, 2).join("\n");
  assert.deepEqual(rowOf(table, "| Wren"), [header, "| Wren | 4 |"]);
  assert.deepEqual(rowOf(`Seats:\n\n${table}\n\nText.`, "| Lark"), [header, "| Lark | 8 |"]);
});

test("the row of a part of a table is given with the header above the part", () => {
  const text = `Seats:\n\n${table}\n| Tern | 2 |`;
  const row = text.indexOf("| Tern");
  const spans = tableRow(text, { start: row, end: row + 1 });
  const header = table.split("\n").slice(0, 2).join("\n");
  assert.deepEqual(
    spans?.map(({ start, end }) => text.slice(start, end)),
    [header, "| Tern | 2 |"],
  );
});

test("there is no row in a header, and none in a table without one", () => {
  assert.equal(rowOf(table, "| Room"), undefined);
  assert.equal(rowOf("| Lark | 8 |\n| Wren | 4 |", "| Wren"), undefined);
  assert.equal(rowOf("| Lark | 8 |", "| Lark"), undefined);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isInsideSurrogatePair } from "../../span.ts";
import { arbitraryText } from "../../testing/arbitrary-text.ts";
import { splitIntoPassages } from "./split-into-passages.ts";

function passagesOf(text: string): string[] {
  return splitIntoPassages(text).map(({ start, end }) => text.slice(start, end));
}

const paragraph = (topic: string, sentences: number): string =>
  `The ${topic} is described in this sentence of the page. `.repeat(sentences).trim();

test("passages hold every non-blank character once, in order, at most about 700 characters each", () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      let covered = 0;
      for (const { start, end } of splitIntoPassages(text)) {
        assert.equal(text.slice(covered, start).trim(), "");
        assert.ok(start < end && end - start <= 850);
        assert.ok(!isInsideSurrogatePair(text, start) && !isInsideSurrogatePair(text, end));
        covered = end;
      }
      assert.equal(text.slice(covered).trim(), "");
    }),
  );
});

test("short paragraphs are joined and long ones divided at ends of sentences", () => {
  assert.deepEqual(passagesOf("One line.\n\nAnother line."), ["One line.\n\nAnother line."]);
  const passages = passagesOf(paragraph("harbour", 40));
  assert.ok(passages.length >= 3);
  for (const passage of passages) {
    assert.ok(passage.endsWith("."));
    assert.ok(passage.length >= 300 && passage.length <= 700, `${passage.length} characters`);
  }
});

test("a heading begins a passage and stays with what follows", () => {
  const text = `${paragraph("quay", 5)}\n\n## Prices\n\n${paragraph("price", 5)}\n\nOpening hours\n\n${paragraph("door", 4)}`;
  const passages = passagesOf(text);
  assert.ok(passages[1]!.startsWith("## Prices\n\nThe price"));
  assert.ok(passages[2]!.startsWith("Opening hours\n\nThe door"));
});

test("a marked heading directly under a paragraph begins a new passage", () => {
  assert.deepEqual(passagesOf("# One\nText of one.\n# Two\nText of two."), [
    "# One\nText of one.",
    "# Two\nText of two.",
  ]);
});

test("a lead-in stays with its list", () => {
  const text = `${paragraph("quay", 12)}\n\nBring with you:\n\n- a lock\n- a bag\n- a lamp and a very warm coat for the evening on the open water`;
  assert.ok(passagesOf(text).at(-1)!.startsWith("Bring with you:"));
});

test("a text without a blank is divided without breaking a character", () => {
  assert.equal(passagesOf("🍕".repeat(1500)).join(""), "🍕".repeat(1500));
});

test("each passage of a long table knows the header above it", () => {
  const rows = Array.from({ length: 200 }, (_, at) => `| Room ${at} | ${at + 3} euros |`).join("\n");
  const header = "| Room | Price |\n| --- | --- |";
  const text = `## Rooms\n\n${header}\n${rows}\n\nAsk us.`;
  const [first, ...others] = splitIntoPassages(text);
  assert.equal(first!.header, undefined);
  assert.ok(others.length > 5);
  for (const passage of others) assert.equal(text.slice(passage.header!.start, passage.header!.end), header);
  assert.ok(splitIntoPassages(`${rows}\n${rows}`).every((passage) => passage.header === undefined));
});

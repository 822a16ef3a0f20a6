import assert from "node:assert/strict";
import { test } from "node:test";
import { fences } from "@parley/documents/testing";
import fc from "fast-check";
import { arbitraryMarkdown } from "../../testing/arbitrary-markdown.ts";
import { arbitraryText } from "../../testing/arbitrary-text.ts";
import { readBlocks } from "./read-blocks.ts";
import { splitIntoPassages } from "./split-into-passages.ts";

/** Each block as "kind: text", a heading with its level. */
function blocksOf(text: string): string[] {
  return readBlocks(text).map(({ kind, level, start, end }) => {
    return `${kind}${level === 0 ? "" : level}: ${text.slice(start, end)}`;
  });
}

test("every character that is not blank is in exactly one block, in order", () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryText, arbitraryMarkdown), (text) => {
      let covered = 0;
      for (const { start, end } of readBlocks(text)) {
        assert.equal(text.slice(covered, start).trim(), "");
        assert.ok(start < end);
        covered = end;
      }
      assert.equal(text.slice(covered).trim(), "");
    }),
  );
});

const kinds: [text: string, ...blocks: string[]][] = [
  ["One line.\nA second line.\n\nAnother.", "paragraph: One line.\nA second line.", "paragraph: Another."],
  ["# One\nText.\n### Two ###", "heading1: # One", "paragraph: Text.", "heading3: ### Two ###"],
  ["#hashtag and text", "paragraph: #hashtag and text"],
  ["Prices\n\nAn hour costs 9.", "heading7: Prices", "paragraph: An hour costs 9."],
  ["**Prices**\nAn hour costs 9.", "heading7: **Prices**", "paragraph: An hour costs 9."],
  ["Pay with\n**a card**\nor in cash.", "paragraph: Pay with\n**a card**\nor in cash."],
  ["**Prices**\n\nAn hour costs 9.", "heading7: **Prices**", "paragraph: An hour costs 9."],
  ["**If you are in:**\n\n1. Leave.", "paragraph: **If you are in:**", "list: 1. Leave."],
  ["Rook Lane 4\n\nHarwell\n\nEnd of it.", "paragraph: Rook Lane 4", "paragraph: Harwell", "paragraph: End of it."],
  [
    "Do you ship?\n\nYes.\n\nTo islands?\n\nTwice a week.",
    "heading7: Do you ship?",
    "paragraph: Yes.",
    "heading7: To islands?",
    "paragraph: Twice a week.",
  ],
  ["Any questions?\n\nCall us.", "paragraph: Any questions?", "paragraph: Call us."],
  ["- a\n- b\n\n- c\n  goes on\n\nText.", "list: - a\n- b\n\n- c\n  goes on", "paragraph: Text."],
  ["1. One\n\n   Below one.\n\n2. Two", "list: 1. One\n\n   Below one.\n\n2. Two"],
  ["1. One\n   ```\n   # no heading\n   ```\n2. Two", "list: 1. One\n   ```\n   # no heading\n   ```\n2. Two"],
  [
    "Text.\n\n| A | B |\n|---|---|\n| 1 | 2 |\nAfter.",
    "paragraph: Text.",
    "table: | A | B |\n|---|---|\n| 1 | 2 |",
    "paragraph: After.",
  ],
  ["```sh\n# no heading\n\n- no list\n```\nText.", "code: ```sh\n# no heading\n\n- no list\n```", "paragraph: Text."],
  ["````\n```\nstill\n````", "code: ````\n```\nstill\n````"],
  ["```npm start```\n\n# Rooms\n\nText.", "paragraph: ```npm start```", "heading1: # Rooms", "paragraph: Text."],
  ["- ```sh\n  # no\n  ```\n\nText.", "list: - ```sh\n  # no\n  ```", "paragraph: Text."],
  ["1. One\n2. ```\n   # no\n   ```\n\nText.", "list: 1. One\n2. ```\n   # no\n   ```", "paragraph: Text."],
  ["> ```\n> a\n\nText.", "note: > ```\n> a", "paragraph: Text."],
  ["```\nnever closed\n\n# no heading", "code: ```\nnever closed\n\n# no heading"],
  ["> Note:\n> the door is heavy.\n\nText.", "note: > Note:\n> the door is heavy.", "paragraph: Text."],
  [":::tip\nOne.\n\nTwo.\n:::\n\nText.", "note: :::tip\nOne.\n\nTwo.\n:::", "paragraph: Text."],
];
for (const [text, ...blocks] of kinds) {
  test(`blocks of ${JSON.stringify(text)}`, () => assert.deepEqual(blocksOf(text), blocks));
}

for (const [text, lines] of fences) {
  test(`code of ${JSON.stringify(text)}`, () => {
    const isClosed = lines.endsWith("-");
    const code = text.split("\n").slice(0, lines.lastIndexOf("x") + 1);
    const found = readBlocks(text).filter(({ kind }) => kind === "code");
    assert.deepEqual(
      found.map(({ start, end }) => text.slice(start, end)),
      code.length === 0 ? [] : [code.join("\n").trim()],
    );
    assert.equal(readBlocks(text).length > found.length, isClosed);
  });
}

test("a backtick far behind the marks keeps a line from being a fence", () => {
  assert.equal(blocksOf(`\`\`\`${"a".repeat(300)}\`\`\`\n\nText.`).at(-1), "paragraph: Text.");
});

test("an underlined line is a heading", () => {
  assert.deepEqual(blocksOf("Rooms\n=====\n\nText.\n\nHow do I book?\n---\nPress Book."), [
    "heading1: Rooms\n=====",
    "paragraph: Text.",
    "heading2: How do I book?\n---",
    "paragraph: Press Book.",
  ]);
});

test("a rule is no underline: below a sentence, a list, a blank or two lines", () => {
  for (const text of [
    "Press Book.\n---\nMore.",
    "- item\n---\nMore.",
    "Rooms\n\n---\n\nMore.",
    "One\nTwo\n---\nMore.",
  ]) {
    assert.ok(!readBlocks(text).some(({ level }) => level === 2), text);
  }
});

test("a container within another one ends with its own mark, and no mark swallows the rest", () => {
  const nested = "::::tip\n:::note\nOne.\n:::\nTwo.\n::::";
  assert.deepEqual(blocksOf(`${nested}\n\n# Next`), [`note: ${nested}`, "heading1: # Next"]);
  assert.deepEqual(blocksOf("Text.\n\n:::\n\n# Next"), ["paragraph: Text.", "paragraph: :::", "heading1: # Next"]);
});

const long = 50_000;
const hostile: [what: string, text: string][] = [
  ["marks of headings in one line", `# ${"#".repeat(long)} x`],
  ["blanks within a heading", `# a${" ".repeat(long)}x`],
  ["headings", "# a\n".repeat(long / 4)],
  ["empty headings of all levels", Array.from({ length: long / 5 }, (_, at) => "#".repeat((at % 6) + 1)).join("\n")],
  ["pipes", "|".repeat(long)],
  ["rows", "|a|b|\n".repeat(long / 6)],
  ["a divider with blanks", `|a|\n|--${" ".repeat(long)}x|\n|b|`],
  ["quotes", "> ".repeat(long / 2)],
  ["lines of quotes", "> \n".repeat(long / 3)],
  ["fences", "```\n".repeat(long / 4)],
  ["one fence", "`".repeat(long)],
  ["containers", ":::a\n".repeat(long / 5)],
  ["nested lists", Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth)}- a`).join("\n")],
  ["underlines", "a\n=\n".repeat(long / 4)],
  ["one underline", `a\n${"=".repeat(long)}`],
  ["brackets of links", `# a\n\n${"[".repeat(long / 2)}${"[](".repeat(long / 6)}`],
];
// A reader that took the square of its length would keep these tests for minutes.
for (const [what, text] of hostile) {
  test(`a long text is read in one pass: ${what}`, () => {
    assert.ok(readBlocks(text).length > 0);
    const passages = splitIntoPassages(text);
    assert.equal(
      passages.reduce((sum, { start, end }) => sum + text.slice(start, end).replace(/\s/g, "").length, 0),
      text.replace(/\s/g, "").length,
    );
  });
}

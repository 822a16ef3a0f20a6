import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { arbitraryText } from "../testing/arbitrary-text.ts";
import { splitIntoSentences } from "./split-into-sentences.ts";

function sentencesOf(text: string): string[] {
  return splitIntoSentences(text).map(({ start, end }) => text.slice(start, end));
}

const cases: [promise: string, text: string, expected: string[]][] = [
  ["plain sentences are separated", "It rains. We stay! Do you?", ["It rains.", "We stay!", "Do you?"]],
  [
    "titles and abbreviations do not end a sentence",
    "Ask Dr. Holm, e.g. on Monday. She knows.",
    ["Ask Dr. Holm, e.g. on Monday.", "She knows."],
  ],
  ["initials do not end a sentence", "J. R. Hartley wrote it. He fished.", ["J. R. Hartley wrote it.", "He fished."]],
  [
    "decimals and times stay whole",
    "It costs 3.50 at 9.30 a.m. and less at 5. Then we close.",
    ["It costs 3.50 at 9.30 a.m. and less at 5.", "Then we close."],
  ],
  [
    "a number may follow an abbreviated one",
    "See No. 5 there. No. We do not.",
    ["See No. 5 there.", "No.", "We do not."],
  ],
  ["a closing quote belongs to its sentence", "She said “come.” He came.", ["She said “come.”", "He came."]],
  [
    "list items are sentences",
    "Bring:\n- a lock\n- two bags\n\nThanks",
    ["Bring:", "- a lock", "- two bags", "Thanks"],
  ],
  ["numbered steps keep their number", "1. Open it.\n2. Close it.", ["1. Open it.", "2. Close it."]],
  ["a heading stands alone", "# Prices\nA bike costs 9 euro.", ["# Prices", "A bike costs 9 euro."]],
  [
    "hard-wrapped prose stays one sentence",
    `${"many words ".repeat(6)}go on\nand end here.`,
    [`${"many words ".repeat(6)}go on\nand end here.`],
  ],
  [
    "wide full stops end a sentence without a blank",
    "価格は三千円です。送料は無料！",
    ["価格は三千円です。", "送料は無料！"],
  ],
  ["an address on the web stays whole", "Visit www.example.org today. Bye.", ["Visit www.example.org today.", "Bye."]],
];
for (const [promise, text, expected] of cases) test(promise, () => assert.deepEqual(sentencesOf(text), expected));

test("the sentences of a text or a part of it are trimmed, in order, and hold every non-blank character once", () => {
  fc.assert(
    fc.property(arbitraryText, fc.nat(400), fc.nat(400), (text, from, length) => {
      for (const within of [
        undefined,
        { start: Math.min(from, text.length), end: Math.min(from + length, text.length) },
      ]) {
        const { start, end } = within ?? { start: 0, end: text.length };
        let covered = start;
        for (const span of splitIntoSentences(text, within)) {
          assert.equal(text.slice(covered, span.start).trim(), "");
          assert.ok(span.start < span.end);
          assert.equal(text.slice(span.start, span.end).trim(), text.slice(span.start, span.end));
          covered = span.end;
        }
        assert.equal(text.slice(covered, end).trim(), "");
      }
    }),
  );
});

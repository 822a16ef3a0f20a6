import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { arbitraryText } from "../testing/arbitrary-text.ts";
import { readWords } from "./read-words.ts";

const cases: [promise: string, text: string, words: string[]][] = [
  ["accents and case are folded", "Crème BRÛLÉE Ærø Straße", ["creme", "brulee", "aero", "strasse"]],
  ["compatibility forms are unified", "ﬁne １２", ["fine", "12"]],
  ["a possessive s is dropped and a contraction is one word", "Holm's don't don’t", ["holm", "dont", "dont"]],
  ["an elided French article is a word of its own", "l'hôtel", ["l", "hotel"]],
  [
    "a short prefix is one word with the next, a long one is not",
    "e-mail wi-fi check-in",
    ["email", "wifi", "check", "in"],
  ],
  ["numbers keep decimal points and lose thousands separators", "1,000 2.5 2,5 9:30", ["1000", "2.5", "2.5", "9:30"]],
  ["units and signs are words of their own", "30kg 20% €5", ["30", "kg", "20", "percent", "euro", "5"]],
  [
    "dotted abbreviations are one word, two sentences are two",
    "5 p.m. U.S.A. end.Next",
    ["5", "pm", "usa", "end", "next"],
  ],
  ["emoji and halves of characters are dropped", "a🍕b \ud83d c", ["a", "b", "c"]],
];
for (const [promise, text, words] of cases) test(promise, () => assert.deepEqual(readWords(text), words));

test("text in a script without spaces is divided into words", () => {
  assert.ok(readWords("価格は三千円です").length > 1);
  assert.equal(readWords("価格は三千円です").join(""), "価格は三千円です");
});

test("any text gives non-empty words of at most 64 characters", () => {
  fc.assert(
    fc.property(arbitraryText, (text) => readWords(text).every((word) => word.length > 0 && word.length <= 64)),
  );
});

test("a number is the same with any thousands separator, and elided articles are words of their own", () => {
  assert.deepEqual(readWords("1,500 1.500 1500"), ["1500", "1500", "1500"]);
  assert.deepEqual(readWords("1.5 12.06.2024"), ["1.5", "12.06.2024"]);
  assert.deepEqual(readWords("l'école dell'acqua a-t-il don't e-mail"), [
    ...["l", "ecole", "dell", "acqua", "a", "il", "dont", "email"],
  ]);
});

test("thousands of marks on one letter are read like one, and words keep their own", () => {
  // Put in order by comparing each with all others, these would take minutes.
  assert.deepEqual(readWords(`a${"\u0316\u0301\u0327".repeat(200_000)}b`), ["ab"]);
  assert.equal(readWords(`a${"\u20d0\u20ec".repeat(200_000)}`).length, 1);
  assert.deepEqual(readWords("Cre\u0300me Bru\u0302le\u0301e 漢 日本語"), ["creme", "brulee", "漢", "日本語"]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanText } from "../clean-text.ts";
import { enclosedFences, fences } from "../testing/fences.ts";
import { FencedLines } from "./fenced-lines.ts";

for (const [text, expected] of [...fences, ...enclosedFences]) {
  test(`fenced lines of ${JSON.stringify(text)}`, () => {
    const reader = new FencedLines();
    const found = text.split("\n").map((line) => (reader.read(line) ? "x" : "-"));
    assert.equal(found.join(""), expected);
  });
}

const below = "<details>\n\nOpen at **nine**.\n\n</details>\n\n{% hint %}\nNo.\n{% endhint %}\n";
test("a text below code in its line is cleaned", () => {
  for (const line of ["```npm start```", "- ```npm start```", "> ```\n> npm start\n> ```"]) {
    const cleaned = cleanText({ text: `${line}\n\n${below}`, url: undefined });
    assert.doesNotMatch(cleaned, /details|endhint/);
    assert.ok(cleaned.startsWith(line), cleaned);
  }
});

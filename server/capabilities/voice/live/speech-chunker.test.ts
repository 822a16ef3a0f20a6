import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { SpeechChunker } from "./speech-chunker.ts";

function chunks(...pieces: string[]): string[] {
  const chunker = new SpeechChunker();
  return [...pieces.flatMap((piece) => chunker.add(piece)), ...chunker.end()];
}

describe("a reply is cut into pieces to speak", () => {
  for (const [name, text, expected] of [
    [
      "after the first clause",
      "We open at nine o'clock, and close at six. Come in.",
      ["We open at nine o'clock, ", "and close at six. ", "Come in."],
    ],
    ["not after a few words", "Yes, we do. Come in.", ["Yes, we do. ", "Come in."]],
    [
      "not after an abbreviation",
      "Ask Dr. Brown about it today. Thanks.",
      ["Ask Dr. Brown about it today. ", "Thanks."],
    ],
    ["at the end of lines", "- Open the lid\n- Close the lid\n", ["- Open the lid\n", "- Close the lid\n"]],
    [
      "around a table",
      "| a | b |\n|---|---|\n| 1 | 2 |\nThat is all.",
      ["| a | b |\n|---|---|\n| 1 | 2 |\n", "That is all."],
    ],
    ["around code", "```\na. B\nc\n```\nRun it.", ["```\na. B\nc\n```\n", "Run it."]],
    ["around code between tildes", "~~~\na. B\nc\n~~~\nRun it.", ["~~~\na. B\nc\n~~~\n", "Run it."]],
    ["around quoted code", "> ```\n> a. B\n\nRun it. Now.", ["> ```\n> a. B\n", "\nRun it. ", "Now."]],
    [
      "behind code in a line",
      "```npm start``` it is.\nWait. Then go.",
      ["```npm start``` it is.\n", "Wait. ", "Then go."],
    ],
  ] as const) {
    test(name, () => assert.deepEqual(chunks(text), expected));
  }

  test("which come as soon as they are known", () => {
    const chunker = new SpeechChunker();
    assert.deepEqual(chunker.add("We open at nine"), []);
    assert.deepEqual(chunker.add(" o'clock. And"), ["We open at nine o'clock. "]);
  });

  test("which together are the text, however it comes", () => {
    const part = fc.constantFrom("We open, ", "at nine. ", "| a |\n", "```\n", "word ", "\n", "1. ", "x".repeat(500));
    fc.assert(
      fc.property(fc.array(part), fc.array(fc.nat(9)), (parts, cuts) => {
        const text = parts.join("");
        const pieces: string[] = [];
        let at = 0;
        for (const cut of cuts) {
          pieces.push(text.slice(at, at + cut * 7));
          at += cut * 7;
        }
        pieces.push(text.slice(at));
        assert.equal(
          chunks(...pieces)
            .join("")
            .replace(/\s/g, ""),
          text.replace(/\s/g, ""),
        );
      }),
    );
  });
});

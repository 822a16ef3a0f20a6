import assert from "node:assert/strict";
import { test } from "node:test";
import { ReasoningReader } from "./reasoning-reader.ts";

function read(pieces: Iterable<string>): string {
  const reader = new ReasoningReader();
  return [...pieces].map((piece) => reader.push(piece)).join("") + reader.end();
}

/** The same, cut in every way into up to three pieces, and letter by letter. */
function assertReads(text: string, expected: string): void {
  assert.equal(read(text), expected, `letter by letter: ${text}`);
  for (let first = 0; first <= text.length; first++)
    for (let second = first; second <= text.length; second++) {
      const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)];
      assert.equal(read(pieces), expected, JSON.stringify(pieces));
    }
}

test("reasoning at the beginning is no text, wherever the pieces are cut", () => {
  assertReads("<think>Hm, they greet.</think>\n\nGood day.", "Good day.");
  assertReads("\n<thinking>a</thinking> b", "b");
  assertReads("<THINK>a < b </thin </Think>Good day.", "Good day.");
  assertReads("<think></think><think>more</think>Good day.", "Good day.");
});

test("reasoning that is never closed is no text either", () => {
  assertReads("<think>I wonder </thi", "");
  assertReads("<think>", "");
});

test("everything else is text, also where it only begins like a tag or names one later", () => {
  for (const text of [
    "Good day.",
    "  indented",
    "<thin ice>",
    "<think",
    "<thinker>",
    "< think>a</think>",
    "`<think>` a",
    "Write <think>a</think>.",
    "",
    " \n ",
  ])
    assertReads(text, text);
  assertReads("<think>a</think>Write <think>b</think>.", "Write <think>b</think>.");
});

test("little waits for the next piece", () => {
  const blank = " ".repeat(100);
  assert.equal(new ReasoningReader().push(blank), blank);
  const reader = new ReasoningReader();
  reader.push("<think>");
  for (let round = 0; round < 100; round++) assert.equal(reader.push("x".repeat(10_000)), "");
  assert.equal(reader.push("</think>Good day."), "Good day.");
});

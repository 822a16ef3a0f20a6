import assert from "node:assert/strict";
import { test } from "node:test";
import { heardText } from "./heard-text.ts";

const piece = (text: string, samples: number, isWhole = true) => ({ text, samples, isWhole });

test("what was heard ends at the word that was being said", () => {
  const pieces = [piece("We open at nine,", 1_600), piece("and close at six in the evening.", 3_200)];
  const at = (samples: number) => heardText(pieces, samples, 16_000);
  assert.equal(at(0), "");
  assert.equal(at(1_600), "We open at nine,");
  assert.equal(at(800), "We open");
  assert.equal(at(3_200), "We open at nine, and close at six");
  assert.equal(at(9_999), "We open at nine, and close at six in the evening.");
});

test("of a piece that is still made, the usual pace tells what was heard", () => {
  assert.equal(heardText([piece("one two three four five six seven", 1_600, false)], 16_000, 16_000), "one two three");
});

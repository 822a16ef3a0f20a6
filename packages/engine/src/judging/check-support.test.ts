import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { arbitraryText } from "../testing/arbitrary-text.ts";
import { checkSupport } from "./check-support.ts";

const passages = [
  "A day ticket costs 12 euros and is valid until midnight.",
  "Dogs travel free on all ferries of the company.",
];

test("a sentence is supported by a passage with its words and its numbers", () => {
  const text = "The day ticket costs 12 euros. Dogs travel free on the ferries. You are welcome!";
  assert.deepEqual(
    checkSupport(text, passages).map(({ isClaim, supportedBy }) => [isClaim, supportedBy]),
    [
      [true, [0]],
      [true, [1]],
      [false, []],
    ],
  );
});

test("a sentence with another number, or that no passage states, is not supported", () => {
  const wrong = checkSupport(
    "The day ticket costs 15 euros. Refunds are paid within two weeks by bank transfer.",
    passages,
  );
  assert.deepEqual(
    wrong.map(({ isClaim, supportedBy }) => [isClaim, supportedBy]),
    [
      [true, []],
      [true, []],
    ],
  );
});

test("any text is supported by itself", () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      for (const { span, isClaim, supportedBy } of checkSupport(text, [text])) {
        assert.ok(span.start >= 0 && span.end <= text.length && span.start < span.end);
        if (isClaim) assert.deepEqual(supportedBy, [0]);
      }
    }),
  );
});

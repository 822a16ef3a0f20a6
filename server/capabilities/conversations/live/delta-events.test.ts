import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { deltaEvents } from "./delta-events.ts";

const piece = fc.constantFrom("word", " ", "🦔", "a-long-word-without-any-blank-in-it-that-goes-on", "\n", "é");

test("deltas join to the text, are short, and split no character", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.nat(1_000), (pieces, before) => {
      const text = pieces.join("");
      const events = [...deltaEvents("msg_1", text, before + text.length)];
      const texts = events.map(({ data }) => (data as { text: string }).text);
      assert.equal(texts.join(""), text);
      for (const part of texts) assert.ok(part.length <= 50 && part.isWellFormed(), part);
      let end = before;
      for (const [at, event] of events.entries()) {
        end += texts[at]!.length;
        assert.equal(event.id, `msg_1:${end}`);
      }
    }),
  );
});

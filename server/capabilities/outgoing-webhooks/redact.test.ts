import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findSentTexts, redactQuotes } from "./redact.ts";

const stored = { messageId: "msg_1", author: "contact", status: "completed" };
const sent = {
  ...stored,
  text: 'Zoë said: "call 0170 123"',
  citations: [{ passage: "Line one\nline two" }],
  language: "de",
};

describe("redacting what an answer quotes", () => {
  test("the texts that only the receiver was told are found, those of the log and the shortest are not", () => {
    assert.deepEqual(findSentTexts(sent, stored).sort(), ["Line one\nline two", 'Zoë said: "call 0170 123"']);
    assert.deepEqual(findSentTexts(stored, stored), []);
  });

  test("a quote is blackened as text, as JSON, as JSON in ASCII and as part of an address", () => {
    const texts = findSentTexts(sent, stored);
    const [text = ""] = texts;
    const ascii = JSON.stringify(sent).replaceAll("ë", "\\u00eb");
    for (const answer of [
      `got ${text}!`,
      JSON.stringify(sent),
      ascii,
      `https://x.example/?q=${encodeURIComponent(text)}`,
    ]) {
      const redacted = redactQuotes(answer, texts);
      assert.doesNotMatch(redacted, /0170|Line one/);
      assert.match(redacted, /\[redacted\]/);
    }
    assert.equal(redactQuotes("status completed", texts), "status completed");
  });

  test("a longer text is blackened before one that it holds", () => {
    assert.equal(
      redactQuotes("hello hello world", findSentTexts({ a: "hello", b: "hello world" }, {})),
      "[redacted] [redacted]",
    );
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findSentTexts } from "./prepare-messages.ts";
import { redactQuotes } from "./redact-quotes.ts";

const stored = { messageId: "msg_1", author: "contact", status: "completed" };
const sent = {
  ...stored,
  text: 'Zoë said: "call 0170 123"',
  citations: [{ passage: "Line one\nline two" }],
  language: "de",
};

describe("redacting the quotes of a message in an answer", () => {
  test("finds the texts that the event log does not store, except the shortest", () => {
    assert.deepEqual(findSentTexts(sent, stored).sort(), ["Line one\nline two", 'Zoë said: "call 0170 123"']);
    assert.deepEqual(findSentTexts(stored, stored), []);
  });

  test("redacts a quote as text, as JSON, as JSON in ASCII and as part of a URL", () => {
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

  test("redacts a longer text before a text that it contains", () => {
    assert.equal(
      redactQuotes("hello hello world", findSentTexts({ a: "hello", b: "hello world" }, {})),
      "[redacted] [redacted]",
    );
  });
});

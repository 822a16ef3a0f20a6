import assert from "node:assert/strict";
import { test } from "node:test";
import { matchLanguage } from "./match-language.ts";

test("a language is served by its own tag, by another region of it, and by what serves all languages", () => {
  assert.equal(matchLanguage(["en-US"], "en-us"), 2);
  assert.equal(matchLanguage(["en-US"], "en-GB"), 1);
  assert.equal(matchLanguage(["en-US"], "en"), 1);
  assert.equal(matchLanguage([], "sw"), 2);
  assert.equal(matchLanguage(["en-US"], "de-DE"), 0);
  assert.equal(matchLanguage(["en-US"], "English, please"), 0);
  assert.equal(matchLanguage([], "English, please"), 0);
  assert.equal(matchLanguage(["en-US"], ""), 0);
});

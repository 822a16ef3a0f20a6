import assert from "node:assert/strict";
import { test } from "node:test";
import { asksToGoOn, isGoodbye, languageOf, languages } from "../index.ts";

test("whoever says no more than go on wants the rest of the answer", () => {
  const en = languageOf("en");
  for (const text of ["Go on.", "yes please", "Continue!", "Yes, tell me more, please", "mhm", "OK, go ahead"]) {
    assert.ok(asksToGoOn(text, en), text);
  }
  for (const text of ["", "please", "And on Sunday?", "Go on holiday", "More about prices", "no"]) {
    assert.ok(!asksToGoOn(text, en), text);
  }
  assert.ok(asksToGoOn("Ja bitte, weiter", languageOf("de")));
});

test("every language offers words that it understands", () => {
  for (const language of languages) {
    const { stillLooking, moreFollows } = language.phrases.aloud;
    for (const hint of [stillLooking, moreFollows]) {
      const quoted = /[“„«‘]\s?([^“”„«»‘’]+?)\s?[“”»’]/.exec(hint)?.[1];
      assert.ok(quoted !== undefined && asksToGoOn(quoted, language), hint);
    }
  }
});

test("a goodbye is one in every language, and a question is none", () => {
  assert.ok(isGoodbye("Thanks, bye!", "en"));
  assert.ok(isGoodbye("Auf Wiedersehen", "en"));
  assert.ok(!isGoodbye("When do you close?", "en"));
  assert.ok(!isGoodbye("Thank you", "en"));
});

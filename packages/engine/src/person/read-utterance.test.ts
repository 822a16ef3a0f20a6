import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languageOf, languages } from "../reading/languages.ts";
import { isUnfinished, readUtterance } from "./read-utterance.ts";

const en = languageOf("en");

describe("what is said into the other's speech", () => {
  const cases = {
    nothing: ["", "  …", "!"],
    backchannel: ["Mhm.", "yeah", "Okay, okay.", "uh huh", "I see, okay", "Oh great"],
    interruption: ["Stop!", "wait", "No, no, wait", "okay stop", "hold on", "Excuse me"],
    words: ["Okay, and on Sunday?", "what does it cost", "no refunds?", "stop the delivery", "I see the picture"],
  } as const;
  for (const [kind, texts] of Object.entries(cases)) {
    for (const text of texts)
      test(`${JSON.stringify(text)}: ${kind}`, () => assert.equal(readUtterance(text, en), kind));
  }

  test("is known in every language, where each listed phrase reads as itself", () => {
    for (const language of languages) {
      for (const phrase of language.spoken.backchannels)
        assert.equal(readUtterance(phrase, language), "backchannel", `${language.code}: ${phrase}`);
      for (const phrase of language.spoken.interruptions)
        assert.equal(readUtterance(phrase, language), "interruption", `${language.code}: ${phrase}`);
    }
  });
});

test("a sentence that stops at a word which never ends one goes on", () => {
  for (const text of ["I want a table and", "can you tell me the", "I would like to,"])
    assert.ok(isUnfinished(text, en), text);
  for (const text of ["when do you open", "I want a table.", "", "that is all"])
    assert.ok(!isUnfinished(text, en), text);
});

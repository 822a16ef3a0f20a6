import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { joinPartedVerbs } from "./join-parted-verbs.ts";
import { languageOf } from "./languages.ts";
import { readWords } from "./read-words.ts";

describe("a verb that parts", () => {
  const known = new Set(["eintrage", "umziehe", "abmelde", "opzeg"]);
  const joined = (text: string, code: string) =>
    joinPartedVerbs(readWords(text), languageOf(code), (word) => known.has(word)).join(" ");

  test("is put together at the end of its clause", () => {
    assert.equal(joined("Wo trage ich das ein?", "de"), "wo eintrage ich das");
    assert.equal(joined("Wie melde ich mich ab und wo ziehe ich um", "de"), "wie abmelde ich mich und wo umziehe ich");
    assert.equal(joined("Hoe zeg ik mijn abonnement op?", "nl"), "hoe opzeg ik mijn abonnement");
  });

  test("stays as written when the knowledge does not have it, and where the prefix is another word", () => {
    assert.equal(joined("Wo lege ich das ein?", "de"), "wo lege ich das ein");
    assert.equal(joined("Wo trage ich ein Datum ein?", "de"), "wo eintrage ich ein datum");
    assert.equal(joined("Trage ich ein Kleid?", "de"), "trage ich ein kleid");
    assert.equal(joined("Where do I turn it off", "en"), "where do i turn it off");
  });
});

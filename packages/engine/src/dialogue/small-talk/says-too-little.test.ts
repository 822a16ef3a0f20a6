import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOf } from "../../reading/languages.ts";
import type { EarlierTurn } from "../earlier-turn.ts";
import { saysTooLittle } from "./says-too-little.ts";

const answered: EarlierTurn[] = [
  { question: "How do I cancel?", citedTitles: ["Cancel"], citedSourceIds: ["cancel"], choices: [] },
];
const declined: EarlierTurn[] = [{ ...answered[0]!, citedTitles: [], citedSourceIds: [] }];

test("a question about the last answer says enough, also with words of complaints", () => {
  for (const [code, message] of [
    ["en", "and how long until it works?"],
    ["en", "how long does it work"],
    ["en", "and what happens to it?"],
    ["de", "und wie lange funktioniert das?"],
    ["fr", "et combien de temps ça marche ?"],
    ["es", "¿y cuándo funciona?"],
  ] as const) {
    assert.equal(saysTooLittle(message, languageOf(code), answered), false, message);
    assert.equal(saysTooLittle(message, languageOf(code), []), true, message);
  }
});

test("a complaint says too little, whatever was answered before", () => {
  for (const message of ["it doesn't work", "why does it not work?", "still broken", "help"]) {
    assert.equal(saysTooLittle(message, languageOf("en"), answered), true, message);
    assert.equal(saysTooLittle(message, languageOf("en"), declined), true, message);
  }
});

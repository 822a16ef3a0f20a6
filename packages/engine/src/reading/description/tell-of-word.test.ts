import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { languageOf } from "../languages.ts";
import { tellOfWord } from "./tell-of-word.ts";

const told = (code: string, word: string): string => tellOfWord(languageOf(code), word).join("\n");

test("a word is told with its stem, its places and what each of them does", () => {
  assert.match(told("en", "Yesterday"), /stem "yesterday"/);
  assert.match(told("en", "yesterday"), /^en\/common\.txt:\d+ \[circumstances\] Who, when and where/m);
  assert.match(told("en", "refund"), /^en\/thesaurus\/money\.txt:\d+ \[thesaurus\.money\] .*reimburse/m);
  assert.match(told("en", "refunds"), /^en\/thesaurus\/money\.txt:\d+ \[thesaurus\.money\] .*reimburse/m);
  assert.match(told("en", "how do I"), /^en\/messages\.txt:\d+ \[questionForms\.howTo\] A question for steps/m);
  assert.match(told("de", "Nicht"), /^de\/common\.txt:\d+ \[stopWords\] Words too frequent/m);
});

test("a word of no list counts in full", () => assert.match(told("en", "zebra"), /stands in no list/));

test("a language or a word that is none is told so", () => {
  const script = fileURLToPath(new URL("../../../words/run.ts", import.meta.url));
  const said = (...words: string[]): string => {
    try {
      return execFileSync(process.execPath, [script, ...words], { encoding: "utf8", stdio: "pipe" });
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
  };
  assert.match(said("xx", "refund"), /no language "xx".*en, de/);
  assert.match(said("en", "???"), /Name a language .* and a word/);
  assert.match(said(), /Name a language .* and a word/);
  assert.match(said("en", "refund"), /stem "refund"/);
});

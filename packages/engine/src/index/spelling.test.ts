import assert from "node:assert/strict";
import { test } from "node:test";
import { Spelling } from "./spelling.ts";

const words = ["passwort", "vertrag", "telefon", "kosten", "rechnung", "cartes", "recibo", "cita", "gerente"];
const ids = new Map(words.map((word, id) => [word, id]));
const spelling = new Spelling((word) => (ids.has(word) ? [ids.get(word)!] : []));
for (const [word, id] of ids) spelling.add(id, word);
const corrected = (word: string) =>
  spelling.correct(word, { words, wordCounts: new Uint32Array(words.length).fill(1) })?.word;

test("a word is corrected by one edit, or two from eight letters on", () => {
  assert.equal(corrected("vertag"), "vertrag");
  assert.equal(corrected("rechnugn"), "rechnung");
  assert.equal(corrected("rehcnug"), undefined, "two edits in seven letters");
});

test("two edits are one where the words sound alike", () => {
  assert.equal(corrected("pasword"), "passwort");
  assert.equal(corrected("telephon"), "telefon");
  assert.equal(corrected("kartes"), "cartes");
  assert.equal(corrected("resivo"), "recibo");
  assert.equal(corrected("jerrente"), "gerente");
  assert.equal(corrected("pastor"), undefined);
});

test("another first letter of a short word is a slip only where it sounds alike", () => {
  assert.equal(corrected("sita"), "cita");
  assert.equal(corrected("rita"), undefined);
});

import { doesNotMatch, match, ok } from "node:assert/strict";
import { test } from "node:test";
import { answerOffline } from "../dialogue/answer-offline.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import { languageOf } from "../reading/languages.ts";
import { readWords } from "../reading/read-words.ts";
import { prose } from "../testing/fixture.ts";

const long = (topic: string): string => `The ${topic} is described here in some detail. `.repeat(24);
const index = new PassageIndex();
index.addAll([
  prose(
    "short",
    "The scanner flickers",
    "## Symptoms\n\nThe lamp of the scanner flickers.\n\n## Cause\n\nThe adapter is worn out.\n\n## Resolution\n\nOrder adapter 7B.",
  ),
  prose(
    "long",
    "Labels come out blank",
    `A blank label comes out of the printer. ${long("printer")}\n\n## How to fix it\n\nTurn the roll over. ${long("roll")}\n\n## Notes\n\nBlank labels can be used again.`,
  ),
  prose("other", "Clean the glass", "## Steps\n\n1. Open the lid.\n2. Wipe the glass."),
]);
const answerTo = (question: string) => answerOffline(index, question);

test("a fault is answered with what to do about it, cited from the section that says so", () => {
  const answer = answerTo("the lamp of my scanner flickers");
  match(answer.text, /flickers\..*Order adapter 7B/s);
  ok(answer.support.some(({ section }) => section.at(-1) === "Resolution"));
});

test("of a long description only the sentence of the question is given before the remedy", () => {
  const { text } = answerTo("a blank label comes out of the printer");
  match(text, /^A blank label comes out of the printer\.\n\nTurn the roll over\./);
});

test("below its title as a heading an article describes the fault, and its remedy is the section below it", () => {
  const marked = new PassageIndex();
  marked.addAll([
    prose(
      "feed",
      "Paper jams",
      "# Paper jams\n\nPaper jams in the feed of the copier.\n\n## Solution\n\nPull the green lever.",
    ),
    prose(
      "many",
      "Faults of the shredder",
      `The shredder has two known faults. ${long("shredder")}\n\n## It smells\n\nDust burns.\n\n### Solution\n\nVacuum it.`,
    ),
  ]);
  match(answerOffline(marked, "paper jams in the feed of my copier").text, /green lever/);
  // The remedy of one of its sections is none of the whole article.
  doesNotMatch(answerOffline(marked, "known faults of the shredder").text, /Vacuum it/);
});

test("'why' gets a short remedy too, and of a long description this alone", () => {
  match(answerTo("Why does the lamp of the scanner flicker?").text, /Order adapter/);
  doesNotMatch(answerTo("Why does a blank label come out of the printer?").text, /Turn the roll/);
});

test("a section about something else is no description of the fault", () => {
  doesNotMatch(answerTo("can blank labels be used again").text, /Turn the roll/);
});

test("each language knows headings of faults and remedies", () => {
  const headings: Readonly<Record<string, readonly [fault: string, remedy: string]>> = {
    en: ["Why does this happen?", "What to do"],
    de: ["Mögliche Ursachen", "Fehlerbehebung"],
    fr: ["Pourquoi cela arrive-t-il ?", "Que faire ?"],
    es: ["¿Por qué sucede esto?", "Cómo resolver el problema"],
    it: ["Possibili cause", "Cosa fare"],
    nl: ["Hoe komt dit?", "Wat kun je doen?"],
    pt: ["Por que isso acontece?", "O que fazer"],
  };
  for (const [code, [fault, remedy]] of Object.entries(headings)) {
    const { statements } = languageOf(code);
    const read = (heading: string): string => readWords(heading).join(" ");
    ok(statements.fault.test(read(fault)), fault);
    ok(statements.remedy.test(read(remedy)), remedy);
    ok(!statements.remedy.test(read(fault)) && !statements.fault.test(read(remedy)), code);
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOffline } from "../dialogue/answer-offline.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import { learn } from "../testing/ask-fixtures.ts";
import { faq, prose } from "../testing/fixture.ts";

const ferries = new PassageIndex();
ferries.addAll([
  prose("ferry", "The ferry Alba", "The ferry Alba was built in 1952 and carries forty passengers to the island."),
  prose("mill", "The mill", "The mill on the hill ground corn until the river changed its course."),
  prose("tower", "The tower", "The tower by the harbour warned sailors of the rocks with a bell."),
]);

const sureOf = (index: PassageIndex, question: string): number => answerOffline(index, question).confidence;

test("an answer that lacks the number of the question is less sure", () => {
  const held = sureOf(ferries, "Which ferry was built in 1952?");
  assert.ok(held > sureOf(ferries, "Which ferry was built in 1987?"));
});

test("a sentence that asks nothing is answered less surely than the same words as a question", () => {
  assert.ok(
    sureOf(ferries, "The ferry carries passengers to the island?") >
      sureOf(ferries, "The ferry carries passengers to the island."),
  );
});

test("keywords are no sentence that asks nothing", () => {
  assert.equal(sureOf(ferries, "ferry Alba passengers"), sureOf(ferries, "ferry Alba passengers?"));
});

test("of two articles, the one with a single place for the question is surer", () => {
  const section = (name: string) => `## ${name}\n\nThe lantern is kept in the shed near the gate.\n\n`;
  const index = (names: readonly string[]): PassageIndex => {
    const made = new PassageIndex();
    made.addAll([
      prose("lantern", "Lantern", names.map(section).join("")),
      prose("boat", "Boat", "## Boat\n\nThe boat needs new paint.\n\n## Oars\n\nThe oars are short."),
    ]);
    return made;
  };
  const question = "Where is the lantern kept?";
  assert.ok(sureOf(index(["Spring"]), question) > sureOf(index(["Spring", "Summer", "Autumn", "Winter"]), question));
});

test("an article that is given whole is surer than a long one of which a part is given", () => {
  const lantern = "## Lantern\n\nThe lantern is kept in the shed near the gate.\n\n";
  const rest = `## Rules\n\n${"Members clean the yard on the first day of each month. ".repeat(20)}`;
  const index = (text: string): PassageIndex => {
    const made = new PassageIndex();
    made.addAll([
      prose("garden", "Garden", text),
      prose("boat", "Boat", "## Boat\n\nThe boat needs new paint.\n\n## Oars\n\nThe oars are short."),
    ]);
    return made;
  };
  const question = "Can I move the lantern near the gate?";
  assert.ok(sureOf(index(lantern), question) > sureOf(index(lantern + rest), question));
});

test("a price is told by the FAQ whose answer holds it, in whatever words that FAQ asks", () => {
  const index = new PassageIndex();
  index.addAll([
    faq("helmets", "Verleiht ihr auch Helme?", "Ja, Helme kosten 6 € am Tag.", "Skihelm mieten"),
    faq("skis", "Was kostet ein Paar Ski?", "Ein Paar Ski kostet 32 € am Tag.", "Preis Skiverleih"),
    faq("boards", "Was kostet ein Snowboard?", "Ein Snowboard kostet 35 € am Tag.", "Preis Snowboard"),
    faq("hours", "Wann habt ihr geöffnet?", "Täglich von 8 bis 18 Uhr.", "Öffnungszeiten"),
  ]);
  learn(index);
  assert.match(answerOffline(index, "Was kostet ein Helm?").text, /^Ja, Helme kosten 6 €/);
  assert.ok(!answerOffline(index, "Was kostet ein Schlitten?").answered);
});

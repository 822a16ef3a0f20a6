import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { learn } from "../testing/ask-fixtures.ts";
import { faq, prose } from "../testing/fixture.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import { earlierTurn } from "./earlier-turn.ts";
import { goesOn } from "./goes-on.ts";

/**
 * Two texts, a question about the first, the same asked of another thing, and a question that
 * stands alone.
 */
const cases: Record<string, [text: string, first: string, other: string, also: string, alone: string]> = {
  en: [
    "The ferry carries bicycles.",
    "Does the ferry carry bicycles?",
    "The dogs are in the house with us.",
    "dogs too?",
    "What does the ferry cost?",
  ],
  de: [
    "Die Fähre nimmt Räder mit.",
    "Nimmt die Fähre Räder mit?",
    "Die Hunde sind mit uns in dem Haus.",
    "Hunde auch?",
    "Was kostet die Fähre?",
  ],
  fr: [
    "Le bac prend les vélos.",
    "Le bac prend-il les vélos ?",
    "Les chiens sont dans la maison avec nous.",
    "les chiens aussi ?",
    "Combien coûte un bac ?",
  ],
  es: [
    "La barca lleva bicicletas.",
    "¿La barca lleva bicicletas?",
    "Los perros están en la casa con nosotros.",
    "¿perros también?",
    "¿Cuánto cuesta una barca?",
  ],
  it: [
    "La barca porta biciclette.",
    "La barca porta biciclette?",
    "I cani sono nella casa con noi.",
    "anche cani?",
    "Quanto costa una barca?",
  ],
  nl: [
    "De boot neemt fietsen mee.",
    "Neemt de boot fietsen mee?",
    "De honden zijn bij ons in het huis.",
    "honden ook?",
    "Wat kost de boot?",
  ],
  pt: [
    "A barca leva bicicletas.",
    "A barca leva bicicletas?",
    "Os cães estão na casa com a gente.",
    "cães também?",
    "Quanto custa uma barca?",
  ],
};

for (const [code, [text, first, other, also, alone]] of Object.entries(cases)) {
  test(`${code}: "${also}" goes on with the question before, "${alone}" does not`, () => {
    const index = new PassageIndex();
    index.addAll([prose("ferry", "", text), prose("animals", "", other)]);
    const history = [earlierTurn(first, answerInDialogue(index, first, []))];
    assert.ok(goesOn(index, also, history));
    assert.ok(!goesOn(index, alone, history));
  });
}

test("what is asked too is answered from the source before, and not from another one that names it", () => {
  const index = new PassageIndex();
  index.addAll([
    prose(
      "links",
      "Links",
      "## Delete a link\n\nPress Delete. The pictures remain in the drawer when the link goes away.",
    ),
    prose(
      "backup",
      "Backup of pictures",
      "## Copies\n\nA phone copies pictures to the store at night, unless it is away.",
    ),
    prose("frames", "Frames", "## Frames of pictures\n\nA frame costs 9 euros."),
  ]);
  const first = "How do I delete a link?";
  const history = [earlierTurn(first, answerInDialogue(index, first, []))];
  assert.match(answerInDialogue(index, "do the pictures go away too?", history).text, /remain in the drawer/);
});

test("a follow-up goes on where FAQs have phrasings like it; the question of a FAQ stands alone", () => {
  const index = new PassageIndex();
  const phrasings = ["remove a member", "delete a colleague", "kick someone out", "how do I remove them from the team"];
  index.addAll([
    faq(
      "add",
      "How do I invite employees?",
      "Press Invite.",
      "add people",
      "invite a member",
      "bring in",
      "new member",
    ),
    faq("remove", "How do I remove an employee?", "Press Remove.", ...phrasings),
    faq("price", "What does it cost?", "19 euros.", "price", "what is the fee", "how much do I pay", "cost a month"),
  ]);
  learn(index);
  const first = "How do I invite employees?";
  const history = [earlierTurn(first, answerInDialogue(index, first, []))];
  assert.ok(index.asksThis("and how do I remove them again?"));
  assert.ok(goesOn(index, "and how do I remove them again?", history));
  assert.ok(!goesOn(index, "How do I remove an employee?", history));
  assert.ok(!goesOn(index, "What does it cost?", history));
});

test("a follow-up about something unknown is not surely answered by what was asked before it", () => {
  const index = new PassageIndex();
  index.addAll([
    prose("plans", "Plans", "## Light plan\n\nThe light plan costs 19 euros a month."),
    prose("team", "Teams", "## Add an employee\n\nPress Invite."),
  ]);
  const first = "What does the light plan cost?";
  const history = [earlierTurn(first, answerInDialogue(index, first, []))];
  const sureness = (message: string): number => answerInDialogue(index, message, history).confidence;
  assert.ok(sureness("and what about that for pensioners?") < sureness("and what about that a month?") / 2);
});

test("a follow-up about something unknown is not answered by the FAQ before it, whose title nobody named", () => {
  const index = new PassageIndex();
  index.addAll([
    faq("address", "How do I change my address?", "Open your profile.", "I moved house", "we have a new home"),
    faq("price", "What does the light plan cost?", "The light plan costs 19 euros a month."),
    prose("keys", "Keys", "Call us for a new key."),
  ]);
  const history = [earlierTurn("I moved house", answerInDialogue(index, "I moved house", []))];
  assert.deepEqual(history[0]!.citedSourceIds, ["address"]);
  const { answered, readAs } = answerInDialogue(index, "how do I undo it?", history);
  assert.deepEqual([answered, readAs.includes("address")], [false, false], readAs);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { prose } from "../../testing/fixture.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";
import { earlierTurn } from "../earlier-turn.ts";

/** A text of each knowledge, and the language of the reply to a greeting in it. */
const texts: Record<string, string> = {
  en: "The shop is open from nine to five, and you can call us.",
  es: "La tienda está abierta de nueve a cinco, y puede llamarnos.",
  nl: "De winkel is open van negen tot vijf, en u kunt ons bellen.",
};
const indexOf = (code: string): PassageIndex => {
  const index = new PassageIndex();
  index.add(prose("shop", "", texts[code]!));
  return index;
};

const greetings: [knowledge: string, greeting: string, reply: string][] = [
  ["en", "ciao", "it"],
  ["es", "ciao", "it"],
  ["en", "olá", "pt"],
  ["es", "olá", "pt"],
  ["es", "ola", "es"],
  ["en", "Hallo", "de"],
  ["nl", "Hallo", "nl"],
  ["en", "hola", "es"],
  ["nl", "bonjour", "fr"],
  ["es", "hello", "en"],
];
for (const [knowledge, greeting, reply] of greetings)
  test(`"${greeting}" to a knowledge of ${knowledge} is greeted in ${reply}`, () => {
    const { act, retrieval } = answerInDialogue(indexOf(knowledge), greeting, []);
    assert.deepEqual([act, retrieval.query.language], ["greet", reply]);
  });

test("who wrote German and says ciao takes leave", () => {
  const index = indexOf("en");
  const question = "Wann ist der Laden geöffnet?";
  const history = [earlierTurn(question, answerInDialogue(index, question, []))];
  assert.equal(answerInDialogue(index, "ciao", history).text, "Auf Wiedersehen!");
});

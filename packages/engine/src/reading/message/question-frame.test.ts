import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerInDialogue } from "../../dialogue/answer-in-dialogue.ts";
import { PassageIndex } from "../../finding/passage-index.ts";
import { faq, prose } from "../../testing/fixture.ts";
import { languageOf } from "../languages.ts";
import { readWords } from "../read-words.ts";
import { questionFrame } from "./question-frame.ts";

describe("the question within its frame", () => {
  const framed = [
    ["en", "Hello, could you please tell me when you open? Thanks!", "when you open"],
    ["en", "I was wondering if you ship to Norway", "if you ship to norway"],
    ["en", "Give me your address please", "your address"],
    ["de", "Guten Tag, können Sie mir bitte sagen, wann Sie öffnen?", "wann sie offnen"],
    ["de", "ich wüsste gern, ob ihr nach Norwegen liefert", "ob ihr nach norwegen liefert"],
    ["es", "Hola, ¿me puede decir cuándo abren? Gracias", "cuando abren"],
    ["fr", "J'aimerais savoir si vous livrez en Norvège, s'il vous plaît", "si vous livrez en norvege"],
    ["it", "Buongiorno, vorrei sapere quando aprite", "quando aprite"],
    ["pt", "diga-me quanto custa o envio, por favor", "quanto custa o envio"],
    ["nl", "kunt u mij vertellen wanneer u opengaat", "wanneer u opengaat"],
  ] as const;
  for (const [code, message, question] of framed)
    test(message, () => {
      const words = readWords(message);
      const { start, end } = questionFrame(words, languageOf(code));
      assert.equal(words.slice(start, end).join(" "), question);
    });

  const unframed = [
    ["en", "tell me"],
    ["en", "How do I give a colleague access?"],
    ["en", "give me access to the calendar"],
    ["en", "Why do you want to know my birthday?"],
    ["de", "Wie zeige ich verborgene Dateien?"],
    ["es", "dame acceso al calendario"],
  ] as const;
  for (const [code, message] of unframed)
    test(`none: ${message}`, () => {
      const words = readWords(message);
      assert.deepEqual(questionFrame(words, languageOf(code)), { start: 0, end: words.length, isRequest: false });
    });
});

test("a question is answered as surely in a frame as without one", () => {
  const index = new PassageIndex();
  index.addAll([
    prose("shipping", "Shipping", "We ship to Austria and Norway. Shipping to Norway costs 12 euros."),
    prose("returns", "Returns", "You can return goods within 30 days."),
    prose("hours", "Opening hours", "The shop opens at nine and closes at five."),
  ]);
  const plain = answerInDialogue(index, "how to return goods", []);
  for (const message of ["Please explain how to return goods", "Hi, can you tell me how to return goods? Thanks"]) {
    const { answered, text, confidence } = answerInDialogue(index, message, []);
    assert.deepEqual([answered, text], [true, plain.text], message);
    assert.ok(confidence >= plain.confidence - 0.05, `${message}: ${confidence} instead of ${plain.confidence}`);
  }
  const both = answerInDialogue(index, "tell me when the shop opens and tell me what shipping to Norway costs", []);
  assert.match(both.text, /opens at nine[\s\S]*12 euros/);
});

test("the words around a question count where a FAQ has them", () => {
  const index = new PassageIndex();
  index.addAll([
    faq("joke", "Can you tell me a joke?", "Two owls walk into a bar."),
    faq("bar", "A joke in the bar", "On Fridays."),
  ]);
  const [first] = index.find("could you tell me a joke please").passages;
  assert.equal(first?.document.sourceId, "joke");
});

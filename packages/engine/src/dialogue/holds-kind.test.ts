import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import { type EarlierTurn, earlierTurn } from "./earlier-turn.ts";

/** A service in each language: how long it takes, and why it is made by hand. */
const services: Record<string, { text: string; long: string; hand: string; why: string; howMuch: string }> = {
  en: {
    text: "## How long does a repair take?\n\nA repair takes six days.\n\n## Who polishes the lamps?\n\nWe polish the lamps by hand because machines scratch them.",
    long: "How long does a repair take?",
    hand: "Who polishes the lamps?",
    why: "Why?",
    howMuch: "How much?",
  },
  de: {
    text: "## Wie lange dauert eine Reparatur?\n\nEine Reparatur dauert sechs Tage.\n\n## Wer poliert die Lampen?\n\nWir polieren die Lampen von Hand, weil Maschinen sie zerkratzen.",
    long: "Wie lange dauert eine Reparatur?",
    hand: "Wer poliert die Lampen?",
    why: "Warum?",
    howMuch: "Wie teuer?",
  },
  fr: {
    text: "## Combien de temps prend une réparation ?\n\nUne réparation prend six jours.\n\n## Qui polit les lampes ?\n\nNous polissons les lampes à la main, car les machines les rayent.",
    long: "Combien de temps prend une réparation ?",
    hand: "Qui polit les lampes ?",
    why: "Pourquoi ?",
    howMuch: "À quel prix ?",
  },
  es: {
    text: "## ¿Cuánto tarda una reparación?\n\nUna reparación tarda seis días.\n\n## ¿Quién pule las lámparas?\n\nPulimos las lámparas a mano porque las máquinas las rayan.",
    long: "¿Cuánto tarda una reparación?",
    hand: "¿Quién pule las lámparas?",
    why: "¿Por qué?",
    howMuch: "¿A qué precio?",
  },
  pt: {
    text: "## Quanto tempo demora uma reparação?\n\nUma reparação demora seis dias.\n\n## Quem lustra os candeeiros?\n\nLustramos os candeeiros à mão, porque as máquinas os riscam.",
    long: "Quanto tempo demora uma reparação?",
    hand: "Quem lustra os candeeiros?",
    why: "Porquê?",
    howMuch: "A que preço?",
  },
  it: {
    text: "## Quanto dura una riparazione?\n\nUna riparazione dura sei giorni.\n\n## Chi lucida le lampade?\n\nLucidiamo le lampade a mano perché le macchine le graffiano.",
    long: "Quanto dura una riparazione?",
    hand: "Chi lucida le lampade?",
    why: "Perché?",
    howMuch: "A che prezzo?",
  },
  nl: {
    text: "## Hoe lang duurt een reparatie?\n\nEen reparatie duurt zes dagen.\n\n## Wie poetst de lampen?\n\nWe poetsen de lampen met de hand omdat machines ze krassen.",
    long: "Hoe lang duurt een reparatie?",
    hand: "Wie poetst de lampen?",
    why: "Waarom?",
    howMuch: "Hoe duur?",
  },
};

for (const [code, { text, long, hand, why, howMuch }] of Object.entries(services)) {
  describe(`a follow-up of one question word: ${code}`, () => {
    const index = new PassageIndex();
    index.addAll([prose("lamps", "Lamps", text)]);
    const ask = (...messages: string[]): DialogueAnswer => {
      const history: EarlierTurn[] = [];
      let answer: DialogueAnswer | undefined;
      for (const message of messages) {
        answer = answerInDialogue(index, message, history);
        history.push(earlierTurn(message, answer));
      }
      return answer!;
    };

    test("is declined where the last answer gives neither a reason nor a price", () => {
      assert.ok(ask(long).answered, long);
      for (const message of [why, howMuch]) {
        const reply = ask(long, message);
        assert.deepEqual([reply.answered, reply.support.length], [false, 0], `${message} → ${reply.text}`);
      }
    });

    test("is answered where the text gives the reason", () => {
      const reply = ask(hand, why);
      assert.ok(reply.answered && reply.support.length === 1, reply.text);
    });
  });
}

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import { type EarlierTurn, earlierTurn } from "./earlier-turn.ts";

type Bell = { text: string; first: string; told: readonly [string, string]; untold: readonly string[] };

/** A bell in each language: what is told of it, and what nobody wrote down. */
const bells: Record<string, Bell> = {
  en: {
    text: "The harbour bell of Wickmouth is heard for nine miles. It was cast in 1712 by Anna Trew. The bell hangs in a tower of oak. Its rope is replaced each spring.",
    first: "How far is the harbour bell heard?",
    told: ["And where does it hang?", "tower of oak"],
    untold: ["Can it damage the throat?", "Why does it require a prescription?", "Is it similar to rugby?"],
  },
  de: {
    text: "Die Hafenglocke von Wickmünde ist neun Meilen weit zu hören. Anna Treu hat sie 1712 gegossen. Die Glocke hängt in einem Turm aus Eiche. Ihr Seil wird jedes Frühjahr ersetzt.",
    first: "Wie weit ist die Hafenglocke zu hören?",
    told: ["Und wo hängt sie?", "Turm aus Eiche"],
    untold: ["Kann sie der Kehle schaden?", "Braucht man dafür ein Rezept?", "Ist sie mit Rugby verwandt?"],
  },
  fr: {
    text: "La cloche du port de Wickmouth s'entend à neuf milles. Anna Trew l'a fondue en 1712. La cloche pend dans une tour en chêne. Sa corde est remplacée chaque printemps.",
    first: "À quelle distance s'entend la cloche du port ?",
    told: ["Et qui l'a fondue ?", "Anna Trew"],
    untold: ["Est-ce qu'elle abîme la gorge ?", "Pourquoi exige-t-elle une ordonnance ?"],
  },
  es: {
    text: "La campana del puerto de Wickmouth se oye a nueve millas. Anna Trew la fundió en 1712. La campana cuelga en una torre de roble. Su cuerda se cambia cada primavera.",
    first: "¿A qué distancia se oye la campana del puerto?",
    told: ["¿Y quién la fundió?", "Anna Trew"],
    untold: ["¿Eso daña la garganta?", "¿Por qué necesita ella una receta?"],
  },
};

function answerAfter({ text, first }: Bell, message: string): DialogueAnswer {
  const index = new PassageIndex();
  index.add(prose("bell", "Wickmouth", text));
  const history: EarlierTurn[] = [earlierTurn(first, answerInDialogue(index, first, []))];
  assert.equal(history[0]!.citedSourceIds.length, 1, `${first} is answered`);
  return answerInDialogue(index, message, history);
}

describe("a follow-up is answered by what tells of its own words", () => {
  for (const [language, bell] of Object.entries(bells)) {
    test(`${language}: "${bell.told[0]}" is answered`, () => {
      const answer = answerAfter(bell, bell.told[0]);
      assert.ok(answer.answered && answer.text.includes(bell.told[1]), answer.text);
    });
    for (const message of bell.untold)
      test(`${language}: "${message}" is declined, as nothing of it is told`, () => {
        const answer = answerAfter(bell, message);
        assert.equal(answer.answered, false, answer.text);
      });
  }
});

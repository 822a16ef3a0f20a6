import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerInDialogue } from "./dialogue/answer-in-dialogue.ts";
import { PassageIndex } from "./finding/passage-index.ts";
import { bakeryInEnglish } from "./testing/websites/bakery-in-english.ts";
import { bikeShopInEnglish } from "./testing/websites/bike-shop-in-english.ts";
import { dentistInDutch } from "./testing/websites/dentist-in-dutch.ts";
import { garageInGerman } from "./testing/websites/garage-in-german.ts";
import { languageSchoolInSpanish } from "./testing/websites/language-school-in-spanish.ts";
import { musicSchoolInGerman } from "./testing/websites/music-school-in-german.ts";
import { swimmingPoolInFrench, swimmingPoolInSpanish } from "./testing/websites/swimming-pool.ts";

for (const { name, pages, questions } of [
  bakeryInEnglish,
  musicSchoolInGerman,
  swimmingPoolInFrench,
  swimmingPoolInSpanish,
  dentistInDutch,
  garageInGerman,
  bikeShopInEnglish,
  languageSchoolInSpanish,
]) {
  describe(`the pages of ${name}`, () => {
    const index = new PassageIndex();
    index.addAll(pages);
    for (const { question, holds, lacks = [] } of questions) {
      test(holds === null ? `do not tell: ${question}` : `answer: ${question}`, () => {
        const { answered, text } = answerInDialogue(index, question, []);
        assert.equal(answered, holds !== null, text);
        for (const part of holds ?? []) assert.ok(text.includes(part), `${part} in ${text}`);
        for (const part of lacks) assert.ok(!text.includes(part), `${part} not in ${text}`);
      });
    }
  });
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { languageOf } from "../reading/languages.ts";
import { prose } from "../testing/fixture.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";

const index = new PassageIndex();
index.addAll([
  prose("money", "Refunds", "## Your money back\n\nPress Refund to get your money back."),
  prose("tyres", "Tyres", "We bring a new tube for a flat tyre."),
  prose("open", "Opening hours", "The shop is open from nine to five."),
]);
const canHandOver = { strictness: "balanced", canHandOver: true } as const;

test("what an angry message asks for is answered", () => {
  assert.match(answerInDialogue(index, "THIS IS RIDICULOUS I WANT MY MONEY BACK", []).text, /Press Refund/);
});

test("an angry message of which nothing is known is offered a person", () => {
  const { answered, text } = answerInDialogue(index, "what a joke, your zeppelin exploded", [], canHandOver);
  assert.deepEqual([answered, /colleague/.test(text)], [false, true], text);
});

const outbursts: Record<string, string[]> = {
  en: ["what a mess", "what a shitty service"],
  de: ["ihr seid doof", "was für ein Saftladen", "was für eine Katastrophe"],
  fr: ["imbécile", "quel service de merde", "quelle catastrophe"],
  es: ["menudo desastre", "vaya mierda de servicio", "¡qué chapuza!"],
  pt: ["que porcaria de serviço", "que bagunça"],
  it: ["che schifo di servizio", "che disastro"],
  nl: ["klootzak", "wat een puinhoop", "wat een slechte service"],
};
for (const [code, messages] of Object.entries(outbursts))
  for (const message of messages)
    test(`mere anger is calmed in its language and offered a person (${code}): ${message}`, () => {
      const { act, text } = answerInDialogue(index, message, [], canHandOver);
      assert.equal(act, "calm");
      assert.ok(text.includes(languageOf(code).phrases.offerPerson), text);
    });

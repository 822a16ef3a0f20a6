import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerOffline, PassageIndex } from "./index.ts";
import type { IndexedDocument } from "./retrieval.ts";
import { faq, prose } from "./testing/fixture.ts";
import { readOpposites } from "./testing/read-opposites.ts";

/** The base of each language teaches this as well, and gives these answers. */
const bases: Record<
  string,
  { question: string; answer: string; title: string; text: string; one: string; other: string }
> = {
  en: {
    question: "Where are you?",
    answer: "We are at the harbour, beside the fire station.",
    title: "Parking",
    text: "There is a car park behind the house.",
    one: "Page 17 tells it.",
    other: "Page 29 tells it.",
  },
  de: {
    question: "Wo finde ich euch?",
    answer: "Wir sind am Hafen neben der Feuerwache.",
    title: "Parken",
    text: "Hinter dem Haus gibt es einen Parkplatz.",
    one: "Das steht auf Seite 17.",
    other: "Das steht auf Seite 29.",
  },
  fr: {
    question: "Où êtes-vous ?",
    answer: "Nous sommes au port, à côté de la caserne.",
    title: "Stationnement",
    text: "Il y a un parking derrière la maison.",
    one: "C'est écrit à la page 17.",
    other: "C'est écrit à la page 29.",
  },
  es: {
    question: "¿Dónde están ustedes?",
    answer: "Estamos en el puerto, junto a los bomberos.",
    title: "Aparcamiento",
    text: "Hay un aparcamiento detrás de la casa.",
    one: "Está escrito en la página 17.",
    other: "Está escrito en la página 29.",
  },
  it: {
    question: "Dove siete?",
    answer: "Siamo al porto, accanto alla caserma.",
    title: "Parcheggio",
    text: "C'è un parcheggio dietro la casa.",
    one: "È scritto a pagina 17.",
    other: "È scritto a pagina 29.",
  },
  nl: {
    question: "Waar zijn jullie?",
    answer: "We zijn bij de haven, naast de brandweer.",
    title: "Parkeren",
    text: "Achter het huis is een parkeerplaats.",
    one: "Dat staat op bladzijde 17.",
    other: "Dat staat op bladzijde 29.",
  },
  pt: {
    question: "Onde estão vocês?",
    answer: "Estamos no porto, ao lado dos bombeiros.",
    title: "Estacionamento",
    text: "Há um parque de estacionamento atrás da casa.",
    one: "Isso está escrito na página 17.",
    other: "Isso está escrito na página 29.",
  },
};

type Taught = (id: string, question: string, answer: string) => IndexedDocument;
const forms: Record<string, Taught> = {
  FAQ: (id, question, answer) => faq(id, question, answer),
  section: (id, question, answer) => prose(id, question.replace(/^¿|\s*\?$/g, ""), `## ${question}\n\n${answer}`),
};

/** So many of the questions are answered at least when what they ask is taught as well. */
const ANSWERED = 0.8;

for (const [code, base] of Object.entries(bases)) {
  describe(`${code}: what is about the opposite is no answer`, () => {
    for (const [form, teach] of Object.entries(forms)) {
      const baseOf = (...documents: IndexedDocument[]): PassageIndex => {
        const index = new PassageIndex();
        index.addAll([faq("place", base.question, base.answer), prose("cars", base.title, base.text), ...documents]);
        return index;
      };
      const both = readOpposites(code).flatMap(([one, other]) => [
        [one!, other!],
        [other!, one!],
      ]);

      test(`where only the opposite is taught as a ${form}`, () => {
        const wrong = both.flatMap(([own, opposite]) => {
          const index = baseOf(teach("opposite", opposite!.taught, base.one));
          return [own!.asked, own!.taught].filter((question) => answerOffline(index, question).answered);
        });
        assert.deepEqual(wrong, []);
      });

      test(`where both are taught as a ${form}`, () => {
        const given = both.map(([own, opposite]) => {
          const index = baseOf(teach("opposite", opposite!.taught, base.one), teach("own", own!.taught, base.other));
          const { answered, support } = answerOffline(index, own!.asked);
          return { asked: own!.asked, source: answered ? support[0]?.document.sourceId : undefined };
        });
        assert.deepEqual(
          given.filter(({ source }) => source === "opposite"),
          [],
        );
        const right = given.filter(({ source }) => source === "own").length;
        assert.ok(right >= ANSWERED * given.length, `${right} of ${given.length}`);
      });
    }
  });
}

test("the decision does not depend on how much else is taught", () => {
  const hours = prose("hours", "Hours", "We open at nine, from Monday to Saturday.");
  const others = ["Parking", "Dogs", "Prices", "Toilets", "Food", "Team", "Events"].map((title) =>
    prose(title, title, `There is a page about ${title.toLowerCase()} in the brochure.`),
  );
  for (const more of [others.slice(0, 1), others]) {
    const index = new PassageIndex();
    index.addAll([hours, ...more]);
    assert.equal(answerOffline(index, "When do you close?").answered, false);
    assert.equal(answerOffline(index, "When do you open?").answered, true);
  }
});

test("what a plan holds does not tell what it costs", () => {
  const index = new PassageIndex();
  index.addAll([
    prose("plans", "Plans", "## Pro plan\n\nThe Pro plan holds ten projects and support by mail."),
    prose("contract", "Contract", "Your contract begins on the day of your signature."),
  ]);
  for (const question of ["What does the Pro plan cost?", "How do I cancel my contract?"])
    assert.equal(answerOffline(index, question).answered, false, question);
  assert.equal(answerOffline(index, "What is in the Pro plan?").answered, true);
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerOffline } from "../dialogue/answer-offline.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";

type Prices = { plans: string; version: string; sold: readonly string[]; unsold: readonly string[] };

/** Two plans and one version that are sold, with questions for these and for others. */
const prices: Record<string, Prices> = {
  en: {
    plans: "The Basic plan costs 9 euros a month. The Pro plan costs 29 euros a month.",
    version: "Version 3 costs 40 euros. It is for tablets.",
    sold: ["What does the Pro plan cost?", "What does version 3 cost?"],
    unsold: ["What does the Enterprise plan cost?", "cost of the Enterprise plan", "How much is version 5?"],
  },
  de: {
    plans: "Der Basic-Tarif kostet 9 Euro im Monat. Der Gold-Tarif kostet 29 Euro im Monat.",
    version: "Version 3 kostet 40 Euro. Sie ist für Tablets.",
    sold: ["Was kostet der Gold-Tarif?", "Was kostet Version 3?"],
    unsold: ["Was kostet der Enterprise-Tarif?", "Kosten Enterprise-Tarif", "Wie viel kostet Version 5?"],
  },
  fr: {
    plans: "La formule Basic coûte 9 euros par mois. La formule Pro coûte 29 euros par mois.",
    version: "La version 3 coûte 40 euros. Elle est faite pour les tablettes.",
    sold: ["Combien coûte la formule Pro ?", "Combien coûte la version 3 ?"],
    unsold: ["Combien coûte la formule Enterprise ?", "prix formule Enterprise", "Combien coûte la version 5 ?"],
  },
  es: {
    plans: "El plan Basic cuesta 9 euros al mes. El plan Pro cuesta 29 euros al mes.",
    version: "La versión 3 cuesta 40 euros. Es para tabletas.",
    sold: ["¿Cuánto cuesta el plan Pro?", "¿Cuánto cuesta la versión 3?"],
    unsold: ["¿Cuánto cuesta el plan Enterprise?", "precio del plan Enterprise", "¿Cuánto cuesta la versión 5?"],
  },
  it: {
    plans: "Il piano Basic costa 9 euro al mese. Il piano Pro costa 29 euro al mese.",
    version: "La versione 3 costa 40 euro. È per i tablet.",
    sold: ["Quanto costa il piano Pro?", "Quanto costa la versione 3?"],
    unsold: ["Quanto costa il piano Enterprise?", "prezzo del piano Enterprise", "Quanto costa la versione 5?"],
  },
  pt: {
    plans: "O plano Basic custa 9 euros por mês. O plano Pro custa 29 euros por mês.",
    version: "A versão 3 custa 40 euros. É para tablets.",
    sold: ["Quanto custa o plano Pro?", "Quanto custa a versão 3?"],
    unsold: ["Quanto custa o plano Enterprise?", "preço do plano Enterprise", "Quanto custa a versão 5?"],
  },
  nl: {
    plans: "Het Basic-abonnement kost 9 euro per maand. Het Pro-abonnement kost 29 euro per maand.",
    version: "Versie 3 kost 40 euro. Hij is voor tablets.",
    sold: ["Wat kost het Pro-abonnement?", "Wat kost versie 3?"],
    unsold: ["Wat kost het Enterprise-abonnement?", "prijs Enterprise-abonnement", "Wat kost versie 5?"],
  },
};

describe("what is not sold has not the price of another one", () => {
  for (const [language, { plans, version, sold, unsold }] of Object.entries(prices)) {
    const index = new PassageIndex();
    index.addAll([prose("plans", "Parley", plans), prose("version", "Orbis", version)]);
    for (const question of sold)
      test(`${language}: "${question}" is answered`, () => {
        const { answered, text } = answerOffline(index, question);
        assert.ok(answered && /29|40/.test(text), text);
      });
    for (const question of unsold)
      test(`${language}: "${question}" is declined`, () => {
        const { answered, text } = answerOffline(index, question);
        assert.equal(answered, false, text);
      });
  }

  test("a number within a range that is told is that of the range", () => {
    const index = new PassageIndex();
    index.add(prose("entry", "Entry", "# Entry\n\n| Who | Price |\n| --- | --- |\n| Children 6 to 11 | 4 € |\n"));
    const { answered, text } = answerOffline(index, "How much is it for children 7 years old?");
    assert.ok(answered && text.includes("4 €"), text);
  });
});

describe("a name that is a small word of the language", () => {
  const index = new PassageIndex();
  index.addAll([prose("plans", "Tarife", "Unsere Tarife: Basic kostet 5 € im Monat, Plus kostet 12 € im Monat.")]);
  for (const question of ["Was kostet Pro?", "Was kostet der Pro-Tarif?"])
    test(`is another one where no text has it: "${question}"`, () => {
      assert.equal(answerOffline(index, question).answered, false);
    });
  test("is none where it is written small", () => {
    assert.equal(answerOffline(index, "Was kostet Plus pro Monat?").answered, true);
  });
});

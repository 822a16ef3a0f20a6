import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageIndex } from "../index.ts";
import { languageOf, languages } from "../reading/languages.ts";
import { faq, prose } from "../testing/fixture.ts";
import { learnWords } from "./learn-words.ts";

const en = languageOf("en");

describe("other names in titles and headings", () => {
  const nameIn = (title: string, code = "en") =>
    learnWords(prose("p", title, "Text."), languageOf(code)).map(({ texts }) => texts);

  test("an abbreviation stands for the words that begin with its letters", () => {
    assert.deepEqual(nameIn("Set up single sign-on (SSO)"), [["sso", "single sign on"]]);
    assert.deepEqual(nameIn("Two-factor authentication (2FA)"), [["2 fa", "two factor authentication"]]);
    assert.deepEqual(nameIn("SSO (single sign-on)"), [["sso", "single sign on"]]);
    assert.deepEqual(nameIn("Terms and conditions (T&C)"), []);
    assert.deepEqual(nameIn("Terms of use (TU)"), [["tu", "terms of use"]]);
    assert.deepEqual(nameIn("Zwei-Faktor-Anmeldung (2FA)", "de"), [["2 fa", "zwei faktor anmeldung"]]);
  });

  test("what else stands in brackets is no other name", () => {
    for (const title of ["Backups (desktop only)", "Export (CSV)", "Prices (2026)", "Import (beta)", "Mobile (iOS)"])
      assert.deepEqual(nameIn(title), [], title);
  });

  test("a heading may give another name, in every language", () => {
    const opened = { en: "or", de: "oder", fr: "ou", es: "o", pt: "ou", it: "o", nl: "of" };
    for (const { code, alsoCalled } of languages) {
      assert.ok(alsoCalled.includes(opened[code as keyof typeof opened]), code);
      for (const opening of alsoCalled)
        assert.deepEqual(nameIn(`Zimba (${opening} Tarola)`, code), [["zimba", "tarola"]], `${code}: ${opening}`);
    }
    const document = { ...prose("p", "Numbers", "## Visits (or sessions)\n\nThey are counted.") };
    assert.deepEqual(
      learnWords(document, en).map(({ texts }) => texts),
      [["visits", "sessions"]],
    );
  });

  test("a long sentence in brackets gives no name", () => {
    assert.deepEqual(nameIn("Where do the numbers of last week come from (or do I read them wrongly)"), []);
  });
});

describe("phrasings of one FAQ", () => {
  const apart = (...questions: [string, ...string[]]) =>
    learnWords(faq("f", questions[0], "Answer.", ...questions.slice(1)), en).map(({ texts }) => texts);

  test("words at the same place stand for one another", () => {
    assert.deepEqual(apart("How do I cancel my plan?", "How do I axe my plan?"), [["cancel", "axe"]]);
    assert.deepEqual(apart("Where is my receipt of June?", "Where is my proof of payment of June?"), [
      ["receipt", "proof of payment"],
    ]);
  });

  test("nothing is learnt from phrasings that share no topic, or that say the opposite", () => {
    assert.deepEqual(apart("How do I cancel?", "How do I leave?"), []);
    assert.deepEqual(apart("Can I enable alarms?", "Can I disable alarms?"), []);
    assert.deepEqual(apart("Is lunch at 12 on Monday?", "Is lunch at 13 on Monday?"), []);
    assert.deepEqual(apart("Can I pay with cash?", "Can I pay without cash?"), []);
  });
});

describe("a question in learnt words", () => {
  const best = (index: PassageIndex, question: string) => index.find(question).passages[0]?.document.sourceId;
  const trial = prose("trial", "Trial periods", "You can cancel a trial at any time, without giving reasons.");
  const berth = prose("berth", "Berths", "A berth has water and power. A trial of the engine is not possible there.");
  const plan = faq("plan", "How do I cancel my plan?", "In the settings.", "How do I axe my plan?");

  test("finds the text that uses the other word", () => {
    const index = new PassageIndex();
    index.addAll([trial, berth, plan]);
    const evidence = (question: string) =>
      index.find(question).passages.find(({ document }) => document.sourceId === "trial")!.evidence.coverage;
    const learnt = evidence("axe the trial");
    index.add(faq("plan", "How do I cancel my plan?", "In the settings.", "Axe!"));
    assert.ok(learnt > evidence("axe the trial"));
  });

  test("finds an abbreviation by its words, and forgets it with the document", () => {
    const index = new PassageIndex();
    const title = prose("title", "Low water mark (LWM)", "It is painted on the quay.");
    index.addAll([title, prose("how", "Mooring", "Look for the LWM."), prose("other", "Berths", "They have power.")]);
    const found = () => index.find("low water mark").passages.map(({ document }) => document.sourceId);
    assert.deepEqual(found(), ["title", "how"]);
    index.remove(title.documentId);
    assert.deepEqual(found(), []);
  });

  test("two words that texts tell apart stay two", () => {
    const index = new PassageIndex();
    const tickets = faq(
      "tickets",
      "What do tickets for adults cost?",
      "9 euros, all ages.",
      "What do tickets for pupils cost?",
    );
    const adults = prose("adults", "Courses for adults", "Adults meet on Mondays in the large hall.");
    const pupils = prose("pupils", "Courses for pupils", "Pupils meet on Fridays in the small hall.");
    index.addAll([tickets, adults, pupils]);
    assert.equal(best(index, "when do pupils meet"), "pupils");
    assert.deepEqual(
      index.find("courses for pupils").query.terms.flatMap(({ readAs }) => readAs),
      [],
    );
    const { passages } = index.find("pupils");
    assert.ok(passages.every(({ document }) => document.sourceId !== "adults"));
  });
});

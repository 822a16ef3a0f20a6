import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { faq, prose } from "../testing/fixture.ts";
import { detectLanguage } from "./detect-language.ts";
import { languages } from "./languages.ts";
import { readWords } from "./read-words.ts";

const code = (text: string): string => languages[detectLanguage(readWords(text), text)]?.code ?? "";

const asked: [code: string, question: string][] = [
  ["en", "How do I reset my password?"],
  ["de", "Wann öffnet die Bäckerei am Sonntag?"],
  ["de", "gibt es rabatt am abend"],
  ["fr", "Où se trouve le musée ?"],
  ["es", "cuanto cuesta la entrada"],
  ["pt", "Quanto custa o bilhete?"],
  ["it", "Dove si trova il museo?"],
  ["nl", "Hoeveel kost een kaartje?"],
];
for (const [expected, question] of asked) {
  test(`the language of a short question is detected: ${question}`, () => assert.equal(code(question), expected));
}

test("a word that many languages share leaves the language undecided", () => {
  for (const word of ["hotel", "parking", "", "12345"]) assert.equal(code(word), "");
});

const englishAndSpanish = new PassageIndex();
englishAndSpanish.addAll([
  prose("pay", "Ways to pay", "You can pay by card. Invoices are under Billing, and we mail them too."),
  prose("open", "Opening hours", "No, the shop is not open on Sunday, but you can call us."),
  prose("pago", "Formas de pago", "Puede pagar con tarjeta. Las facturas están en su cuenta."),
]);
const messages: [code: string, ...messages: string[]][] = [
  ["de", "hilfe", "hilfe bitte", "passwort vergessen"],
  ["fr", "aidez", "mot de passe oublié"],
  ["es", "ayuda", "no funciona", "no me funciona"],
  ["pt", "esqueci a senha"],
  ["it", "aiuto", "ho dimenticato la password"],
  ["nl", "wachtwoord vergeten"],
  ["en", "help", "invoice", "hotel", "no", "1 2 3"],
];
for (const [expected, ...said] of messages) {
  for (const message of said)
    test(`a message of few words is read in its language (${expected}): ${message}`, () =>
      assert.equal(englishAndSpanish.languageOf(message).code, expected));
}

const families: [code: string, ...words: string[]][] = [
  ["de", "öffnung", "öffnungen", "geöffnet", "öffnet", "oeffnung"],
  ["de", "lieferung", "liefern", "liefert", "geliefert"],
  ["de", "preis", "preise", "preisen"],
  ["fr", "gratuit", "gratuits", "gratuite", "gratuites"],
  ["fr", "horaire", "horaires"],
  ["es", "habitación", "habitaciones"],
  ["es", "reserva", "reservar", "reservado"],
  ["pt", "livro", "livros"],
  ["pt", "estação", "estações"],
  ["it", "vino", "vini"],
  ["it", "spedire", "spedito"],
  ["nl", "tuin", "tuinen"],
  ["nl", "loopt", "lopen"],
];
for (const [expected, ...words] of families) {
  test(`forms of one word share a stem (${expected}): ${words.join(", ")}`, () => {
    const language = languages.find((known) => known.code === expected)!;
    assert.equal(new Set(words.map((word) => language.stem(readWords(word)[0]!))).size, 1);
  });
}

test("a part of a compound finds the compound, and a compound finds its parts", () => {
  const index = new PassageIndex();
  index.add(prose("one", "Unsere Fahrradwerkstatt", "Die Fahrradwerkstatt ist im Hof."));
  index.add(prose("two", "Der Versand", "Der Versand ist kostenlos und dauert zwei Tage."));
  index.add(prose("three", "Das Haus", "Das Haus ist alt und hat einen Garten."));
  const first = (question: string) => index.find(question).passages[0]?.document.sourceId;
  assert.equal(first("Wo ist die Werkstatt?"), "one");
  assert.equal(first("Was ist mit dem Versandpreis?"), "two");
});

test("each document and each question is read in its own language", () => {
  const index = new PassageIndex();
  index.add(faq("en", "When are you open?", "From nine to five."));
  index.add(faq("de", "Wann haben Sie geöffnet?", "Von neun bis fünf."));
  index.add(faq("fr", "Quels sont vos horaires ?", "De neuf à cinq heures."));
  for (const [source, question] of [
    ["en", "when do you open"],
    ["de", "wann ist geöffnet"],
    ["fr", "quel est votre horaire"],
  ] as const) {
    const { query, passages } = index.find(question);
    assert.deepEqual([query.language, passages[0]?.document.sourceId], [source, source]);
  }
});

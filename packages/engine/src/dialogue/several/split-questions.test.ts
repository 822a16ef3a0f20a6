import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { languageOf } from "../../reading/languages.ts";
import { fixtures } from "../../testing/fixtures.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";
import { splitQuestions } from "./split-questions.ts";

/** A message, and its parts divided by "|", punctuation aside. */
const cases: Record<string, Record<string, string>> = {
  en: {
    "How do I pay and can my wife also get a key for the shed?":
      "How do I pay|can my wife also get a key for the shed?",
    "How do I pay, and when do you ship, and do you sell owls?": "How do I pay|when do you ship|do you sell owls?",
    "how do i pay the bill, and also the rent?": "how do i pay the bill|and also the rent?",
    "When was it built and in which town does it stand?": "When was it built|in which town does it stand?",
    "do owls sleep and do they dream?": "do owls sleep|do they dream?",
    "Does the small oven heat well and does the large oven last longer?":
      "Does the small oven heat well|does the large oven last longer?",
    "how do i pay the bill. can i get an invoice": "how do i pay the bill|can i get an invoice",
    "how do i pay the bill, can i get an invoice": "how do i pay the bill|can i get an invoice",
    "How do I pay the bill? I have another question: can I get an invoice":
      "How do I pay the bill?|can I get an invoice",
    "When I pay the bill, can I get an invoice?": "When I pay the bill, can I get an invoice?",
    "I lost the invoice, which I paid. Can I get another one?":
      "I lost the invoice, which I paid. Can I get another one?",
    "what does a lamp of approx. five watts cost": "what does a lamp of approx. five watts cost",
    "what does the boat cost, do you take cards and when are you open?":
      "what does the boat cost|do you take cards|when are you open?",
    "What I wanted to know, can I get an invoice?": "What I wanted to know, can I get an invoice?",
    "1) price of the lamp 2) how long is it 3) lost key": "price of the lamp|how long is it|lost key",
    "two things: a) price of the lamp b) lost key": "two things: price of the lamp|lost key",
    "Does the lamp of shelf 2. cost 3) euros?": "Does the lamp of shelf 2. cost 3) euros?",
    "I lost my key and where are my invoices": "I lost my key|where are my invoices",
    "I moved house and lost my key and the display is broken": "I moved house|lost my key|the display is broken",
    "It prints, but it shows nothing": "It prints, but it shows nothing",
  },
  de: {
    "Wie bezahle ich die Rechnung, und kann ich bar zahlen?": "Wie bezahle ich die Rechnung|kann ich bar zahlen?",
    "Wann wurde die Mühle gebaut und in welchem Ort steht sie?":
      "Wann wurde die Mühle gebaut|in welchem Ort steht sie?",
    "wie bezahle ich die rechnung. kann ich bar zahlen": "wie bezahle ich die rechnung|kann ich bar zahlen",
    "Wie ändere ich die Adresse und kann meine Frau auch Zugriff auf das Konto bekommen?":
      "Wie ändere ich die Adresse|kann meine Frau auch Zugriff auf das Konto bekommen?",
    "Ab wann kostet eine Mahnung etwas und wie teuer ist sie, und kann ich Raten zahlen?":
      "Ab wann kostet eine Mahnung etwas|wie teuer ist sie|kann ich Raten zahlen?",
    "Was kostet ein Boot, nehmt ihr Karten und wann habt ihr offen?":
      "Was kostet ein Boot|nehmt ihr Karten|wann habt ihr offen?",
    "1. Preis der Lampe 2. Schlüssel verloren": "Preis der Lampe|Schlüssel verloren",
    "ich habe den Schlüssel verloren und wo sind meine Rechnungen":
      "ich habe den Schlüssel verloren|wo sind meine Rechnungen",
  },
  fr: {
    "Quand le moulin a-t-il été construit et pour quel maître ?":
      "Quand le moulin a-t-il été construit|pour quel maître ?",
    "comment payer la facture. puis-je payer en espèces": "comment payer la facture|puis-je payer en espèces",
    "Combien coûte le bateau, acceptez-vous les cartes et quand ouvrez-vous ?":
      "Combien coûte le bateau|acceptez-vous les cartes|quand ouvrez-vous ?",
    "1) prix de la lampe 2) clé perdue": "prix de la lampe|clé perdue",
  },
  es: {
    "¿Cuándo se construyó el molino y para quién?": "¿Cuándo se construyó el molino|para quién?",
    "como pago la factura. puedo pagar en efectivo": "como pago la factura|puedo pagar en efectivo",
    "¿Cuánto cuesta el barco, aceptan tarjetas y cuándo abren?":
      "¿Cuánto cuesta el barco|aceptan tarjetas|cuándo abren?",
    "1) precio de la lámpara 2) llave perdida": "precio de la lámpara|llave perdida",
  },
  it: {
    "Quando è stato costruito il mulino e per quale padrone?": "Quando è stato costruito il mulino|per quale padrone?",
    "come pago la fattura. posso pagare in contanti": "come pago la fattura|posso pagare in contanti",
    "Quanto costa la barca, accettate carte e quando aprite?": "Quanto costa la barca|accettate carte|quando aprite?",
    "1) prezzo della lampada 2) chiave persa": "prezzo della lampada|chiave persa",
  },
  nl: {
    "Wanneer is de molen gebouwd en in welke plaats staat hij?":
      "Wanneer is de molen gebouwd|in welke plaats staat hij?",
    "hoe betaal ik de rekening. kan ik contant betalen": "hoe betaal ik de rekening|kan ik contant betalen",
    "Wat kost de boot, accepteren jullie kaarten en wanneer zijn jullie open?":
      "Wat kost de boot|accepteren jullie kaarten|wanneer zijn jullie open?",
    "1) prijs van de lamp 2) sleutel kwijt": "prijs van de lamp|sleutel kwijt",
  },
  pt: {
    "Quando foi construído o moinho e para quem?": "Quando foi construído o moinho|para quem?",
    "como pago a fatura. posso pagar em dinheiro": "como pago a fatura|posso pagar em dinheiro",
    "Quanto custa o barco, aceitam cartões e quando abrem?": "Quanto custa o barco|aceitam cartões|quando abrem?",
    "1) preço da lâmpada 2) chave perdida": "preço da lâmpada|chave perdida",
  },
};

for (const [code, messages] of Object.entries(cases)) {
  describe(`the questions of a message are told apart: ${code}`, () => {
    for (const [message, parts] of Object.entries(messages)) {
      test(message, () => {
        const read = splitQuestions(message, languageOf(code)).map(({ text }) => text);
        assert.deepEqual(read, parts.split("|"));
      });
    }
  });
}

/** People put two questions into one message in these ways. */
const pairings: Record<string, (one: string, other: string) => string> = {
  "with and": (one, other) => `${bare(one)} and ${lower(other)}`,
  "after a comma": (one, other) => `${bare(one)}, and also ${lower(other)}`,
  "in two sentences": (one, other) => `${bare(one)}? ${other}`,
  "without capital letters and question marks": (one, other) => `${lower(bare(one))}. ${lower(bare(other))}`,
};
const bare = (question: string): string => question.replace(/[?.]$/, "");
const lower = (question: string): string => question[0]!.toLowerCase() + question.slice(1);

for (const [how, join] of Object.entries(pairings)) {
  test(`two questions ${how} are both answered, in at least 0.85 of the pairs`, (context) => {
    let [pairs, answered] = [0, 0];
    for (const { documents, questions } of fixtures.slice(0, 3)) {
      const index = new PassageIndex();
      index.addAll(documents);
      // A pair loses nothing when each question is answered surely by itself.
      const sure = questions
        .filter(({ kind, question }) => kind === "plain" && question.endsWith("?"))
        .map(({ question }) => ({ question, alone: answerInDialogue(index, question, []) }))
        .filter(({ alone }) => alone.answered && alone.confidence > 0.8);
      for (let at = 0; at + 1 < sure.length; at += 2) {
        const [one, other] = [sure[at]!, sure[at + 1]!];
        const { support } = answerInDialogue(index, join(one.question, other.question), []);
        const cited = new Set(support.map(({ document }) => document.documentId));
        pairs++;
        if ([one, other].every(({ alone }) => cited.has(alone.support[0]!.document.documentId))) answered++;
      }
    }
    context.diagnostic(`${answered} of ${pairs} pairs`);
    assert.ok(pairs >= 15 && answered / pairs >= 0.85);
  });
}

test("statements are two requests where the second begins with 'also'", () => {
  const textsOf = (message: string, code: string): string[] =>
    splitQuestions(message, languageOf(code)).map(({ text }) => text);
  assert.deepEqual(textsOf("My invoice is wrong. It lists two desks. Also, the app does not start.", "en"), [
    "My invoice is wrong. It lists two desks.",
    "the app does not start.",
  ]);
  assert.equal(textsOf("Tengo el stock en negativo. Además facturé un pedido.", "es").length, 2);
  assert.equal(textsOf("Meine Rechnung ist falsch. Außerdem startet die App nicht.", "de").length, 2);
  assert.equal(textsOf("Ma facture est fausse. De plus l'appli ne démarre pas.", "fr").length, 2);
  assert.equal(textsOf("La mia fattura è sbagliata. Inoltre l'app non si avvia.", "it").length, 2);
  assert.equal(textsOf("Mijn factuur klopt niet. Bovendien start de app niet.", "nl").length, 2);
  assert.equal(textsOf("A minha fatura está errada. Além disso a app não abre.", "pt").length, 2);
  // A story goes on.
  assert.ok(textsOf("The lamp blinks. Then it goes out.", "en").length < 2);
  assert.ok(textsOf("Die Lampe blinkt. Auch nach dem Neustart blinkt sie.", "de").length < 2);
});

test("a report before a question that begins with 'also' is a request of its own", () => {
  const textsOf = (message: string): string[] => splitQuestions(message, languageOf("en")).map(({ text }) => text);
  assert.deepEqual(textsOf("My printer prints blank. Also, I need to change the address."), [
    "My printer prints blank.",
    "I need to change the address.",
  ]);
  assert.equal(textsOf("My printer prints blank. How do I return it?").length, 1);
  assert.equal(textsOf("Good morning. Also, where do I pay?").length, 1);
});

test("what is said with 'besides' behind a question is a request of its own", () => {
  const message = "Wie lege ich einen Termin an? Außerdem bräuchte ich meine Termine auf dem Tablet.";
  const parts = splitQuestions(message, languageOf("de"));
  assert.deepEqual(
    parts.map(({ kind, joint }) => [kind, joint]),
    [
      ["question", undefined],
      ["question", undefined],
    ],
  );
  assert.equal(splitQuestions("Where do I pay? Also, thanks.", languageOf("en")).length, 1);
});

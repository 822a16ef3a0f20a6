import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { learn } from "../../testing/ask-fixtures.ts";
import { faq, prose } from "../../testing/fixture.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";

const index = new PassageIndex();
index.addAll([
  prose("boats", "Renting a boat", "## What a boat costs\n\nA boat costs 29 euros a day."),
  prose(
    "pay",
    "Ways to pay",
    "## Cards\n\nYou can pay by card or PayPal.\n\n## Invoices\n\nInvoices are under Billing.",
  ),
  prose("open", "Opening hours", "The shop is open from 9:00 to 19:00."),
  prose("keys", "Keys and locks", "## Lost key\n\nIf you lost your key, call us. A new key costs 25 euros."),
  prose("account", "Account", "## Change your address\n\nIf you moved house, change the address under Profile."),
  prose("repairs", "Broken parts", "## The display is broken\n\nIf the display is broken, bring the boat to the pier."),
]);
const reply = (message: string): string => answerInDialogue(index, message, []).text;

/** The reply to all parts of a message holds these. */
const wholly: Record<string, RegExp> = {
  "what does a boat cost, do you take paypal and when are you open?": /29 euros[\s\S]*PayPal[\s\S]*19:00/,
  "1) price of a boat 2) when do you open 3) lost key": /29 euros[\s\S]*9:00[\s\S]*25 euros/,
  "I lost my key and where are my invoices": /25 euros[\s\S]*Billing/,
  "I moved house and lost my key and the display is broken": /Profile[\s\S]*25 euros[\s\S]*pier/,
};
for (const [message, parts] of Object.entries(wholly))
  test(`each part is answered: ${message}`, () => assert.match(reply(message), parts));

test("a part without an answer is told, and no part is passed over", () => {
  assert.match(
    reply("1) price of a boat 2) king of Norway 3) lost key"),
    /29 euros[\s\S]*“king of Norway”: I don't know/,
  );
});

test("of several reports none is passed over, though one names a fault that no text tells of", () => {
  const message = "The display is broken. Also the app crashes. And I lost my key.";
  assert.match(reply(message), /pier[\s\S]*“the app crashes.”: I don't know[\s\S]*25 euros/);
  // A story of one report stays whole.
  assert.match(reply("I lost my key. It is blue. And it is old."), /25 euros\.$/);
});

test("a question of its own is not answered about the subject of the one before it", () => {
  const rules = new PassageIndex();
  rules.addAll([
    prose(
      "flat",
      "Attestation pour le bailleur",
      "## Télécharger l'attestation\n\nOuvrez Mes documents et téléchargez l'attestation. Le bailleur la demande chaque année.\n\n## Durée\n\nL'attestation est valable un an.",
    ),
    prose(
      "move",
      "Déménagement",
      "## Deux logements\n\nQuand vous déménagez, vos deux logements sont assurés en même temps pendant 30 jours.",
    ),
    prose("pay", "Paiement", "## Prélèvement\n\nLa prime est prélevée le 5 du mois."),
  ]);
  const own = "Combien de temps mes deux logements sont-ils assurés en même temps ?";
  const { text, readAs } = answerInDialogue(rules, `Où télécharger l'attestation pour le bailleur ? Et ${own}`, []);
  assert.match(text, /Mes documents[\s\S]*30 jours/);
  // "ils" are the "logements" of the same sentence.
  assert.match(readAs, /\n[^\n]*assurés? en même temps \?$/i);
});

/** Articles and FAQ with learnt phrasings, whose questions are asked in one message. */
const mixed: Record<string, { article: readonly [question: string, answer: string]; faq: readonly string[] }> = {
  en: {
    article: ["How do I change my password?", "Open Security."],
    faq: [
      "What are your hours?",
      "From 9:00 to 18:00.",
      "opening hours",
      "when are you open",
      "are you open on Sunday",
    ],
  },
  fr: {
    article: ["Comment changer mon mot de passe ?", "Ouvrez Sécurité."],
    faq: [
      "Quels sont vos horaires ?",
      "De 9 h à 18 h.",
      "heures d'ouverture",
      "vous êtes ouverts ?",
      "ouvert le dimanche",
    ],
  },
  es: {
    article: ["¿Cómo cambio mi contraseña?", "Abra Seguridad."],
    faq: ["¿Cuál es su horario?", "De 9 a 18 horas.", "horas de apertura", "cuándo abren", "abren el domingo"],
  },
};
for (const [code, { article, faq: asked }] of Object.entries(mixed)) {
  const [question, answer] = article;
  const [title, told, ...alternatives] = asked;
  const both = new PassageIndex();
  both.addAll([
    prose("account", "Account", `## ${question}\n\n${answer}`),
    prose("boats", "Boats", "## 1\n\nAlpha beta gamma."),
    faq("hours", title!, told!, ...alternatives),
    faq("swim", "Swim?", "Delta.", "epsilon zeta", "eta theta", "iota kappa"),
  ]);
  learn(both);
  test(`a FAQ in a message does not swallow another question of it: ${code}`, () => {
    for (const message of [`${question} ${title}`, `${title} ${question}`, `1. ${title}\n2. ${question}`]) {
      const { text } = answerInDialogue(both, message, []);
      assert.ok(text.includes(answer) && text.includes(told!), `${message}: ${text}`);
    }
  });
}

test("the verbs 'è' and 'é' divide no question", () => {
  const bike = new PassageIndex();
  bike.addAll([
    faq("seat", "Il seggiolino è lavabile?", "Sì, con acqua e sapone."),
    prose("rent", "Noleggio", "## Come prolungo il noleggio?\n\nTocchi Prolunga."),
    prose("pay", "Pagare", "## Quanto costa una bici?\n\nUna bici costa 15 euro."),
  ]);
  const list = "1. Come prolungo il noleggio?\n2. Il seggiolino è lavabile?\n3. Quanto costa una bici?";
  assert.match(answerInDialogue(bike, list, []).text, /Prolunga[\s\S]*sapone[\s\S]*15 euro/);
});

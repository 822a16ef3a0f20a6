import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { languageOf } from "../reading/languages.ts";
import { faq, prose } from "../testing/index.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import { splitQuestions } from "./several/split-questions.ts";

type OfLanguage = {
  /** A FAQ and its answer. */
  question: string;
  answer: string;
  /** "<?>" stands for the question, "<q>" for the same with a small first letter. */
  messages: readonly string[];
  /** These ask one thing. */
  whole: readonly string[];
};

const languages: Record<string, OfLanguage> = {
  en: {
    question: "Where can I leave my bike?",
    answer: "In the yard.",
    messages: [
      "Sure, <q>",
      "Lovely! <?>",
      "Oh well, <q>",
      "hmm <q>",
      "Good evening, I have a short question. <?> Many thanks and best wishes, Ann",
      "Dear team,\nwe hope you are all well.\n<?>\nKind regards\nBen Hill",
      "We come with two children in June. <?>",
      "<?>\n\nSent from my tablet",
      "<?> Thank you so much!",
    ],
    whole: [
      "Are you open at Easter and other public holidays?",
      "Does the ride take between 20 and 40 minutes?",
      "Can I rent it for 2 or 3 days?",
    ],
  },
  de: {
    question: "Wo kann ich mein Rad abstellen?",
    answer: "Im Hof.",
    messages: [
      "Klar, <q>",
      "Prima! <?>",
      "Na gut, <q>",
      "Guten Abend, <q> Viele Grüße, Anna",
      "Sehr geehrte Damen und Herren,\n<q>\nMit freundlichen Grüßen\nBen Hügel",
      "Wir kommen im Juni mit zwei Kindern. <?>",
      "<?> Vielen Dank im Voraus",
    ],
    whole: [
      "Wo sehe ich, wie viele Plätze frei sind?",
      "Wo stelle ich ein, wie viele Wochen ein Gast bleibt?",
      "Haben Sie an Ostern und anderen Feiertagen offen?",
      "Dauert die Fahrt zwischen 20 und 40 Minuten?",
    ],
  },
  es: {
    question: "¿Dónde puedo dejar la bicicleta?",
    answer: "En el patio.",
    messages: [
      "Vale, <q>",
      "¡Perfecto! <?>",
      "Buenas tardes: <?> Un saludo, Ana",
      "Iremos en junio con dos niños. <?>",
      "<?> Muchas gracias",
    ],
    whole: ["¿Abren en Semana Santa y otros festivos?", "¿El viaje dura entre 20 y 40 minutos?"],
  },
  fr: {
    question: "Où puis-je laisser mon vélo ?",
    answer: "Dans la cour.",
    messages: [
      "D'accord, <q>",
      "Super ! <?>",
      "Bonjour, <q> Cordialement, Anne",
      "Nous venons en juin avec deux enfants. <?>",
      "<?> Merci d'avance",
    ],
    whole: ["Êtes-vous ouverts à Pâques et les autres jours fériés ?", "Le trajet dure-t-il entre 20 et 40 minutes ?"],
  },
  it: {
    question: "Dove posso lasciare la bici?",
    answer: "Nel cortile.",
    messages: [
      "Va bene, <q>",
      "Perfetto! <?>",
      "Buonasera, <q> Cordiali saluti, Anna",
      "Veniamo a giugno con due bambini. <?>",
      "<?> Grazie mille",
    ],
    whole: ["Siete aperti a Pasqua e altri giorni festivi?", "Il viaggio dura tra 20 e 40 minuti?"],
  },
  nl: {
    question: "Waar kan ik mijn fiets neerzetten?",
    answer: "Op de binnenplaats.",
    messages: [
      "Prima, <q>",
      "Mooi! <?>",
      "Goedenavond, <q> Met vriendelijke groet, Anna",
      "Wij komen in juni met twee kinderen. <?>",
      "<?> Alvast bedankt",
    ],
    whole: ["Zijn jullie open met Pasen en andere feestdagen?", "Duurt de rit tussen 20 en 40 minuten?"],
  },
  pt: {
    question: "Onde posso deixar a bicicleta?",
    answer: "No pátio.",
    messages: [
      "Certo, <q>",
      "Perfeito! <?>",
      "Boa tarde, <q> Com os melhores cumprimentos, Ana",
      "Vamos em junho com duas crianças. <?>",
      "<?> Muito obrigada",
    ],
    whole: ["Abrem na Páscoa e outros feriados?", "A viagem demora entre 20 e 40 minutos?"],
  },
};
for (const [code, { question, answer, messages, whole }] of Object.entries(languages)) {
  const index = new PassageIndex();
  index.addAll([faq("bike", question, answer), prose("lake", "Lago Lake See", "12 · 34")]);
  for (const message of messages) {
    const written = message.replace("<?>", question).replace(
      "<q>",
      question.replace(/\p{Lu}/u, (first) => first.toLowerCase()),
    );
    test(`what stands around a question does not hide it, ${code}: ${message}`, () =>
      assert.equal(answerInDialogue(index, written, []).text, answer));
  }
  for (const message of whole)
    test(`one question is not split: ${message}`, () =>
      assert.deepEqual(
        splitQuestions(message, languageOf(code)).map(({ text }) => text),
        [message],
      ));
}

test("two questions in a mail are two, and a message of courtesies alone is one", () => {
  const index = new PassageIndex();
  index.addAll([
    faq("bike", "Where can I leave my bike?", "In the yard."),
    faq("dog", "May I bring my dog?", "On a lead."),
  ]);
  const both = "Hello, where can I leave my bike? And may I bring my dog? Best, Tim";
  assert.match(answerInDialogue(index, both, []).text, /yard[\s\S]*lead/);
  assert.equal(answerInDialogue(index, "Great, thanks! Bye", []).act, "welcome");
});

const club = new PassageIndex();
club.addAll([
  prose("register", "Impressum", "Ruderclub Süd e. V. Vereinsregister: Amtsgericht Ulm, Nummer VR 77."),
  prose("open", "Öffnungszeiten", "Das Bootshaus ist von Montag bis Freitag offen."),
  prose("join", "Mitgliedschaft", "Die Mitgliedschaft kostet 60 Euro im Jahr."),
  prose("code", "Anmeldung in zwei Schritten", "Die Anmeldung mit 2FA schalten Sie im Profil ein."),
]);
for (const message of ["Vereinsregister Nummer", "2fa", "mitgliedschaft"])
  test(`a short message is read in the language of the knowledge: ${message}`, () =>
    assert.equal(club.languageOf(message).code, "de"));

test("a word that is misspelt like one of another language is read in that of the knowledge", () => {
  const shop = new PassageIndex();
  shop.addAll([
    prose("open", "Opening hours", "We are open from Monday to Friday."),
    prose("pay", "Payment", "Pay by card."),
  ]);
  assert.equal(shop.languageOf("openning hors wensday").code, "en");
  assert.equal(shop.languageOf("¿Dónde está la tienda?").code, "es");
});

const shop = new PassageIndex();
shop.addAll([
  prose("member", "Memberships", "A membership costs 60 euro a year."),
  prose("account", "Delete your account", "Members delete an account under Settings."),
  prose("support", "Support", "Write to desk@shop.example."),
  prose("ship", "Shipping", "Parcels arrive within three days."),
]);
for (const [message, answer] of [
  ["membership", /60 euro/],
  ["Support", /desk@shop/],
  ["shipping", /three days/],
] as const)
  test(`a word that names an article leads to it: ${message}`, () =>
    assert.match(answerInDialogue(shop, message, []).text, answer));

test("a misspelt word offers what it may mean", () =>
  assert.match(answerInDialogue(shop, "shiping", []).text, /Do you mean “Shipping”/));

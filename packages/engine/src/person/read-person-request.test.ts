import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languageOf } from "../reading/languages.ts";
import { recogniseNatureQuestion } from "../reading/message/recognise-nature-question.ts";
import { asksAboutOthers, asksForPerson, asksSomethingElse, asksWhatAnswers } from "../testing/person-requests.ts";
import { languageOfAnger, readPersonRequest } from "./read-person-request.ts";

const furtherRequests = [
  "I want to talk to a person",
  "Can I speak to someone?",
  "can I please chat with a human",
  "Agent please",
  "human",
  "connect me with your staff",
  "Ich möchte mit einem Menschen sprechen.",
  "Können Sie mich mit einem Mitarbeiter verbinden?",
  "Je voudrais parler à un conseiller",
  "Quiero hablar con una persona",
  "Quero falar com um atendente",
  "Vorrei parlare con un operatore",
  "Ik wil met een medewerker spreken",
  "Please call me back",
  "Rufen Sie mich bitte morgen an",
  "Rappelez-moi s'il vous plaît",
];
const furtherQuestions = [
  "What languages does your staff speak?",
  "How do I connect the printer to the network?",
  "Do you have an agent in Lisbon?",
  "Which person signs the contract?",
  "I do not want to talk to a person",
  "They call me Ishmael",
  "Wie viele Menschen arbeiten hier?",
  "Est-ce que quelqu'un parle anglais ?",
  "How many people fit into the boat?",
  "¿Cuántas personas caben?",
  "How much does it cost to call you?",
];

function reachedAt(message: string) {
  const { language: _, ...reached } = readPersonRequest(message) ?? {};
  return reached;
}

describe("a message that asks for a person", () => {
  for (const [code, messages] of Object.entries({ ...asksForPerson, further: furtherRequests })) {
    test(`is understood (${code})`, () => {
      for (const message of messages) {
        const language = readPersonRequest(message)?.language;
        assert.ok(language, message);
        if (code !== "further") assert.equal(language.code, code, message);
      }
    });
  }
  for (const [code, messages] of Object.entries({ ...asksSomethingElse, further: furtherQuestions })) {
    test(`is told from one that asks something else (${code})`, () => {
      for (const message of messages) assert.equal(readPersonRequest(message)?.language.code, undefined, message);
    });
  }

  test("may say in the sentence before what did not help", () => {
    for (const message of [
      "That does not help me. Get me a human.",
      "Das hilft mir nicht, ich will einen Menschen!",
      "Ça ne m'aide pas. Je veux parler à quelqu'un.",
      "No me sirve, quiero hablar con una persona",
    ]) {
      assert.notEqual(readPersonRequest(message), undefined, message);
    }
  });

  test("is of the language of its words, or of the dialogue when several have them", () => {
    const codeOf = (message: string, likely?: string) =>
      readPersonRequest(message, likely === undefined ? undefined : languageOf(likely))?.language.code;
    assert.equal(codeOf("stop, I want a real human", "de"), "en");
    assert.equal(codeOf("un humain svp", "en"), "fr");
    assert.equal(codeOf("Mitarbeiter bitte", "en"), "de");
    assert.deepEqual([codeOf("representante!", "pt"), codeOf("representante!", "es")], ["pt", "es"]);
  });

  test("gives the phone number and email address that it holds", () => {
    assert.deepEqual(reachedAt("Call me at +49 (30) 1234-567, please"), {
      phone: "+49 (30) 1234-567",
      isCallBack: true,
    });
    assert.deepEqual(reachedAt("I want to speak to a human, mail me at ann@shop.example or ring 030 998877"), {
      phone: "030 998877",
      email: "ann@shop.example",
    });
    assert.deepEqual(reachedAt("can someone call me? my number is 0171 2345678"), {
      phone: "0171 2345678",
      isCallBack: true,
    });
  });
});

describe("the question whether a person answers", () => {
  for (const [code, messages] of Object.entries(asksWhatAnswers)) {
    test(`is understood, and is no request for a person (${code})`, () => {
      for (const message of messages) {
        assert.equal(recogniseNatureQuestion(message)?.code, code, message);
        assert.equal(readPersonRequest(message)?.language.code, undefined, message);
      }
    });
  }

  test("is told from questions about other things and people", () => {
    for (const message of [...Object.values(asksAboutOthers).flat(), "Who are you?", "Wer sind Sie?"]) {
      assert.equal(recogniseNatureQuestion(message), undefined, message);
    }
  });
});

test("anger at the service is told from plain questions and complaints about things", () => {
  const angry = [
    ...["This is ridiculous!", "you are useless", "WTF, stupid bot", "I'm fed up with this", "you don't understand"],
    ...["Das ist eine Frechheit!", "du verstehst gar nichts", "So ein Scheiss", "C'est inadmissible", "j'en ai marre"],
    ...["I HATE THIS", "THIS IS THE WORST COMPANY EVER", "WTF", "are you kidding me?!", "Ihr seid unfähig"],
    ...["your service is a joke", "What a joke", "you guys are absolutely incompetent", "I'm so angry right now"],
    ...["Sie sind total inkompetent!", "Das ist doch lächerlich", "ich hasse euch", "Was für ein Saftladen"],
    ...["vous êtes vraiment incapables", "c'est n'importe quoi", "eres un inútil", "isto é uma vergonha"],
    ...["siete ridicoli", "jullie zijn echt waardeloos", "ik ben woedend"],
    ...[
      "you are crooks",
      "ihr seid doch Betrüger",
      "vous êtes des escrocs",
      "sois unos ladrones",
      "esto es una estafa",
    ],
    ...["isto é um golpe", "siete dei ladri", "jullie zijn oplichters", "c'est une arnaque"],
    ...["Esto es inaceptable", "estoy harto", "Isto é inaceitável", "che schifo di servizio", "dit is belachelijk"],
  ];
  const calm = [
    ...["The lamp is broken", "How do I report a mistake?", "I don't understand the invoice", "That is wrong"],
    ...["Why is it so expensive?", "My order is late", "Die Lampe geht nicht", "Ich verstehe die Rechnung nicht", ""],
    ...["my angry neighbour wants to buy", "the angry bird toy price?", "is the crap shoot game in stock?"],
    ...["do you sell the Useless Box?", "Do you have the book Ridiculous Ideas?", "is this stupid proof?"],
    ...["Haben Sie Penne all'arrabbiata?", "chili con carne", "un cono de helado", "une jolie lampe inutile"],
    ...["Was kostet das Spiel Dumm gelaufen?", "a história do burro", "Ist das Angry-Birds-Spiel da?"],
    ...["Ce n'est pas correct", "No funciona", "Não funciona", "Non funziona", "Het werkt niet"],
  ];
  for (const message of angry) assert.ok(languageOfAnger(message), message);
  for (const message of calm) assert.ok(!languageOfAnger(message), message);
});

test("a long message of any characters is read in no time that grows with its square", () => {
  for (const part of ["i want ", "a ", "mit einem menschen ", "- ", "can someone ", "é", "ich mochte bitte jetzt "]) {
    assert.equal(readPersonRequest(part.repeat(400 / part.length + 1)), undefined, part);
    readPersonRequest(part.repeat(Math.floor(400 / part.length)));
  }
});

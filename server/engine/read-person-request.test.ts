import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPersonRequest, showsAnger } from "./read-person-request.ts";
import { recogniseNatureQuestion } from "./recognise-nature-question.ts";
import { asksAboutOthers, asksForPerson, asksSomethingElse, asksWhatAnswers } from "./testing/person-requests.ts";

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

describe("a message that asks for a person", () => {
  for (const [code, messages] of Object.entries({ ...asksForPerson, further: furtherRequests })) {
    test(`is understood (${code})`, () => {
      for (const message of messages) assert.notEqual(readPersonRequest(message), undefined, message);
    });
  }
  for (const [code, messages] of Object.entries({ ...asksSomethingElse, further: furtherQuestions })) {
    test(`is told from one that asks something else (${code})`, () => {
      for (const message of messages) assert.equal(readPersonRequest(message), undefined, message);
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

  test("gives the phone number and email address that it holds", () => {
    assert.deepEqual(readPersonRequest("Call me at +49 (30) 1234-567, please"), { phone: "+49 (30) 1234-567" });
    assert.deepEqual(readPersonRequest("I want to speak to a human, mail me at ann@shop.example or ring 030 998877"), {
      phone: "030 998877",
      email: "ann@shop.example",
    });
    assert.deepEqual(readPersonRequest("can someone call me? my number is 0171 2345678"), { phone: "0171 2345678" });
  });
});

describe("the question whether a person answers", () => {
  for (const [code, messages] of Object.entries(asksWhatAnswers)) {
    test(`is understood, and is no request for a person (${code})`, () => {
      for (const message of messages) {
        assert.equal(recogniseNatureQuestion(message)?.code, code, message);
        assert.equal(readPersonRequest(message), undefined, message);
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
    ...["Esto es inaceptable", "estoy harto", "Isto é inaceitável", "che schifo di servizio", "dit is belachelijk"],
  ];
  const calm = [
    ...["The lamp is broken", "How do I report a mistake?", "I don't understand the invoice", "That is wrong"],
    ...["Why is it so expensive?", "My order is late", "Die Lampe geht nicht", "Ich verstehe die Rechnung nicht", ""],
    ...["Ce n'est pas correct", "No funciona", "Não funciona", "Non funziona", "Het werkt niet"],
  ];
  for (const message of angry) assert.ok(showsAnger(message), message);
  for (const message of calm) assert.ok(!showsAnger(message), message);
});

test("a long message of any characters is read in no time that grows with its square", () => {
  for (const part of ["i want ", "a ", "mit einem menschen ", "- ", "can someone ", "é", "ich mochte bitte jetzt "]) {
    assert.equal(readPersonRequest(part.repeat(400 / part.length + 1)), undefined, part);
    readPersonRequest(part.repeat(Math.floor(400 / part.length)));
  }
});

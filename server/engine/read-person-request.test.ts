import assert from "node:assert/strict";
import { test } from "node:test";
import { readPersonRequest } from "./read-person-request.ts";

const asks = [
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
const asksSomethingElse = [
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

for (const message of asks)
  test(`"${message}" asks for a person`, () => assert.notEqual(readPersonRequest(message), undefined));
for (const message of asksSomethingElse)
  test(`"${message}" asks for something else`, () => assert.equal(readPersonRequest(message), undefined));

test("the phone number and email address of a request are read", () => {
  assert.deepEqual(readPersonRequest("Call me at +49 (30) 1234-567, please"), { phone: "+49 (30) 1234-567" });
  assert.deepEqual(readPersonRequest("I want to speak to a human, mail me at ann@shop.example or ring 030 998877"), {
    phone: "030 998877",
    email: "ann@shop.example",
  });
});

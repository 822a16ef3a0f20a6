import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languageOf } from "../reading/languages.ts";
import { readContactDetails } from "./read-contact-details.ts";
import { readPersonRequest } from "./read-person-request.ts";

describe("the details by which a person can be reached", () => {
  for (const [language, message, name, phone, email] of [
    ["en", "My name is Ada Lovelace and my number is +44 20 7946 0958", "Ada Lovelace", "+44 20 7946 0958"],
    ["en", "Ada Lovelace, +44 20 7946 0958", "Ada Lovelace", "+44 20 7946 0958"],
    ["en", "ada lovelace ada@example.com", "ada lovelace", undefined, "ada@example.com"],
    ["en", "it's ...ada.l@example.com", undefined, undefined, "ada.l@example.com"],
    ["en", "it's ada..l@example.com", undefined],
    ["en", "it's ada@example.com", undefined, undefined, "ada@example.com"],
    ["en", "Name: Ludwig van Beethoven\nTel: (030) 901820", "Ludwig van Beethoven", "(030) 901820"],
    ["en", "I'm Ada. Sure, call me at +44 20 7946 0958.", "Ada", "+44 20 7946 0958"],
    ["en", "yes, +44 20 7946 0958", undefined, "+44 20 7946 0958"],
    ["en", "its bob smith 0049 30 901820", "bob smith", "0049 30 901820"],
    ["en", "I am looking for shoes", undefined],
    ["en", "phone: +44 20 7946 0958", undefined, "+44 20 7946 0958"],
    ["en", "What does a day ticket cost on the weekend?", undefined],
    ["de", "Ich heiße Jörg Müller, 030 901820", "Jörg Müller", "030 901820"],
    [
      "de",
      "Mein Name ist Anna O'Neill-Groß und ich bin unter anna@example.de erreichbar",
      "Anna O'Neill-Groß",
      undefined,
      "anna@example.de",
    ],
    ["de", "nein, müller.k@bücher.example", undefined, undefined, "müller.k@bücher.example"],
    ["fr", "Je m'appelle Zoé Lefèvre, mon numéro est le +33 1 99 00 12 34", "Zoé Lefèvre", "+33 1 99 00 12 34"],
    ["es", "Me llamo José Núñez y mi correo es jose@example.es", "José Núñez", undefined, "jose@example.es"],
    ["it", "Mi chiamo Elena, elena@example.it", "Elena", undefined, "elena@example.it"],
    ["nl", "Mijn naam is Jan de Vries, +31 20 123 4567", "Jan de Vries", "+31 20 123 4567"],
    ["pt", "Chamo-me Inês, +351 21 123 4567", "Inês", "+351 21 123 4567"],
  ] as const) {
    test(`"${message}"`, () => {
      const { name: read, ...address } = readContactDetails(message, languageOf(language), true);
      assert.equal(read, name);
      assert.deepEqual(address, { ...(phone && { phone }), ...(email && { email }) });
    });
  }

  test("a name stands alone only where it was asked for", () => {
    assert.deepEqual(readContactDetails("Ada Lovelace", languageOf("en")), {});
  });
});

describe("a call back", () => {
  for (const message of [
    ...[
      "Can someone call me back?",
      "please call me",
      "I'd like a call back",
      "Could you contact me?",
      "callback please",
    ],
    ...["Can I leave my number?", "Bitte um Rückruf", "Rufen Sie mich bitte an", "Kann mich jemand zurückrufen?"],
    ...["Rückruf bitte", "Rappelez-moi", "Quelqu'un peut me rappeler ?", "¿Me pueden llamar?", "Llámenme por favor"],
    ...["Mi potete richiamare?", "Vorrei essere richiamato", "Kan iemand me terugbellen?", "Bel me terug"],
    ...["Podem ligar-me?", "Alguém me pode ligar?"],
  ])
    test(`"${message}" asks for it`, () => assert.equal(readPersonRequest(message)?.isCallBack, true));

  for (const message of [
    ...["I want to talk to a person, call me at +49 30 123456", "Get me a human", "Ich möchte mit jemandem sprechen"],
    ...["Je veux parler à un conseiller", "Quiero hablar con una persona"],
  ])
    test(`"${message}" asks for a person now`, () => assert.equal(readPersonRequest(message)?.isCallBack, undefined));

  for (const message of [
    ...["How do I call back a customer?", "Don't call me"],
    ...["How can I get my money back?", "What is a callback function?", "Ruft mich nicht an"],
  ])
    test(`"${message}" asks for neither`, () => assert.equal(readPersonRequest(message), undefined));
});

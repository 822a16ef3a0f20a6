import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../reading/languages.ts";
import { beginsWithNo, readConsent } from "./read-consent.ts";

const cancelOrder = ["Cancel an order", "cancel_order", "17"];

const yes: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...["Yes!", "ok", "OK, do it.", "correct", "👍", "👍🏽", "Yes, cancel it", "yes please go ahead", "sure, thanks"],
    ...[
      "Yes, please cancel my order 17.",
      "yep",
      "Go ahead and cancel it",
      "That's right.",
      "sounds good 🙂",
      "yes yes",
    ],
    ...["Absolutely, go for it", "ok 👌", "of course", "No problem, go ahead", "Yes - cancel order 17 please"],
    ...["YES", "yeah, do that please", "✅"],
  ],
  de: [
    ...["ja, mach das", "Ja, bitte", "Ja gerne!", "ok mach es", "Genau.", "Machen Sie das bitte", "klar", "Stimmt"],
    ...["Einverstanden, danke", "ja klar 👍", "Auf jeden Fall", "in Ordnung", "Nur zu!", "Ja, das ist richtig"],
  ],
  fr: ["oui vas-y", "D’accord", "oui, merci", "Allez-y s'il vous plaît", "Bien sûr !", "C'est bon", "oui c'est exact"],
  es: ["sí", "sí, por favor", "vale, hazlo", "claro que sí", "De acuerdo, gracias", "adelante", "correcto"],
  pt: ["sim", "sim, pode fazer", "pode ser", "Claro, obrigado", "Com certeza", "está bem", "isso mesmo"],
  it: ["sì, procedi", "Sì grazie", "va bene", "certo", "D'accordo, proceda pure", "esatto", "lo confermo"],
  nl: ["graag", "ja, doe maar", "Ja hoor", "Is goed, bedankt", "akkoord", "natuurlijk", "doe het maar"],
};
const no: Readonly<Record<string, readonly string[]>> = {
  en: [
    "No.",
    "don't do it",
    "no thanks",
    "cancel",
    "Never mind",
    "please don't",
    "👎",
    "not now, thanks",
    "Better not",
  ],
  de: ["nein danke", "Nein", "lieber nicht", "Mach das nicht!", "Ja nicht!", "abbrechen", "Bitte nicht"],
  fr: ["non merci", "surtout pas", "Ne le faites pas", "Pas maintenant"],
  es: ["No, gracias", "mejor no", "no lo hagas", "Claro que no"],
  pt: ["não", "não obrigado", "melhor não", "Agora não"],
  it: ["no grazie", "annulla", "non farlo", "Meglio di no"],
  nl: ["nee", "doe maar niet", "niet doen", "Laat maar, bedankt"],
};
const neither = [
  ...["yes but not today", "yes? what does that mean", "no, yes I mean the other one", "yes or no", "not sure", ""],
  ...["yes, and also cancel my second order", "Yes, cancel order 18", "yes, cancel all my orders", "ok, cancel"],
  ...["yes, but what does it cost?", "maybe", "thanks", "Thank you!", "ok?", "Yes, if it is free", "yes forget it"],
  ...["yes, tomorrow", "Do I have to say yes?", "ok so what is next", "I said yes to something else", "it", "17"],
  ...["yes, keep it", "please", "sure about that?", "why not", "yes the other one", "ok wait", "no go ahead", "👍👎"],
  ...[
    "ja nein",
    "ja, aber erst morgen",
    "ja was denn",
    "bitte?",
    "ja, aber nicht die Nummer 17",
    "danke",
    "vielleicht",
  ],
  ...["oui mais pas aujourd'hui", "oui et non", "sí, pero no hoy", "si no", "sim, mas amanhã", "sì, ma non oggi"],
  ...["ja maar niet vandaag", "Stornieren Sie Auftrag 18", "y tú", "yes, do not disturb me"],
];

// A language of a template that is not filled yet has no words for it.
for (const code of Object.keys(yes)) {
  test(`what means yes or no in ${code} is read so`, () => {
    for (const message of yes[code]!) assert.equal(readConsent(message, cancelOrder), "yes", message);
    for (const message of no[code]!) assert.equal(readConsent(message, cancelOrder), "no", message);
  });
}

test("an answer that says anything else is neither", () => {
  for (const message of neither) assert.equal(readConsent(message, cancelOrder), undefined, message);
  assert.equal(readConsent("yes, cancel it", ["Send a letter", "send_letter"]), undefined);
  assert.equal(readConsent("yes, do not", ["Do not disturb", "mute"]), undefined);
  assert.equal(readConsent(`yes ${"please ".repeat(100)}`), undefined);
});

test("a yes names the very number or code that was asked for", () => {
  const answersTo: Readonly<Record<string, readonly [exact: readonly string[], other: readonly string[]]>> = {
    "9": [
      ["yes, cancel order 9", "yes, cancel order #9.", "Yes: order 9!", 'yes, order "9"'],
      [
        ...["yes, cancel order -9", "yes, cancel order - 9", "yes, order −9", "yes, order 9.9", "yes, order 9,9"],
        ...["yes, order 9 9", "yes, order 9%", "yes, order 9 %", "yes, order 9 €", "yes, order +9", "yes, order 9k"],
        ...["yes, order 9½", "yes, order 09", "yes, order 9-10", "yes, order 9:30", "yes, order (9)", "yes, 9/2"],
      ],
    ],
    "1.5": [
      ["yes, cancel order 1.5", "yes, 1.5."],
      ["yes, order 5.1", "yes, order -1.5", "yes, order 1.5%", "yes, order 1 5", "yes, order 5", "yes, order 1.5.5"],
    ],
    "-3": [["yes, order -3"], ["yes, order 3", "yes, order --3"]],
    "AB-17": [["yes, order ab-17"], ["yes, order 17", "yes, order AB", "yes, order AB 17"]],
  };
  for (const [number, [exact, other]] of Object.entries(answersTo)) {
    const deed = ["Cancel an order", "cancel order", number];
    for (const message of exact) assert.equal(readConsent(message, deed), "yes", message);
    for (const message of other) assert.equal(readConsent(message, deed), undefined, message);
  }
});

test("no phrase means two things", () => {
  const kinds = new Map<string, string>();
  for (const { code, consent } of languages) {
    for (const [kind, phrases] of Object.entries(consent)) {
      for (const phrase of phrases) {
        assert.equal(kinds.get(phrase) ?? kind, kind, `${phrase} (${code})`);
        assert.match(phrase, /^[\p{Ll}' ]+$/u, code);
        kinds.set(phrase, kind);
      }
    }
  }
});

test("a message that begins with a no is seen as one", () => {
  for (const message of ["No, I meant the other one", "nein, die andere", "Don't! Which one is it?"]) {
    assert.ok(beginsWithNo(message), message);
  }
  for (const message of ["No problem, go ahead", "what is that?", "yes", ""])
    assert.ok(!beginsWithNo(message), message);
});

test("an order that is given again is no no", () => {
  const deed = ["Cancel an order", "cancel order", "9"];
  for (const message of ["cancel order 9", "Cancel it!", "cancel my order", "annulez la commande 9"])
    assert.ok(!beginsWithNo(message, deed), message);
  for (const message of ["No, not order 9", "no order 9 is wrong", "cancel", "don't cancel order 9", "stop, not that"])
    assert.ok(beginsWithNo(message, deed), message);
});

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { learn } from "../../testing/ask-fixtures.ts";
import { faq, prose } from "../../testing/fixture.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";

const index = new PassageIndex();
index.addAll([
  prose("shifts", "Edit a shift", "## Move it\n\nDrag the shift to another day.\n\n## Problem\n\nIt stays grey."),
  prose("swap", "Swap shifts", "## With a colleague\n\nAsk in the calendar, and both of you confirm."),
  prose("mass", "Broadcasts", "## Send a broadcast\n\nOpen Messages.\n\n## Delete a broadcast\n\nPress Delete."),
  prose(
    "photo",
    "Photos",
    "## Problem\n\nA photo that is larger than 5 MB is refused.\n\n## Solution\n\nMake it smaller.",
  ),
  prose("app", "The app does not start", "## Solution\n\nInstall it again."),
  prose("load", "Get the app", "## From the store\n\nSearch for our name."),
]);

const topics = (message: string): string[] => answerInDialogue(index, message, []).choices.map(({ title }) => title);

test("a complaint about a field is answered with its topics, and no section called 'Problem' is cited", () => {
  for (const message of ["I have a problem with a shift", "something is wrong with my shifts", "shift issue"]) {
    const answer = answerInDialogue(index, message, []);
    equal(answer.act, "ask-back", message);
    deepEqual(topics(message), ["Edit a shift", "Swap shifts"], message);
  }
});

test("of a field that one source is about, its sections are offered", () => {
  deepEqual(topics("I need help with broadcasts"), ["Send a broadcast", "Delete a broadcast"]);
});

test("a complaint about the app is answered with the topics that name the app", () => {
  deepEqual(topics("the app is not working"), ["The app does not start", "Get the app"]);
});

test("a single topic is asked for by its name", () => {
  equal(answerInDialogue(index, "trouble with a photo", []).text, "Do you mean “Photos”?");
});

test("a message that asks, or names a fault by its number, is no mere field", () => {
  for (const message of ["How do I swap shifts?", "Where do I delete a broadcast?", "error 17 in a shift"])
    equal(answerInDialogue(index, message, []).act === "ask-back", false, message);
});

test("each language has words for complaints about a field", () => {
  const messages: readonly (readonly [message: string, title: string, text: string])[] = [
    ["I have a problem with my invoice", "Read your invoice", "The invoice lists what you bought."],
    ["ich habe Schwierigkeiten mit meiner Rechnung", "Die Rechnung lesen", "Die Rechnung nennt, was Sie kauften."],
    ["j'ai un souci avec ma facture", "Lire la facture", "La facture dit ce que vous avez acheté."],
    ["tengo un problema con mi factura", "Leer la factura", "La factura dice lo que ha comprado."],
    ["ho un problema con la fattura", "Leggere la fattura", "La fattura dice che cosa ha comprato."],
    ["ik heb een probleem met mijn factuur", "De factuur lezen", "De factuur noemt wat u hebt gekocht."],
    ["tenho um problema com a minha fatura", "Ler a fatura", "A fatura diz o que comprou."],
  ];
  for (const [message, title, text] of messages) {
    const shop = new PassageIndex();
    shop.addAll([
      prose("one", title, `## 1\n\n${text}`),
      prose("two", "Z", "## 2\n\nAlpha beta."),
      prose("3", "Y", "## 3\n\nGamma."),
    ]);
    const answer = answerInDialogue(shop, message, []);
    equal(answer.act, "ask-back", message);
    equal(answer.choices[0]?.title, title, message);
  }
});

test("a problem with a thing is not answered by a FAQ about another side of it, nor by its price", () => {
  const shop = new PassageIndex();
  shop.addAll([
    faq("jug", "Is the milk jug washable?", "Yes, with soap.", "wash the milk jug", "can I wash the jug"),
    faq("tea", "Do you sell tea?", "No.", "black tea", "green tea"),
    prose(
      "gift",
      "Gift cards",
      "## How do I redeem a gift card?\n\nType the code.\n\n## Can I get cash for a gift card?\n\nNo.",
    ),
    prose("ship", "Delivery", "## What does shipping cost?\n\nIt costs 5 euros.\n\n## Days\n\nOn weekdays."),
  ]);
  learn(shop);
  const asked = (message: string) => answerInDialogue(shop, message, []);
  for (const message of ["problem with the milk jug", "problem with shipping", "problem with my gift card"])
    equal(asked(message).act, "ask-back", message);
  equal(asked("problem with the milk jug").choices[0]?.title, "Is the milk jug washable?");
  equal(asked("wash the milk jug").text, "Yes, with soap.");
});

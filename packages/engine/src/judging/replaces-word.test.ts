import assert from "node:assert/strict";
import { test } from "node:test";
import { answerInDialogue } from "../dialogue/answer-in-dialogue.ts";
import { answerOffline } from "../dialogue/answer-offline.ts";
import { earlierTurn } from "../dialogue/earlier-turn.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import { learn } from "../testing/ask-fixtures.ts";
import { faq, prose } from "../testing/fixture.ts";

const hotel = [
  faq("pool", "Is the pool heated?", "No, the pool is not heated."),
  faq("breakfast", "Is breakfast included?", "Yes, breakfast is included in every rate."),
  faq("arrival", "What time is check-in?", "Check-in is from 3 pm."),
  faq("address", "How do I change my address?", "Open your profile and press Edit beside the address."),
  faq("smoking", "Darf ich im Zimmer rauchen?", "Nein, in allen Zimmern wird nicht geraucht."),
];

const indexOf = (...documents: ReturnType<typeof faq>[]): PassageIndex => {
  const index = new PassageIndex();
  index.addAll(documents);
  return index;
};

test("a FAQ about one thing is no answer about another one", () => {
  const index = indexOf(...hotel);
  for (const question of [
    "Is the sauna heated?",
    "Is dinner included?",
    "Is lunch included in the rate?",
    "What time is check-out?",
    "How do I change my password?",
    "Darf ich im Zimmer kochen?",
  ]) {
    const answer = answerOffline(index, question);
    assert.ok(!answer.answered, `${question} → ${answer.text}`);
  }
});

test("other words for the same thing are answered", () => {
  const index = indexOf(...hotel);
  for (const [question, source] of [
    ["is the pool warm?", "pool"],
    ["Is the breakfest included?", "breakfast"],
    ["when can I check in", "arrival"],
    ["How can I edit my address?", "address"],
    ["Ist Rauchen im Zimmer erlaubt?", "smoking"],
  ] as const) {
    const answer = answerOffline(index, question);
    assert.equal(answer.support[0]?.document.sourceId, source, question);
  }
});

test("the FAQ that is alike is offered, and a text that tells of the other thing is the answer", () => {
  const question = "Is the sauna heated?";
  const declined = answerOffline(indexOf(...hotel), question);
  assert.equal(declined.choices[0]?.sourceId, "pool");
  const text = prose("sauna", "Sauna", "The sauna is heated from 5 pm to 10 pm. Towels are beside the door.");
  const answer = answerOffline(indexOf(...hotel, text), question);
  assert.equal(answer.support[0]?.document.sourceId, "sauna");
});

test("a FAQ with a phrasing that fits is meant", () => {
  const index = indexOf(faq("pool", "Is the pool heated?", "No, it is not.", "Is the sauna heated?"));
  assert.ok(answerOffline(index, "is the sauna heated now?").answered);
});

test('a question about "it" is none about the thing that a FAQ names, unless that was asked before', () => {
  const index = indexOf(
    faq("treatment", "Does a root canal treatment hurt?", "No more than a filling."),
    faq("implant", "What does an implant cost?", "From 2,100 pounds."),
    faq("duration", "How long does a root canal treatment take?", "Two visits of 60 to 90 minutes."),
  );
  for (const question of ["does it hurt?", "how long does it take?", "Does an implant hurt?"])
    assert.ok(!answerOffline(index, question).answered, question);
  const after = (first: string): string => {
    const history = [earlierTurn(first, answerInDialogue(index, first, []))];
    return answerInDialogue(index, "does it hurt?", history).text;
  };
  assert.match(after("How long does a root canal treatment take?"), /No more than a filling/);
  assert.doesNotMatch(after("What does an implant cost?"), /No more than a filling/);
});

test("alternatives of a FAQ do not make it answer for another thing or quality", () => {
  const shop = new PassageIndex();
  shop.addAll([
    faq("decaf", "Do you sell decaf?", "Yes, ours is called Luna.", "decaf coffee", "coffee without caffeine"),
    faq(
      "jug",
      "Is the milk jug dishwasher-safe?",
      "Yes, in the upper basket.",
      "wash the milk jug",
      "can I wash the jug",
    ),
    prose("lessons", "Lessons", "## What a lesson costs\n\nA lesson costs 40 euros.\n\n## Days\n\nOn Mondays."),
    prose("tank", "Clean the tank", "## The water tank\n\nRinse the water tank every week."),
  ]);
  learn(shop);
  const isAnswered = (question: string): boolean => answerOffline(shop, question).answered;
  for (const question of [
    ...["Do you sell tea?", "Is the milk jug magnetic?", "Is the water tank dishwasher-safe?"],
    // A measure that neither the FAQ asks for nor its answer holds, nor a text that names the thing.
    "How much is the milk jug?",
  ])
    assert.equal(isAnswered(question), false, question);
  for (const question of ["do you sell decaf coffee", "is the jug dishwasher safe", "can I wash the milk jug?"])
    assert.equal(isAnswered(question), true, question);
});

test("a FAQ that speaks of prices, or of a time in words, answers for a price and a duration", () => {
  const shop = new PassageIndex();
  shop.addAll([
    faq("fee", "Do you charge for delivery?", "No, delivery is on us."),
    faq("money", "When does the refund arrive?", "The refund arrives on the same day."),
    faq("jug", "Is the milk jug washable?", "Yes, with soap."),
  ]);
  assert.match(answerOffline(shop, "how much do you charge for delivery").text, /on us/);
  assert.match(answerOffline(shop, "how long until the refund arrives").text, /same day/);
});

test("what no text of the knowledge has is declined, in whatever order it is asked", () => {
  const index = indexOf(
    faq("seat", "¿Se puede lavar la silla infantil?", "Sí, con agua y jabón.", "lavar la silla infantil"),
    faq("hours", "¿Cuál es su horario?", "De martes a sábado de 9 a 18."),
  );
  learn(index);
  assert.ok(!answerOffline(index, "¿La silla infantil es magnética?").answered);
  assert.ok(answerOffline(index, "¿La silla infantil se puede lavar?").answered);
});

test("of a compound the last part says what it is: a board is no course", () => {
  const index = indexOf(
    faq("board", "Was kostet ein Snowboard?", "Ein Snowboard kostet 35 € am Tag.", "Preis Snowboard"),
    faq("course", "Wann beginnt der Kletterkurs?", "Um neun Uhr."),
    faq("skis", "Was kostet ein Paar Ski?", "Ein Paar Ski kostet 32 € am Tag."),
  );
  learn(index);
  assert.ok(!answerOffline(index, "Was kostet eine Snowboardreise?").answered);
  assert.match(answerOffline(index, "Was kosten Snowboards?").text, /35 €/);
});

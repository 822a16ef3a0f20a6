import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type PassageFinder, PassageIndex } from "../finding/passage-index.ts";
import { arbitraryText } from "../testing/arbitrary-text.ts";
import { learn } from "../testing/ask-fixtures.ts";
import { dialogues } from "../testing/dialogues.ts";
import { faq, prose } from "../testing/fixture.ts";
import { fixtures } from "../testing/fixtures.ts";
import { holdDialogue, isAsExpected } from "../testing/hold-dialogue.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import { answerOffline } from "./answer-offline.ts";
import { earlierTurn } from "./earlier-turn.ts";

test("at least 0.9 of the dialogues end with the right answer", (context) => {
  const failed = dialogues.filter((dialogue) => !isAsExpected(dialogue, holdDialogue(dialogue)));
  for (const dialogue of failed) {
    const { text, readAs } = holdDialogue(dialogue);
    context.diagnostic(`${dialogue.messages.join(" > ")} → ${text.slice(0, 90)} [${readAs}]`);
  }
  const reached = 1 - failed.length / dialogues.length;
  context.diagnostic(`reached ${reached.toFixed(3)} of ${dialogues.length} dialogues`);
  assert.ok(reached >= 0.9);
});

test("a question that stands alone gets the same answer after any earlier turn", () => {
  const index = new PassageIndex();
  for (const document of fixtures[0]!.documents) index.add(document);
  const history = [earlierTurn("Do you sell gift cards?", answerOffline(index, "Do you sell gift cards?"))];
  for (const { question } of fixtures[0]!.questions.filter(({ kind }) => kind === "plain")) {
    const bare = answerOffline(index, question);
    if (bare.confidence < 0.8) continue;
    assert.equal(answerInDialogue(index, question, history).text, bare.text, question);
  }
});

test("no message searches the same twice, with several questions and after earlier turns", () => {
  const index = new PassageIndex();
  for (const document of fixtures[0]!.documents) index.add(document);
  const searched: string[] = [];
  const counting = (finder: PassageFinder, part: string): PassageFinder => ({
    find: (query, options) => {
      searched.push(`${part}: ${query}`);
      return finder.find(query, options);
    },
    asksThis: (message) => finder.asksThis(message),
    languageOf: (message) => finder.languageOf(message),
    facts: (kind) => index.facts(kind),
    documents: (language) => finder.documents(language),
    within: (sourceIds) => counting(finder.within(sourceIds), [...sourceIds].join()),
  });
  const gift = "Do you sell gift cards?";
  const histories = [[], [earlierTurn(gift, answerOffline(index, gift))]];
  for (const message of [gift, "how long are they valid?", "Can I cancel a rental and change my booking?"]) {
    for (const history of histories) {
      searched.length = 0;
      answerInDialogue(counting(index, ""), message, history);
      assert.ok(searched.length > 0);
      assert.deepEqual(searched, [...new Set(searched)], message);
    }
  }
});

test("a FAQ that asks the same goes before small talk", () => {
  const index = new PassageIndex();
  index.add(faq("hello", "Hello", "Welcome to the mill."));
  assert.equal(answerInDialogue(index, "hello!", []).text, "Welcome to the mill.");
});

test("any message after any history gets a reply whose support is verbatim", () => {
  const index = new PassageIndex();
  for (const document of fixtures[8]!.documents) index.add(document);
  const turn = fc.record({
    question: arbitraryText,
    citedTitles: fc.array(arbitraryText, { maxLength: 2 }),
    citedSourceIds: fc.array(arbitraryText, { maxLength: 2 }),
    choices: fc.array(fc.record({ title: arbitraryText, sourceId: arbitraryText }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.oneof(arbitraryText, fc.constantFrom("and it?", "what do you mean?", "thanks", "and the Bittern?")),
      fc.array(turn, { maxLength: 4 }),
      (message, history) => {
        const reply = answerInDialogue(index, message, history);
        assert.ok(reply.text.length > 0 && reply.confidence >= 0 && reply.confidence <= 1);
        for (const { document, span, passage } of reply.support)
          assert.equal(passage, document.text.slice(span.start, span.end));
      },
    ),
    { numRuns: 60 },
  );
});

test('"what do you mean?" after thanks explains the last answer with its whole passage', () => {
  const messages = ["What does the Teal cost?", "thank you", "what do you mean?"];
  const { text, act } = holdDialogue({ fixture: "lamp catalogue", messages });
  assert.equal(act, "explain");
  assert.match(text, /^The Teal holds four candles.*It costs 88 euros\.$/);
});

test("a message without a word to search for is answered with a question in its language", () => {
  const index = new PassageIndex();
  index.add(faq("pay", "Wie kann ich bezahlen?", "Bar oder mit Karte."));
  assert.equal(answerInDialogue(index, "was kann das?", []).text, "Was möchten Sie wissen?");
});

test("two things are answered from a source for each, also when a third source names both", () => {
  const index = new PassageIndex();
  index.addAll([
    prose("both", "Lanterns and kites: which to choose", "## Lanterns and kites\n\nA lantern shines, a kite flies."),
    prose("lanterns", "Repairing lanterns", "## Repair a lantern\n\nReplace the wick of the lantern to repair it."),
    prose("kites", "Repairing kites", "## Repair a kite\n\nGlue the spar of the kite to repair it."),
    prose("drums", "Repairing drums", "## Repair a drum\n\nTighten the skin of the drum to repair it."),
  ]);
  const { text } = answerInDialogue(index, "How do I repair a lantern and a kite?", []);
  assert.match(text, /wick[\s\S]*spar/);
});

test("a follow-up is less sure where the answer lacks its own words", () => {
  const index = new PassageIndex();
  index.addAll([
    prose("lantern", "Lantern", "The lantern Teal holds four candles. The lantern Teal costs 88 euros."),
    prose("kite", "Kite", "The kite Wren has a tail of silk. The kite Wren costs 20 euros."),
    prose("drum", "Drum", "The drum Finch is loud. It has a velvet skin."),
  ]);
  const first = "What does the lantern Teal cost?";
  const history = [earlierTurn(first, answerOffline(index, first))];
  const sureness = (question: string): number => answerInDialogue(index, question, history).confidence;
  assert.ok(sureness("and how many candles does it hold?") > 2 * sureness("and what does it cost with velvet?"));
});

test("a reply to two questions of which one has no answer is less sure than the answer alone", () => {
  const index = new PassageIndex();
  for (const document of fixtures[0]!.documents) index.add(document);
  const known = fixtures[0]!.questions.find(({ question, kind }) => {
    return kind === "plain" && answerOffline(index, question).confidence >= 0.8;
  })!.question;
  const alone = answerInDialogue(index, known, []);
  const both = answerInDialogue(index, `${known} Who was the king of Norway in 1905?`, []);
  assert.ok(both.answered);
  assert.equal(both.support.length, alone.support.length);
  assert.ok(both.confidence <= alone.confidence / 2);
});

test("a few FAQ take no question from the articles beside them", () => {
  const index = new PassageIndex();
  index.addAll([
    prose("rides", "Rides", "## Cancel a ride\n\nIt is free for two minutes. Then a cancellation costs 4 euros."),
    prose("pay", "Paying", "## Vouchers\n\nType the code under Pay. A voucher is valid for 12 months."),
    faq("reach", "When can I call you?", "Every day from 7 to 22.", "opening hours", "How do I reach you?"),
    faq("night", "Do you ride at night?", "Yes, at all hours."),
  ]);
  learn(index);
  const message = "what does a cancellation cost and how long is a voucher valid?";
  assert.match(answerInDialogue(index, message, []).text, /4 euros[\s\S]*12 months/);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { withParameters } from "../parameters.ts";
import type { IndexedDocument } from "../retrieval.ts";
import { arbitraryText } from "../testing/arbitrary-text.ts";
import { faq, prose } from "../testing/fixture.ts";
import { fixtures } from "../testing/fixtures.ts";
import { PassageIndex } from "./passage-index.ts";

const allDocuments: IndexedDocument[] = fixtures.flatMap((fixture) => fixture.documents);
const allQuestions = fixtures.flatMap((fixture) => fixture.questions.map(({ question }) => question));

function indexOf(documents: readonly IndexedDocument[]): PassageIndex {
  const index = new PassageIndex();
  for (const document of documents) index.add(document);
  return index;
}

/** Everything a caller can see of a find. */
function seen(index: PassageIndex, question: string): unknown {
  const { query, passages } = index.find(question, { limit: 40 });
  return { query, passages: passages.map(({ document, ...rest }) => ({ documentId: document.documentId, ...rest })) };
}

function topSource(index: PassageIndex, question: string): string | undefined {
  return index.find(question).passages[0]?.document.sourceId;
}

test("adding, replacing and removing leaves the same answers and scores as a fresh build in any order", () => {
  const step = fc.record({ at: fc.nat(allDocuments.length - 1), removes: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 120 }),
      fc.subarray(allQuestions, { minLength: 3, maxLength: 8 }),
      (steps, questions) => {
        const index = indexOf(allDocuments.slice(0, 30));
        const kept = new Map(allDocuments.slice(0, 30).map((document) => [document.documentId, document]));
        for (const { at, removes } of steps) {
          const document = allDocuments[at]!;
          if (removes) index.remove(document.documentId);
          else index.add(document);
          if (removes) kept.delete(document.documentId);
          else kept.set(document.documentId, document);
        }
        const fresh = indexOf([...kept.values()].reverse());
        assert.equal(index.passageCount, fresh.passageCount);
        for (const question of questions) assert.deepEqual(seen(index, question), seen(fresh, question));
      },
    ),
    { numRuns: 40 },
  );
});

test("what two sources teach in the same words under the same title is found once", () => {
  const text = "A lantern is lent for three days.";
  const index = indexOf([prose("de/a", "Lanterns", text), prose("en/a", "Lanterns", text), prose("b", "Lamps", text)]);
  const titles = index.find("For how long is a lantern lent?").passages.map(({ document }) => document.title);
  assert.deepEqual(titles.toSorted(), ["Lamps", "Lanterns"]);
});

test("every span is verbatim, for any text and any question", () => {
  fc.assert(
    fc.property(fc.array(arbitraryText, { minLength: 1, maxLength: 5 }), arbitraryText, (texts, question) => {
      const index = indexOf(
        texts.flatMap((text, at) => [prose(`p${at}`, text.slice(0, 40), text), faq(`f${at}`, text.slice(0, 60), text)]),
      );
      for (const query of [question, texts[0]!]) {
        for (const found of index.find(query).passages) {
          const { text } = found.document;
          assert.equal(found.text, text.slice(found.passage.start, found.passage.end));
          for (const { span } of [{ span: found.bestSentence }, ...found.sentences]) {
            assert.ok(span.start >= found.passage.start && span.end <= found.passage.end && span.start <= span.end);
          }
          for (const share of [found.coverage, found.closestCoverage, found.questionSimilarity])
            assert.ok(share >= 0 && share <= 1 + 1e-6);
          assert.ok(Number.isFinite(found.score));
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("an index whose documents were replaced many times takes little more memory than a fresh one", () => {
  const index = indexOf(allDocuments);
  for (let round = 0; round < 40; round++) {
    for (const document of allDocuments)
      index.add({ ...document, text: document.text, title: `${document.title} revision${round}x` });
  }
  for (const document of allDocuments) index.add(document);
  assert.equal(index.passageCount, indexOf(allDocuments).passageCount);
  assert.ok(index.approximateBytes < 4 * indexOf(allDocuments).approximateBytes);
  for (const document of allDocuments) index.remove(document.documentId);
  assert.equal(index.passageCount, 0);
  assert.deepEqual(index.find("When is the shop open?").passages, []);
});

test("a frequent word neither hides nor changes the best passages of a large index", () => {
  const index = new PassageIndex();
  const names = ["amber", "birch", "cedar", "dahlia", "elder"];
  for (let at = 0; at < 3000; at++)
    index.add(prose(`p${at}`, `Page ${at}`, `The garden of ${names[at % 5]} ${at} holds item${at}.`));
  assert.equal(topSource(index, "which garden holds item1234?"), "p1234");
  assert.equal(topSource(index, "garden amber item2005"), "p2005");
  assert.equal(index.find("garden", { limit: 25 }).passages.length, 25);
});

test("a FAQ that asks exactly the same is found even when it has stop words only", () => {
  const index = indexOf([
    faq("who", "Who are you?", "I am the shop's assistant."),
    faq("what", "What do you do?", "We mend boats."),
  ]);
  assert.equal(topSource(index, "who are you"), "who");
  assert.equal(topSource(index, "What do you do?"), "what");
  assert.deepEqual(index.find("what is it?").passages, []);
});

test("alternative questions find their FAQ, and the words of a title find every passage of the page", () => {
  const index = indexOf(allDocuments);
  assert.equal(topSource(index, "Can I put my bowl into a microwave?"), "dishwasher");
  assert.equal(topSource(index, "Where was the engineer Agnes Torvald born?"), "torvald");
});

test("small words distinguish questions: on and off, who and when", () => {
  const index = indexOf([
    faq("on", "How do I turn on the alarm?", "Press the green button."),
    faq("off", "How do I turn off the alarm?", "Press the red button."),
    faq("who", "Who checks the alarm?", "The caretaker."),
    faq("when", "When do you check the alarm?", "Every May."),
  ]);
  assert.equal(topSource(index, "turn the alarm on"), "on");
  assert.equal(topSource(index, "turn the alarm off"), "off");
  assert.equal(topSource(index, "who is checking the alarm"), "who");
  assert.equal(topSource(index, "when do they check the alarm"), "when");
});

const repairs: [promise: string, question: string, source: string][] = [
  ["an exchanged pair of letters is repaired", "where can i prak the car", "parking"],
  ["a missing letter is repaired", "acessible by wheelchar", "wheelchair"],
  ["a word written apart is joined", "is it dish washer safe", "dishwasher"],
  ["words written together are taken apart", "what is the houserules list", "rules"],
];
for (const [promise, question, source] of repairs) {
  test(promise, () => assert.equal(topSource(indexOf(fixtures[3]!.documents), question), source));
}

test("the spelling of a known word is never corrected", () => {
  const index = indexOf([prose("line", "Line", "The line is long."), prose("wine", "Wine", "The wine is red.")]);
  const [term] = index.find("wine").query.terms;
  assert.deepEqual({ isKnown: term!.isKnown, readAs: term!.readAs }, { isKnown: true, readAs: [] });
});

test("a limit holds, and impossible limits do no harm", () => {
  const index = indexOf(allDocuments);
  assert.equal(index.find("invoice", { limit: 2 }).passages.length, 2);
  assert.equal(index.find("invoice", { limit: 0 }).passages.length, 0);
  assert.equal(index.find("invoice", { limit: -3 }).passages.length, 0);
  assert.ok(index.find("invoice", { limit: 1e9 }).passages.length > 2);
});

test("hostile questions are answered like any other", () => {
  const index = indexOf(allDocuments);
  const hostile = [
    "",
    " ",
    "?!…",
    "\ud800",
    "🍕🍕",
    "\u0000",
    "constructor",
    "__proto__ hasOwnProperty toString",
    "invoice ".repeat(1000),
    "x".repeat(8000),
    "qz1 ".repeat(2000),
    "価格".repeat(4000),
    "e\u0301\u0301".repeat(3000),
  ];
  for (let at = 0; at < 26; at++) hostile.push(Array.from({ length: 1600 }, (_, word) => `w${word}${at}`).join(" "));
  for (const question of hostile) assert.ok(index.find(question).query.terms.length <= 64);
});

test("words such as “constructor” are words like others", () => {
  const index = indexOf([
    prose("c", "Words", "The constructor calls toString on __proto__."),
    prose("d", "Other", "Nothing of that kind."),
  ]);
  assert.equal(topSource(index, "constructor"), "c");
  assert.equal(topSource(index, "__proto__"), "c");
});

test("synonyms find each other, and only while they are set", () => {
  const index = indexOf([
    faq("helmet", "Do you lend helmets?", "Yes, with every bike."),
    faq("kiln", "Do you fire pots?", "Every Friday."),
  ]);
  assert.deepEqual(index.find("oven").passages, []);
  index.useSynonyms([
    ["oven", "fire", "kiln"],
    ["lid", "Helmet"],
  ]);
  assert.equal(topSource(index, "pots in the oven"), "kiln");
  assert.equal(topSource(index, "lids"), "helmet");
  index.useSynonyms([]);
  assert.deepEqual(index.find("lids").passages, []);
});

test("a synonym may be a phrase, in the question and in the text", () => {
  const index = indexOf([
    prose("shed", "Night shed", "The night shed opens at six. Bring your own padlock."),
    prose("kiosk", "Kiosk", "The kiosk opens at seven."),
  ]);
  assert.deepEqual(index.find("owl barn").passages, []);
  index.useSynonyms([
    ["owl barn", "night shed"],
    ["velo station", "kiosk"],
  ]);
  assert.equal(topSource(index, "when does the owl barn open"), "shed");
  assert.equal(topSource(index, "velo stations"), "kiosk");
  assert.equal(topSource(index, "the night shed"), "shed");
});

test("a search within some sources finds their passages only, however many others fit better", () => {
  const index = new PassageIndex();
  for (let number = 0; number < 400; number++) {
    index.add(prose(`near-${number}`, "Harbour", `The harbour of pier ${number} is a harbour of the old harbour.`));
  }
  index.add(prose("far", "Town", "The town has a small harbour as well, beside the mill."));
  const { passages } = index.within(new Set(["far"])).find("harbour");
  assert.deepEqual(
    passages.map(({ document }) => document.sourceId),
    ["far"],
  );
  assert.deepEqual(index.within(new Set()).find("harbour").passages, []);
  assert.deepEqual(index.within(new Set(["far"])).find("harbour", { limit: 0 }).passages, []);
});

test("words of the thesaurus that count for nothing find no passage, and none twice", () => {
  const index = indexOf(allDocuments);
  withParameters({ "finding.thesaurus": 0, "finding.thesaurusOfUnknown": 0 }, () => {
    for (const question of allQuestions) {
      const places = index.find(question, { limit: 40 }).passages.map(({ document, passage }) => {
        return `${document.documentId} ${passage.start}`;
      });
      assert.equal(new Set(places).size, places.length, question);
    }
  });
});

test("a FAQ that asks the question word for word goes before articles with more of its words", () => {
  const index = new PassageIndex();
  index.addAll([
    prose(
      "pay",
      "Payment in the shop",
      "## A shop\n\nDo pay in the shop. Of a shop you have the receipt. You have a shop.",
    ),
    prose("open", "A shop", "## Shop\n\nDo you know the shop? You have to ring."),
    faq("shop", "Do you have a shop?", "Yes, in Cork."),
  ]);
  assert.equal(index.find("do you have a shop").passages[0]?.document.sourceId, "shop");
});

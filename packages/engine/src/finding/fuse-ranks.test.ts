import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOffline } from "../dialogue/answer-offline.ts";
import type { IndexedDocument } from "../retrieval.ts";
import { alsoRanked } from "./also-ranked.ts";
import { PassageIndex } from "./passage-index.ts";

const page = (documentId: string, title: string, text: string): IndexedDocument => ({
  ...{ documentId, sourceId: documentId, kind: "text", title, url: null, text, questions: [] },
  passages: [{ start: 0, end: text.length, headings: [] }],
});

function shop(): PassageIndex {
  const index = new PassageIndex();
  index.addAll([
    page("returns", "Returns", "We reimburse the price of unworn goods within a month."),
    page("delivery", "Delivery", "Parcels arrive on the second day after the order."),
    page("repairs", "Repairs", "A broken zip is mended in our workshop for nine euros."),
  ]);
  return index;
}

const firstOf = (found: ReturnType<PassageIndex["find"]>) => found.passages[0]?.document.documentId;

test("a passage that only the second ranking names is found, and the words' confidence stays", () => {
  const question = "Can I hand back trousers and recover the cash?";
  const byWords = answerOffline(shop(), question);
  const finder = alsoRanked(shop(), question, [{ documentId: "returns", start: 0 }]);
  const fused = answerOffline(finder, question);
  assert.equal(firstOf(fused.retrieval), "returns");
  assert.ok(fused.confidence <= byWords.confidence, `${fused.confidence} > ${byWords.confidence}`);
  assert.equal(fused.answered, false);
});

test("both rankings count, and scores keep falling", () => {
  const question = "When do parcels arrive after a repair of the zip?";
  const ranked = ["repairs", "returns", "delivery"].map((documentId) => ({ documentId, start: 0 }));
  const { passages } = alsoRanked(shop(), question, ranked).find(question);
  assert.equal(passages.length, 3);
  assert.ok(["repairs", "delivery"].includes(passages[0]!.document.documentId));
  assert.equal(passages[2]!.document.documentId, "returns");
  for (const [at, { score }] of passages.entries()) assert.ok(at === 0 || score <= passages[at - 1]!.score);
});

test("a FAQ that asks exactly the question stays first", () => {
  const index = shop();
  const text = "From nine to five.";
  const title = "When are you open?";
  index.add({
    ...{ documentId: "open", sourceId: "open", kind: "faq", title, url: null, text, questions: [title] },
    passages: [{ start: 0, end: text.length, headings: [] }],
  });
  const ranked = ["returns", "delivery", "repairs"].map((documentId) => ({ documentId, start: 0 }));
  assert.equal(firstOf(alsoRanked(index, title, ranked).find(title)), "open");
});

test("ranks of what is not in the index, or not in the part that is searched, are left out", () => {
  const question = "Recover the cash?";
  const ranked = [
    { documentId: "gone", start: 0 },
    { documentId: "returns", start: 7 },
    { documentId: "returns", start: 0 },
  ];
  const finder = alsoRanked(shop(), question, ranked);
  assert.deepEqual(
    finder.find(question).passages.map(({ document }) => document.documentId),
    ["returns"],
  );
  assert.deepEqual(finder.within(new Set(["delivery"])).find(question).passages, []);
});

test("another query, such as a reading of a follow-up, is found by its words alone", () => {
  const finder = alsoRanked(shop(), "Recover the cash?", [{ documentId: "returns", start: 0 }]);
  assert.deepEqual(finder.find("Recover the cash, please?").passages, []);
});

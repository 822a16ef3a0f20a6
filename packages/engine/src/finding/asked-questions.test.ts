import assert from "node:assert/strict";
import { test } from "node:test";
import { answerInDialogue } from "../dialogue/answer-in-dialogue.ts";
import { readDocuments } from "../index/read-documents.ts";
import type { AskedQuestion, IndexedDocument } from "../retrieval.ts";
import { faq, prose } from "../testing/fixture.ts";
import { PassageIndex } from "./passage-index.ts";

const text = `## Deposits

Each lantern needs a deposit of twelve coins, which come back with the lantern.

## Opening the boathouse

Take the key from the box beside the gate:

1. Turn the dial to 4471.
2. Lift the lid.

## Bringing lanterns back

Put them on the shelf behind the door.`;
const boathouse = prose("boathouse", "Lanterns and boats", text);
const others = [
  prose(
    "boats",
    "Boats",
    "## Hiring\n\nA boat is hired by the hour.\n\n## Storms\n\nIn a storm boats stay in the harbour.",
  ),
  faq("dogs", "May I bring a dog?", "Dogs are welcome on a lead."),
  faq("park", "Where can I park?", "Behind the mill."),
];
const start = text.indexOf("Take the key");
const written = "How do I get inside at night without the warden?";
const question = (asked: Partial<AskedQuestion> = {}): AskedQuestion => {
  return { text: written, start, language: "en", isBounded: false, ...asked };
};

function indexOf(asked: AskedQuestion[], more: readonly IndexedDocument[] = []): PassageIndex {
  const index = new PassageIndex();
  index.addAll([asked.length === 0 ? boathouse : { ...boathouse, asked }, ...others, ...more]);
  return index;
}

test("a section is found by a question that it is asked, and its own words are the answer", () => {
  for (const said of [written, "get inside at night, the warden is away"]) {
    assert.equal(answerInDialogue(indexOf([]), said, []).answered, false, said);
    const answer = answerInDialogue(indexOf([question()]), said, []);
    assert.equal(answer.answered, true, said);
    const [support] = answer.support;
    assert.equal(support?.document.documentId, boathouse.documentId);
    assert.deepEqual(support?.section, ["Opening the boathouse"]);
    assert.ok(answer.text.startsWith("Take the key") && text.includes(answer.text), answer.text);
  }
});

test("a passage that its own words and its asked questions find is found once", () => {
  const { passages } = indexOf([question()]).find("Opening the boathouse at night without the warden");
  const places = passages.map(({ document, passage }) => `${document.documentId} ${passage.start}`);
  assert.equal(new Set(places).size, places.length);
});

test("a question in another language than the text is found in that language", () => {
  const german = question({ text: "Wie komme ich nachts ohne Wärter hinein?", language: "de" });
  const answer = answerInDialogue(indexOf([german]), "Wie komme ich ohne den Wärter nachts hinein?", []);
  assert.deepEqual([answer.answered, answer.support[0]?.section], [true, ["Opening the boathouse"]]);
});

test("a bounded question brings its passage forward, and is no exact one", () => {
  const bounded = question({ isBounded: true });
  const found = indexOf([bounded]).find(written).passages[0];
  const place = found && text.slice(found.passage.start, found.passage.end);
  assert.match(place ?? "", /Take the key/);
  assert.ok(found !== undefined && found.questionSimilarity < 1 && found.questionSimilarity > 0.5);
  const whole = indexOf([question()]).find(written).passages[0]!;
  assert.ok(found.score < whole.score);
});

test("what visitors taught does not displace a FAQ that asks exactly this, nor one that asks it in a few other words", () => {
  const exact = faq("night", "How do I get inside at night without the warden?", "Ring the bell.");
  const near = faq("night", "How can I get inside at night without a warden?", "Ring the bell.");
  for (const other of [exact, near]) {
    const answer = answerInDialogue(indexOf([question({ isBounded: true })], [other]), written, []);
    assert.deepEqual([answer.answered, answer.text], [true, "Ring the bell."]);
  }
});

test("a FAQ is found by what it is asked, and given whole", () => {
  const index = new PassageIndex();
  const asked = [question({ text: "Is my poodle allowed on the jetty?", start: 0, isBounded: true })];
  index.addAll([boathouse, ...others.map((other) => (other.sourceId === "dogs" ? { ...other, asked } : other))]);
  assert.equal(answerInDialogue(index, "is a poodle allowed on the jetty", []).text, "Dogs are welcome on a lead.");
});

test("asked questions are no documents, no facts and no phrasings of FAQ", () => {
  const index = indexOf([question(), question({ isBounded: true, language: "de" })]);
  assert.deepEqual([...index.everyDocument()].map(({ documentId }) => documentId).toSorted(), [
    ...[boathouse, ...others].map(({ documentId }) => documentId).toSorted(),
  ]);
  assert.equal(index.faqVersion, indexOf([]).faqVersion);
  assert.deepEqual(index.phrasingsToLearn(), indexOf([]).phrasingsToLearn());
});

test("with the document its asked questions go, and an index that changed gives what a fresh one gives", () => {
  const seen = (index: PassageIndex) =>
    index.find(written).passages.map(({ score, evidence }) => ({ score, evidence }));
  const index = indexOf([question(), question({ isBounded: true }), question({ language: "de" })]);
  index.add(boathouse);
  assert.deepEqual(seen(index), seen(indexOf([])));
  assert.equal(index.passageCount, indexOf([]).passageCount);
  index.remove(boathouse.documentId);
  for (let time = 0; time < 1_500; time++) index.add({ ...boathouse, asked: [question()] });
  assert.deepEqual(seen(index), seen(indexOf([question()])));
  const documents = [{ ...boathouse, asked: [question()] }, ...others];
  const handedOver = new PassageIndex();
  handedOver.addAll(documents, readDocuments(documents));
  assert.deepEqual(seen(handedOver), seen(index));
});

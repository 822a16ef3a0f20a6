import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { PassageIndex } from "../finding/passage-index.ts";
import { languageOf } from "../reading/languages.ts";
import { quoteTitle } from "../reading/message/quote-title.ts";
import { arbitraryText } from "../testing/arbitrary-text.ts";
import { faq, prose } from "../testing/fixture.ts";
import { makeAnswer } from "./make-answer.ts";

function answerFrom(text: string, question: string, title = "Page"): string {
  const index = new PassageIndex();
  index.add(prose("page", title, text));
  return makeAnswer(index.find(question)).text;
}

test("an answer consists of verbatim passages, and at most of a last sentence that says where the steps go on", () => {
  fc.assert(
    fc.property(arbitraryText, arbitraryText, fc.boolean(), (text, question, isFaq) => {
      const index = new PassageIndex();
      index.add(isFaq ? faq("one", "How is it?", text) : prose("one", "Title", text));
      for (const query of [question, text]) {
        const retrieval = index.find(query);
        const answer = makeAnswer(retrieval);
        let rest = answer.text;
        for (const { document, span, passage } of answer.support) {
          assert.equal(passage, document.text.slice(span.start, span.end));
          if (rest !== answer.text) rest = rest.replace(/^\n{1,2}/, "");
          assert.ok(rest.startsWith(passage), `${JSON.stringify(rest)} does not begin with ${JSON.stringify(passage)}`);
          rest = rest.slice(passage.length);
        }
        const last = answer.support.at(-1);
        if (rest === "" || !last) assert.equal(rest, "");
        else assert.equal(rest, `\n\n${goesOnIn(last.section.at(-1) ?? "Title", retrieval.query.language)}`);
      }
    }),
    { numRuns: 80 },
  );
});

function goesOnIn(heading: string, language: string): string {
  const spoken = languageOf(language);
  return spoken.phrases.goesOnIn(quoteTitle(heading, spoken));
}

test("the answer of a FAQ is given whole", () => {
  const index = new PassageIndex();
  const answer = " Yes. Two lines,\nwith a blank at the end. ";
  index.add(faq("one", "Is there parking?", answer));
  assert.equal(makeAnswer(index.find("parking")).text, answer);
});

const mole =
  "The harbour was built in 1834. Its mole is 410 metres long and made of gneiss. Fishing ended in 1990. The quay is lit at night by forty lamps that the town pays for.";

test("a sentence that covers the question stands alone", () => {
  assert.equal(
    answerFrom("The quay has forty lamps. Fishing ended in 1990. Boats are blue.", "When did fishing end?"),
    "Fishing ended in 1990.",
  );
});

test("a sentence that refers back brings the sentence before", () => {
  assert.equal(
    answerFrom(mole, "How long is the mole made of gneiss?"),
    "The harbour was built in 1834. Its mole is 410 metres long and made of gneiss.",
  );
});

test("an answer stays within forty words where whole sentences allow it", () => {
  const long = `${"The ferry carries sheep and mail to the islands in any weather that the captain trusts ".repeat(2)}every day. It is red.`;
  assert.ok(answerFrom(`${long} The mail is sorted on board.`, "Who sorts mail?").split(" ").length <= 40);
});

test("a sentence of another paragraph is not added", () => {
  const text = "The tower is red.\n\nThe mill grinds rye.\n\nBoats are blue.";
  assert.equal(answerFrom(text, "Which flour and rye does the mill make?"), "The mill grinds rye.");
});

const steps =
  "Before you leave:\n1. Close the windows.\n2. Switch off the heating.\n   It is in the hall.\n3. Leave the key.\n\nThe house is old.";

test("a question about a step gets the whole list with its lead-in; a short section is given whole", () => {
  assert.equal(answerFrom(steps, "where do I leave the key?"), steps);
  assert.equal(answerFrom(steps, "what must I do before I leave?"), steps);
});

test("the text below a heading is the answer, never the heading", () => {
  const text = "# Opening hours\n\nFrom nine to five.\n\n# Parking\n\nBehind the mill.";
  assert.equal(answerFrom(text, "What are the opening hours?"), "From nine to five.");
});

test("without any passage the answer is empty", () => {
  const { text, support } = makeAnswer(new PassageIndex().find("anything"));
  assert.deepEqual({ text, support }, { text: "", support: [] });
});

const kettle =
  "The Marsh kettle is made of copper and oak. It holds 1.7 litres and weighs 900 grams. It boils in four minutes. It costs 74 euros.";
const kettleAnswers: [question: string, answer: string][] = [
  ["What does the Marsh kettle cost?", "It costs 74 euros."],
  ["How much is the Marsh kettle?", "It costs 74 euros."],
  ["price of the marsh kettle", "It costs 74 euros."],
  ["What is the Marsh kettle made of?", "The Marsh kettle is made of copper and oak."],
  ["How long does the Marsh kettle take to boil?", "It boils in four minutes."],
];
for (const [question, answer] of kettleAnswers) {
  test(`the sentence with the answer is chosen, not the one that repeats the name: ${question}`, () => {
    assert.equal(answerFrom(kettle, question, "Kettles"), answer);
  });
}

test("a question for a price, a place or a person gets the sentence that holds one", () => {
  const shipping = "Shipping takes three days. Shipping is 4.90 euros within the country. Shipping starts in Norwich.";
  assert.match(answerFrom(shipping, "How much is shipping?"), /^Shipping is 4.90 euros/);
  assert.match(answerFrom(shipping, "Where does shipping start?"), /Norwich/);
  const mill = "The mill was sold in 1903. The mill was built by Ida Brandt. The mill has two wheels.";
  assert.equal(answerFrom(mill, "Who built the mill?"), "The mill was built by Ida Brandt.");
});

test("a second sentence is added only for a further word of the question", () => {
  const text = "The garden opens at nine. The garden holds roses. The garden was laid out by monks.";
  assert.equal(answerFrom(text, "Does the garden hold roses and bees?"), "The garden holds roses.");
});

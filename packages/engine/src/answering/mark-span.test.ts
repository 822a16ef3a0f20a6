import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { PassageIndex } from "../finding/passage-index.ts";
import { arbitraryText } from "../testing/arbitrary-text.ts";
import { faq, prose } from "../testing/fixture.ts";
import { makeAnswer } from "./make-answer.ts";

/** The marked words and their kind, as "kind: words". */
function markedIn(text: string, question: string): string | undefined {
  const index = new PassageIndex();
  index.add(prose("page", "Page", text));
  const [support] = makeAnswer(index.find(question)).support;
  const mark = support?.highlight;
  return mark && `${mark.kind}: ${support.document.text.slice(mark.start, mark.end)}`;
}

describe("the answer marks what the question asks for", () => {
  const cases: [text: string, question: string, marked: string | undefined][] = [
    ["A single ticket costs 3 euros and a day ticket 7.50 euros.", "How much is a day ticket?", "money: 7.50 euros"],
    ["A locker costs £4 a day.", "How much does a locker cost?", "money: £4"],
    ["Entry to the museum is free for pupils.", "How much do pupils pay for entry?", "money: free"],
    [
      "The kiosk opens Monday to Friday from 9 am to 6:30 pm and sells maps.",
      "When does the kiosk open?",
      "moment: Monday to Friday from 9 am to 6:30 pm",
    ],
    ["The mole was finished on 12 May 1834 after six years.", "When was the mole finished?", "moment: 12 May 1834"],
    ["Guests may leave the boat at noon.", "When may guests leave the boat?", "moment: noon"],
    [
      "The crossing takes two to three hours in calm weather.",
      "How long does the crossing take?",
      "extent: two to three hours",
    ],
    ["The mole is 410 metres long.", "How long is the mole?", "extent: 410 metres"],
    ["The bell weighs 2.4 tonnes.", "How heavy is the bell?", "weight: 2.4 tonnes"],
    ["The hall seats 320 guests in nine rows.", "How many guests does the hall seat?", "number: 320"],
    ["The workshop is at 14 Mill Lane behind the church.", "Where is the workshop?", "place: 14 Mill Lane"],
    ["Lost things are kept next to the ticket hall.", "Where are lost things kept?", "place: next to the ticket hall"],
    ["The bridge was drawn by Ada Lindqvist.", "Who drew the bridge?", "person: Ada Lindqvist"],
    [
      "Seit 2019 leitet Klaus Meyer die Werkstatt im Hof und berät die Kunden.",
      "Wer leitet die Werkstatt?",
      "person: Klaus Meyer",
    ],
    ["Der Laden öffnet montags um 9 Uhr.", "Wann öffnet der Laden?", "moment: montags um 9 Uhr"],
    ["La entrada cuesta 12 euros.", "¿Cuánto cuesta la entrada?", "money: 12 euros"],
    ["The bridge is made of oak.", "What is the bridge made of?", undefined],
  ];
  for (const [text, question, marked] of cases)
    test(`${question} ${marked ?? "nothing"}`, () => assert.equal(markedIn(text, question), marked));
});

test("a mark lies within the cited passage", () => {
  const questions = ["How much is it?", "When is it?", "Where is it?", "Who did it?", "How many are there?"];
  fc.assert(
    fc.property(arbitraryText, fc.constantFrom(...questions), fc.boolean(), (text, question, isFaq) => {
      const index = new PassageIndex();
      const written = `${text} It is 7 euros on Monday at Mill Lane. ${text}`;
      index.add(isFaq ? faq("one", question, written) : prose("one", "It", written));
      for (const { span, highlight } of makeAnswer(index.find(question)).support)
        if (highlight)
          assert.ok(highlight.start >= span.start && highlight.start < highlight.end && highlight.end <= span.end);
    }),
    { numRuns: 60 },
  );
});

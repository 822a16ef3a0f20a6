import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { compileGrammar } from "./compiled-grammar.ts";
import type { PhraseAutomaton } from "./phrase-automaton.ts";

const compile = (phrases: string[], slots: Record<string, string[]> = {}) => compileGrammar({ phrases, slots });
const said = (text: string) => text.split(" ");

/** Tells whether the words lead from the beginning to the end. */
function accepts({ transitions }: PhraseAutomaton, text: string): boolean {
  let states = new Set([0]);
  for (const word of said(text)) {
    states = new Set(transitions.filter((each) => states.has(each.from) && each.word === word).map(({ to }) => to));
  }
  return states.has(1);
}

describe("a compiled grammar", () => {
  const words: Record<string, string> = {
    "What's new?": "what's new",
    "Pay $20 or 2,250.5 €": "pay twenty dollars or two thousand two hundred fifty point five euros",
    "Open 24/7 – since 1999!": "open twenty four seven since nineteen ninety nine",
    "Is the café AT&T’s?": "is the cafe at and t's",
    "E-mail & PayPal (100 %)": "e mail and pay pal one hundred percent",
    "Room 007": "room zero zero seven",
    "“Quoted”, naïve… 🙂": "quoted naive",
  };
  for (const [phrase, spoken] of Object.entries(words)) {
    test(`says ${JSON.stringify(phrase)} as "${spoken}", and writes it as it was`, () => {
      const { automaton, spelling } = compile([phrase]);
      assert.ok(accepts(automaton, spoken));
      assert.equal(spelling.whole(said(spoken)), phrase.replace(/ – /, " – "));
    });
  }

  test("has the values of a slot, which are written as the slot has them", () => {
    const { automaton, spelling } = compile(["Fly to <city>, please"], { city: ["New York", "Zürich"] });
    for (const [spoken, written] of [
      ["fly to new york please", "Fly to New York, please"],
      ["fly to zurich please", "Fly to Zürich, please"],
    ]) {
      assert.ok(accepts(automaton, spoken!));
      assert.equal(spelling.whole(said(spoken!)), written);
    }
    assert.ok(!accepts(automaton, "fly to new please") && !accepts(automaton, "fly to new york"));
    assert.equal(spelling.beginning(said("fly to new")), "Fly to New York,");
  });

  test("knows numbers, digits and letters", () => {
    const { automaton, spelling } = compile(["Order <digits>", "<number> people", "Spell <letters>."]);
    for (const [spoken, written] of [
      ["order four seven one one", "Order 4711"],
      ["order oh nine", "Order 09"],
      ["one hundred and five people", "105 people"],
      ["one hundred five people", "105 people"],
      ["spell a b c", "Spell ABC."],
    ]) {
      assert.ok(accepts(automaton, spoken!), spoken);
      assert.equal(spelling.whole(said(spoken!)), written);
    }
    assert.ok(!accepts(automaton, "order"));
  });

  test("shares what phrases and slots have in common", () => {
    const city = Array.from({ length: 500 }, (_, at) => `${"abcdefghij"[at % 10]} town ${at}`);
    const phrases = Array.from({ length: 300 }, (_, at) => `question ${at} about <city>`);
    const { transitions } = compile(phrases, { city }).automaton;
    assert.ok(transitions.length < 10_000, `${transitions.length}`);
  });

  test("leaves out what cannot be said", () => {
    const hostile = ["", "?!", "営業時間", "привет", "a".repeat(31), "no <slot>", "x ".repeat(100), "<b>bold</b>"];
    const { automaton } = compile(["good", ...hostile], { empty: ["?"], other: ["日本"] });
    assert.deepEqual(automaton.transitions, [{ from: 0, to: 1, word: "good" }]);
  });

  test("has words of plain letters only, whatever the phrases are", () => {
    const part = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("<city>", "<sil>", "(2)", "[NOISE]", "</s>", "#JSGF", "|", ";", "{t}", "''", "a", "Hi", "12"),
    );
    fc.assert(
      fc.property(fc.array(fc.array(part).map((parts) => parts.join(" "))), (phrases) => {
        const { automaton } = compile(phrases, { city: ["Rome"] });
        for (const { word, from, to } of automaton.transitions) {
          assert.match(word, /^[a-z][a-z']*$/);
          assert.ok(from < automaton.states && to < automaton.states);
        }
      }),
    );
  });

  test("leaves out the last phrases of a grammar that is too large", () => {
    const phrases = Array.from({ length: 4_000 }, (_, at) => `this is the phrase number ${at}`);
    const { automaton } = compile(phrases);
    assert.ok(accepts(automaton, "this is the phrase number one"));
    assert.ok(!accepts(automaton, "this is the phrase number three thousand nine hundred ninety nine"));
  });
});

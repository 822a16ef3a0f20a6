import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { languageOf } from "../../reading/languages.ts";
import { faq, prose } from "../../testing/fixture.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";
import type { Choice } from "../answer-offline.ts";
import { type EarlierTurn, earlierTurn } from "../earlier-turn.ts";

const refund = "A refund takes five days.";
const index = new PassageIndex();
index.addAll([
  prose("pay", "Refunds", refund),
  prose("tyres", "Tyres", "## Flat tyre\n\nWe bring a new tube.\n\n## Winter tyre\n\nA winter tyre costs 40 euros."),
  prose("doors", "Doors and locks", "The shop has 5 doors. Each lock has a number."),
]);
const choices: readonly Choice[] = [
  { title: "Refunds", sourceId: "pay" },
  { title: "Tyres", sourceId: "tyres" },
];
const after = (question: string, offered: readonly Choice[]): EarlierTurn[] => [
  { question, citedTitles: [], citedSourceIds: [], choices: offered },
];
const say = (message: string, offered = choices, question = "help") =>
  answerInDialogue(index, message, after(question, offered));

/** The words for yes, what takes none of several topics, and what takes two of them. */
const words: Record<string, [help: string, yes: string[], none: string[], both: string[]]> = {
  en: [
    "help",
    ["yes", "yes please", "yep"],
    ["none of these", "none of them", "neither", "something else", "no"],
    ["both", "both of them", "all", "the first two", "1 and 2"],
  ],
  de: [
    "hilfe",
    ["ja", "ja bitte", "genau"],
    ["keins davon", "keine davon", "nichts davon", "etwas anderes", "nein"],
    ["beide", "beides bitte", "alle", "das erste und das zweite"],
  ],
  fr: [
    "aidez-moi",
    ["oui", "d'accord"],
    ["aucun", "aucun de ces sujets", "autre chose", "non"],
    ["les deux", "tous les deux", "le premier et le deuxième"],
  ],
  es: [
    "ayuda",
    ["si", "sí", "claro"],
    ["ninguno", "ninguna de estas", "ninguno de ellos", "otra cosa", "no"],
    ["ambos", "los dos", "todos", "el primero y el segundo"],
  ],
  pt: [
    "ajuda",
    ["sim", "claro"],
    ["nenhum", "nenhum destes", "nenhuma dessas", "outra coisa", "não"],
    ["ambos", "os dois", "todos", "o primeiro e o segundo"],
  ],
  it: [
    "aiuto",
    ["si", "sì", "certo"],
    ["nessuno", "nessuno di questi", "nessuna di queste", "altro", "no"],
    ["entrambi", "tutti e due", "tutti", "il primo e il secondo"],
  ],
  nl: [
    "hulp",
    ["ja", "ja graag"],
    ["geen van deze", "geen van beide", "iets anders", "nee"],
    ["beide", "allebei", "allemaal", "de eerste en de tweede"],
  ],
};

for (const [code, [help, yes, none, both]] of Object.entries(words)) {
  describe(`what was offered is taken or refused in few words: ${code}`, () => {
    for (const message of yes)
      test(`"${message}" takes the only topic`, () => {
        const { text, support } = say(message, choices.slice(0, 1), help);
        assert.equal(text, refund);
        assert.equal(support[0]?.document.sourceId, "pay");
      });
    for (const message of both)
      test(`"${message}" takes both topics`, () => {
        const { text, support } = say(message, choices, help);
        assert.deepEqual(
          support.map(({ document }) => document.sourceId),
          ["pay", "tyres"],
          text,
        );
        for (const { passage } of support) assert.ok(text.includes(passage));
      });
    for (const message of none)
      test(`"${message}" takes none`, () => {
        const { act, answered, text, choices: offered } = say(message, choices, help);
        assert.deepEqual([act, answered, offered.length], ["decline", false, 0], text);
        assert.ok(text.startsWith(languageOf(code).phrases.noAnswer), text);
      });
  });
}

test("who takes none of the topics is offered a person where there is one", () => {
  const options = { strictness: "balanced", canHandOver: true } as const;
  const { text } = answerInDialogue(index, "none of these", after("help", choices), options);
  assert.match(text, /I don't know[\s\S]*talk to a colleague/);
});

test("a number that no topic has gets the topics again", () => {
  for (const message of ["5", "0", "12", "3."]) {
    const { act, text, choices: offered } = say(message);
    assert.deepEqual([act, offered], ["ask-back", choices], message);
    assert.equal(text, "Do you mean one of these? “Refunds”, “Tyres”");
  }
  assert.equal(say("1").text, refund);
  assert.equal(say("7", choices.slice(0, 1)).text, "Do you mean “Refunds”?");
});

test("of four topics that are taken three are answered, and the last may be asked for", () => {
  const four = [
    ...choices,
    { title: "Doors and locks", sourceId: "doors" },
    { title: "Winter tyre", sourceId: "tyres" },
  ];
  const { answered, support, text } = say("all of them", four);
  assert.deepEqual([answered, support.length], [true, 3]);
  assert.ok(text.endsWith("Please send me the rest in a new message."), text);
  for (const message of ["2 and 7", "both"]) assert.equal(say(message, four).answered, false, message);
});

test("a section that is taken is answered from that section", () => {
  const sections = ["Flat tyre", "Winter tyre"].map((title) => ({ title, sourceId: "tyres" }));
  assert.match(say("Winter tyre", sections, "what about my tyre").text, /40 euros/);
  assert.match(say("the first one", sections, "what about my winter tyre").text, /new tube/);
});

test("a message without a topic is offered articles before single questions", () => {
  const mixed = new PassageIndex();
  mixed.addAll([
    ...["Paying", "Opening hours", "Repairs", "Bookings"].map((title) =>
      prose(title, title, `${title} are told here.`),
    ),
    faq("child", "Can I take a child on the bike?", "Yes."),
    faq("dog", "Can I take a dog on the bike?", "Yes."),
  ]);
  const offered = answerInDialogue(mixed, "help", []).choices.map(({ sourceId }) => sourceId);
  assert.deepEqual(offered.toSorted(), ["Bookings", "Opening hours", "Paying", "Repairs"]);
});

test("a single topic that is likely is asked for", () => {
  const question = "how heavy is a lock";
  const reply = answerInDialogue(index, question, []);
  assert.deepEqual([reply.answered, reply.text], [false, "Do you mean “Doors and locks”?"]);
  assert.equal(answerInDialogue(index, "yes", [earlierTurn(question, reply)]).support[0]?.document.sourceId, "doors");
});

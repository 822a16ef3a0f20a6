import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { QuestionGroups } from "./question-groups.ts";
import { topicWords } from "./topic-words.ts";

const areAlike = (first: string, second: string): boolean => {
  const groups = new QuestionGroups();
  groups.add("first", topicWords(first));
  return groups.find(topicWords(second)) === "first";
};

/** In each line: questions that ask the same. Questions of different lines do not. */
const same: Record<string, string[][]> = {
  en: [
    ["Where is the parking garage?", "Is there a parking garage?", "where's the parking garrage", "parking garages?"],
    ["How do I delete my account?", "I want to remove my account", "delete account please"],
    ["How do I add an account?", "add an account"],
    ["How can I get my money back?", "I want my money back!", "I want my money back for order 8812345"],
    ["What does error 401 mean?", "error 401"],
    ["What does error 403 mean?"],
  ],
  de: [
    ["Wo ist das Parkhaus?", "Gibt es ein Parkhaus?", "wo ist das Pahrkhaus"],
    ["Wie kann ich mein Konto löschen?", "Ich möchte mein Konto entfernen"],
  ],
  fr: [
    ["Où est le parking souterrain ?", "Est-ce qu'il y a un parking souterrain ?"],
    ["Comment supprimer mon compte ?", "je veux effacer mon compte"],
  ],
  es: [
    ["¿Dónde está el aparcamiento?", "¿Hay un aparcamiento?"],
    ["¿Cómo puedo eliminar mi cuenta?", "quiero borrar mi cuenta"],
  ],
  pt: [
    ["Onde é o estacionamento?", "Há um estacionamento?"],
    ["Como posso eliminar a minha conta?", "quero apagar a minha conta"],
  ],
  it: [
    ["Dov'è il parcheggio?", "per favore, dov'è un parcheggio?"],
    ["Come posso eliminare il mio account?", "vorrei cancellare il mio account"],
  ],
  nl: [
    ["Waar is de parkeergarage?", "Is er een parkeergarage?"],
    ["Hoe kan ik mijn account verwijderen?", "ik wil mijn account wissen"],
  ],
};

describe("questions that ask the same are put together", () => {
  for (const [language, lines] of Object.entries(same)) {
    test(`in ${language}`, () => {
      for (const [number, line] of lines.entries()) {
        for (const question of line.slice(1)) assert.ok(areAlike(line[0]!, question), `${line[0]} | ${question}`);
        for (const other of lines.filter((_, at) => at !== number)) {
          for (const question of other) assert.ok(!areAlike(line[0]!, question), `${line[0]} | ${question}`);
        }
      }
    });
  }
});

test("small talk and messages without a topic have no topic words", () => {
  for (const message of ["hello", "thanks a lot", "it doesn't work", "why?", "bonjour", "hilfe", "???", ""]) {
    assert.deepEqual(topicWords(message), [], message);
  }
});

test("a group is known by its first question, and the most alike group is taken", () => {
  const groups = new QuestionGroups();
  groups.add("garage", ["garage", "parking"]);
  groups.add("opening", ["garage", "open", "parking"]);
  assert.equal(groups.find(["garage", "open", "parking"]), "opening");
  assert.equal(groups.find(["garage", "parking"]), "garage");
  assert.equal(groups.find(["garage"]), undefined);
  assert.equal(groups.find([]), undefined);
});

test("one slip of any kind is forgiven anywhere after the first letter of a word, and two are not", () => {
  for (const word of ["museum", "cameras", "aparcamiento"]) {
    const groups = new QuestionGroups();
    groups.add("known", [word]);
    for (let at = 1; at < word.length; at++) {
      const [before, here, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
      const slips = [`${before}x${after}`, `${before}${after}`, `${before}x${here}${after}`];
      if (after !== "") slips.push(`${before}${after[0]}${here}${after.slice(1)}`);
      for (const slip of slips) assert.equal(groups.find([slip]), "known", slip);
      assert.equal(groups.find([`${before}xy${after}x`]), undefined);
    }
  }
});

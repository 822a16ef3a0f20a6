import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Action, bitOfAction } from "../../action.ts";
import { languages } from "../languages.ts";
import { findActions } from "../message/find-actions.ts";
import { readWords } from "../read-words.ts";
import { gap } from "./phrase-finder.ts";
import { thesaurusOf } from "./thesaurus-of.ts";

const opposites: readonly (readonly [Action, Action])[] = [
  ["add", "remove"],
  ["enable", "disable"],
  ["connect", "disconnect"],
  ["export", "import"],
  ["show", "hide"],
  ["signIn", "signOut"],
];

describe("a thesaurus makes no two things equal that answers must tell apart", () => {
  for (const language of languages.filter(({ code }) => code !== "qaa")) {
    test(language.code, () => {
      const mixed = language.thesaurus.filter((group) => {
        // A phrase that asks with "not" is looked for in questions only.
        const said = group.map(readWords).filter((words) => !language.statements.negations.test(words.join(" ")));
        const named = said.map((words) => findActions(words, language));
        return opposites.some(([one, other]) => {
          const holds = (action: Action) => named.some((bits) => (bits & bitOfAction(action)) !== 0);
          return holds(one) && holds(other);
        });
      });
      assert.deepEqual(
        mixed.map((group) => group.join(", ")),
        [],
      );
    });
    test(`${language.code} has groups for the topics of support`, () =>
      assert.ok(language.thesaurus.length >= (language.code === "en" ? 250 : 120), `${language.thesaurus.length}`));
  }
});

test("each member of a group is found in a question that holds it, with the others of the group", () => {
  for (const language of languages) {
    const groups = thesaurusOf(language);
    const stemsOf = (text: string) => readWords(text.replaceAll(gap, " ")).map((word) => language.stem(word));
    for (const group of language.thesaurus) {
      if (new Set(group.map((text) => stemsOf(text).join(" "))).size < 2) continue;
      for (const text of group) {
        const stems = stemsOf(text);
        const found = groups.find(stems).flatMap(({ value }) => value.map((other) => other.text));
        assert.ok(found.length > 0, `${language.code}: ${text}`);
      }
    }
  }
});

test("a phrase keeps its words, but for one that the phrase itself may be called", () => {
  const english = languages.find(({ code }) => code === "en")!;
  const find = (text: string) => thesaurusOf(english).find(readWords(text).map((word) => english.stem(word)));
  const hired = find("a new colleague");
  assert.ok(hired.some(({ places, value }) => places.length === 2 && value.some(({ text }) => text === "new hire")));
  assert.ok(hired.some(({ places, value }) => places.length === 1 && value.some(({ text }) => text === "team member")));
  assert.deepEqual(
    find("debit card").map(({ places }) => places),
    [[0, 1]],
  );
});

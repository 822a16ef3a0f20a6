import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { answerInDialogue, PassageIndex } from "./index.ts";
import type { IndexedDocument } from "./retrieval.ts";
import { faq, prose } from "./testing/fixture.ts";

/** So many of the questions get the text that tells it, and of the others so many get no answer. */
const RIGHT = 0.9;
const REFUSED = 0.9;
const REFUSES = "- ";

/** Each language has a question about one's own account, beside a text about the seat of another. */
const accounts: Record<string, [taught: string, asked: string]> = {
  en: ["How do I delete my account?", "how can I remove my account"],
  de: ["Wie lösche ich mein Konto?", "wie kann ich mein Konto entfernen"],
  fr: ["Comment effacer mon compte ?", "comment supprimer mon compte"],
  es: ["¿Cómo borro mi cuenta?", "cómo puedo eliminar mi cuenta"],
  it: ["Come elimino il mio account?", "come posso rimuovere il mio account"],
  nl: ["Hoe wis ik mijn account?", "hoe kan ik mijn account verwijderen"],
  pt: ["Como elimino a minha conta?", "como posso remover a minha conta"],
};

/** The lines of a language: `title | text | question | question`, or `title | text | - question`. */
const linesOf = (code: string): [title: string, text: string, ...questions: string[]][] =>
  readFileSync(new URL(`testing/lookalikes/${code}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()) as [string, string, ...string[]]);

const teach = ([title, text]: readonly string[]): IndexedDocument =>
  title!.endsWith("?") ? faq(title!, title!, text!) : prose(title!, title!, text!.replaceAll("\\n", "\n"));

function indexOf(...documents: IndexedDocument[]): PassageIndex {
  const index = new PassageIndex();
  index.addAll(documents);
  return index;
}

for (const [code, [taught, asked]] of Object.entries(accounts)) {
  describe(`${code}: what looks like an opposite`, () => {
    const lines = linesOf(code);
    const whole = indexOf(...lines.map(teach));
    const questions = lines.flatMap(([title, text, ...all]) => all.map((question) => ({ title, text, question })));

    test("is answered where a text tells what is asked", () => {
      const told = questions.filter(({ question }) => !question.startsWith(REFUSES));
      const others = told.filter(({ title, question }) => {
        const { answered, support } = answerInDialogue(whole, question, []);
        return !answered || support[0]?.document.sourceId !== title;
      });
      const right = told.length - others.length;
      assert.ok(right >= RIGHT * told.length, others.map(({ question }) => question).join("\n"));
    });

    test("and what is told of a thing is no answer to what is asked of it", () => {
      const untold = questions.filter(({ question }) => question.startsWith(REFUSES));
      const given = untold.flatMap(({ title, text, question }) => {
        const few = indexOf(teach([title, text]), ...lines.slice(0, 2).map(teach));
        return [whole, few].filter((index) => answerInDialogue(index, question.slice(REFUSES.length), []).answered);
      });
      const asked = 2 * untold.length;
      assert.ok(asked - given.length >= REFUSED * asked, `${given.length} of ${asked}`);
    });

    test("one's own account is not the seat of another", () => {
      const seat = lines.find(([, text]) => text.startsWith("##"))!;
      assert.equal(answerInDialogue(indexOf(teach(seat), teach(lines[0]!)), asked, []).answered, false);
      const { support } = answerInDialogue(indexOf(teach(seat), faq("own", taught, "17")), asked, []);
      assert.equal(support[0]?.document.sourceId, "own");
    });
  });
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import { earlierTurn } from "./earlier-turn.ts";

const index = new PassageIndex();
index.addAll([
  prose(
    "kites",
    "Kites",
    "## Rent a kite\n\nPress Rent beside the kite..\n\n## Do kites count towards my allowance?\n\nKites do not count towards your allowance.",
  ),
  prose(
    "allowance",
    "Your allowance",
    "## What does a bigger allowance cost?\n\nA bigger allowance costs 4 euros a month.\n\n## Split an allowance\n\nOpen Family and choose who shares it.",
  ),
  prose(
    "mending",
    "Mending kites",
    "## Mend a kite\n\nGlue the sail of the kite, and dry it for a day.\n\n## Spare sails\n\nA sail costs 7 euros.",
  ),
  prose("album", "Albums", "## How many pictures fit into an album?\n\nAn album holds 600 pictures."),
]);

const citedBy = (message: string, ...before: string[]): string[] => {
  const history = before.map((question) => earlierTurn(question, answerInDialogue(index, question, [])));
  return answerInDialogue(index, message, history).support.map(({ document }) => document.sourceId);
};

test("a follow-up is not answered by another source that says nothing of its subject", () => {
  assert.equal(citedBy("do they count towards the allowance?", "How do I rent a kite?")[0], "kites");
});

test("a follow-up that another source answers about the same subject is answered there", () => {
  assert.equal(citedBy("and how do I mend it?", "How do I rent a kite?")[0], "mending");
});

test("two questions of one message are each answered by their own source", () => {
  assert.deepEqual(citedBy("How do I rent a kite and how many pictures fit into one album?"), ["kites", "album"]);
});

test("the article of a noun is no pronoun, and a pronoun before a deed is one", () => {
  const french = new PassageIndex();
  french.addAll([
    prose(
      "dossier",
      "Dossier",
      "## Partager un dossier\n\nAppuyez sur Partager.\n\n## Supprimer un dossier\n\nAppuyez sur la corbeille.",
    ),
    prose("adresse", "Adresse du port", "## Adresse\n\nLe port se trouve au quai des Brumes."),
  ]);
  const history = [
    earlierTurn("Comment partager un dossier ?", answerInDialogue(french, "Comment partager un dossier ?", [])),
  ];
  const ask = (message: string) => answerInDialogue(french, message, history);
  assert.match(ask("comment le supprimer ?").text, /corbeille/);
  assert.equal(ask("où se trouve le port ?").readAs, "où se trouve le port ?");
});

test("a mere how much asks for the price of what was spoken of", () => {
  const lessons = new PassageIndex();
  lessons.addAll([
    prose("lessons", "Pizza lessons", "We give pizza lessons in winter. A lesson costs 45 euros."),
    prose("menu", "Menu", "A margherita costs 7 euros, a diavola 9 euros."),
    prose("hours", "Opening hours", "We open at six."),
  ]);
  const first = answerInDialogue(lessons, "Do you give pizza lessons?", []);
  const { text } = answerInDialogue(lessons, "how much?", [earlierTurn("Do you give pizza lessons?", first)]);
  assert.match(text, /45 euros/);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOffline } from "./dialogue/answer-offline.ts";
import { PassageIndex } from "./finding/passage-index.ts";
import type { IndexedDocument } from "./retrieval.ts";
import { learn } from "./testing/ask-fixtures.ts";
import {
  allotmentSociety,
  type HelpArticle,
  otherWordings,
  wordsOfTheSociety,
} from "./testing/companies/allotment-society.ts";
import { faq, prose } from "./testing/fixture.ts";

/**
 * The effect counts, among a hundred questions, those whose source is found first, and those whose
 * answer holds what was asked.
 */
type Effect = { found: number; answered: number };
type Way = { documents: IndexedDocument[]; synonyms?: readonly (readonly string[])[] };

const withHeadings = ({ sections }: HelpArticle) =>
  sections.map(({ heading, text }) => `## ${heading}\n\n${text}`).join("\n\n");
const withoutHeadings = ({ sections }: HelpArticle) => sections.map(({ text }) => text).join("\n\n");

/** The same help, written in several ways. The figures stand in docs/guides/write-knowledge.md. */
const ways: Record<string, Way> = {
  "vague titles, no headings": {
    documents: allotmentSociety.map((article) => prose(article.id, article.vague, withoutHeadings(article))),
  },
  "clear titles, no headings": {
    documents: allotmentSociety.map((article) => prose(article.id, article.title, withoutHeadings(article))),
  },
  "vague titles, questions as headings": {
    documents: allotmentSociety.map((article) => prose(article.id, article.vague, withHeadings(article))),
  },
  "clear titles, questions as headings": {
    documents: allotmentSociety.map((article) => prose(article.id, article.title, withHeadings(article))),
  },
  "the same with synonyms": {
    documents: allotmentSociety.map((article) => prose(article.id, article.title, withHeadings(article))),
    synonyms: wordsOfTheSociety,
  },
  "one FAQ a section": { documents: faqs(() => []) },
  "one FAQ a section, five alternatives": { documents: faqs((heading) => otherWordings[heading] ?? []) },
};

function faqs(alternativesOf: (heading: string) => readonly string[]): IndexedDocument[] {
  return allotmentSociety.flatMap(({ id, sections }) =>
    sections.map(({ heading, text }, number) => ({
      ...faq(`${id}-${number}`, heading, text, ...alternativesOf(heading)),
      sourceId: id,
    })),
  );
}

function measure({ documents, synonyms }: Way): Effect {
  const index = new PassageIndex();
  index.addAll(documents);
  if (synonyms !== undefined) index.useSynonyms(synonyms.map((group) => [...group]));
  learn(index);
  let [asked, found, answered] = [0, 0, 0];
  for (const { id, sections } of allotmentSociety) {
    for (const { questions, holds } of sections) {
      for (const question of questions) {
        const answer = answerOffline(index, question);
        asked++;
        if (answer.retrieval.passages[0]?.document.sourceId === id) found++;
        if (answer.answered && answer.text.includes(holds)) answered++;
      }
    }
  }
  const share = (count: number) => Math.round((100 * count) / asked);
  return { found: share(found), answered: share(answered) };
}

test("clear titles, headings that ask, alternatives and synonyms each find and answer more", (t) => {
  const effects = Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, measure(way)]));
  for (const [name, { found, answered }] of Object.entries(effects)) {
    t.diagnostic(`${name}: right source first ${found}, right answer ${answered} of 100`);
  }
  const answeredBy = (name: string) => effects[name]!.answered;
  assert.ok(effects["clear titles, no headings"]!.found >= effects["vague titles, no headings"]!.found);
  assert.ok(answeredBy("clear titles, questions as headings") > answeredBy("clear titles, no headings"));
  assert.ok(answeredBy("the same with synonyms") >= answeredBy("clear titles, questions as headings"));
  assert.ok(answeredBy("one FAQ a section, five alternatives") > answeredBy("one FAQ a section"));
});

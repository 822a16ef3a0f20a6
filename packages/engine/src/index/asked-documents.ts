import type { Language } from "../language.ts";
import type { Passage } from "../passage.ts";
import type { AskedQuestion, IndexedDocument } from "../retrieval.ts";

/**
 * A document of the index. One that has `of` is made from the asked questions of a passage: it is found
 * as a FAQ is, and what it gives is that passage.
 */
export type EnteredDocument = IndexedDocument & { of?: AskedPassage };
export type AskedPassage = { document: IndexedDocument; passage: Passage; language: string; isBounded: boolean };

const none: readonly EnteredDocument[] = [];

/** Gives each document, and behind it those made from its asked questions, always in the same order. */
export function withAsked(documents: readonly IndexedDocument[]): readonly EnteredDocument[] {
  return documents.flatMap((document) => [document, ...askedDocuments(document)]);
}

/** Questions of one passage in one language are one FAQ, and those whose weight is bounded are another one. */
export function askedDocuments(document: IndexedDocument): readonly EnteredDocument[] {
  const { asked, passages } = document;
  if (asked === undefined || asked.length === 0 || passages.length === 0) return none;
  const groups = Map.groupBy(
    asked,
    (question) => `${placeIn(passages, question)}${question.isBounded ? "~" : "?"}${question.language}`,
  );
  return [...groups].map(([name, group]) => {
    const passage = passages[placeIn(passages, group[0]!)]!;
    const questions = group.map(({ text }) => text);
    return {
      ...{ documentId: `${document.documentId}/${name}`, sourceId: document.sourceId, url: document.url },
      ...{ kind: "faq", title: questions[0]!, text: "", questions, passages: [passage] },
      of: { document, passage, language: group[0]!.language, isBounded: group[0]!.isBounded },
    };
  });
}

/**
 * Gives the asked questions in the language of the text that count as words of it, with the places of
 * their passages.
 */
export function askedIn(
  { asked = [], passages }: IndexedDocument,
  { code }: Language,
): [place: number, text: string][] {
  const own = asked.filter(({ language, isBounded }) => language === code && !isBounded);
  return own.map((question) => [placeIn(passages, question), question.text]);
}

/** A text may be divided otherwise than when the question was kept: it belongs to what holds its place now. */
function placeIn(passages: readonly Passage[], { start }: AskedQuestion): number {
  return Math.max(
    0,
    passages.findLastIndex((passage) => passage.start <= start),
  );
}

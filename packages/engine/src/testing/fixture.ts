import { passagesOf } from "../reading/structure/split-into-passages.ts";
import type { IndexedDocument } from "../retrieval.ts";

type QuestionKind = "plain" | "paraphrase" | "typo" | "off-topic" | "near-miss";

/**
 * A question with the source that answers it (null when none does) and the words that the answer
 * must hold.
 */
export type FixtureQuestion = { kind: QuestionKind; question: string; expects: string | null; holds?: string };

export type Fixture = { name: string; documents: IndexedDocument[]; questions: FixtureQuestion[] };

export function prose(id: string, title: string, text: string): IndexedDocument {
  const passages = passagesOf("text", text);
  return { documentId: `doc-${id}`, sourceId: id, kind: "text", title, url: null, text, questions: [], passages };
}

export function faq(id: string, question: string, answer: string, ...alternatives: string[]): IndexedDocument {
  return {
    documentId: `doc-${id}`,
    sourceId: id,
    kind: "faq",
    title: question,
    url: null,
    text: answer,
    questions: [question, ...alternatives],
    passages: passagesOf("faq", answer),
  };
}

export function plain(question: string, expects: string, holds?: string): FixtureQuestion {
  return { kind: "plain", question, expects, ...(holds === undefined ? {} : { holds }) };
}

export function paraphrase(question: string, expects: string, holds?: string): FixtureQuestion {
  return { ...plain(question, expects, holds), kind: "paraphrase" };
}

export function typo(question: string, expects: string, holds?: string): FixtureQuestion {
  return { ...plain(question, expects, holds), kind: "typo" };
}

/** The knowledge has nothing about this. */
export function offTopic(question: string): FixtureQuestion {
  return { kind: "off-topic", question, expects: null };
}

/** The knowledge has something similar, but not what is asked. */
export function nearMiss(question: string): FixtureQuestion {
  return { kind: "near-miss", question, expects: null };
}

import type { IndexedDocument } from "../../retrieval.ts";
import { prose } from "../fixture.ts";

/** Pages of an invented website, as the reader of pages hands them on, and what visitors ask. */
export type Website = { name: string; pages: readonly IndexedDocument[]; questions: readonly VisitorQuestion[] };

/** The answer must hold and lack these; `holds` is null where the website does not tell it. */
type VisitorQuestion = { question: string; holds: readonly string[] | null; lacks?: readonly string[] };

export const page = (path: string, title: string, text: string): IndexedDocument => prose(path, title, text.trim());

export const asks = (question: string, holds: string, lacks?: string): VisitorQuestion => ({
  question,
  holds: holds.split(" | "),
  ...(lacks === undefined ? {} : { lacks: lacks.split(" | ") }),
});

export const isNotTold = (question: string): VisitorQuestion => ({ question, holds: null });

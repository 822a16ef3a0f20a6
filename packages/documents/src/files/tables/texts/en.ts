import type { NamesOfColumns } from "./names-of-columns.ts";

export const en: NamesOfColumns = {
  question: "question questions q",
  answer: "answer answers a",
  alternatives: "alternative alternatives alternativequestions alternatequestions phrasings variants otherquestions",
};

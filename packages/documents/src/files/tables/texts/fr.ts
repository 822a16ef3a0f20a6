import type { NamesOfColumns } from "./names-of-columns.ts";

export const fr: NamesOfColumns = {
  question: "question questions",
  answer: "reponse reponses",
  alternatives: "alternative alternatives variante variantes questionsalternatives autresquestions formulations",
};

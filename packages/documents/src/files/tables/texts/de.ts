import type { NamesOfColumns } from "./names-of-columns.ts";

export const de: NamesOfColumns = {
  question: "frage fragen",
  answer: "antwort antworten",
  alternatives: "alternativen alternativfragen formulierungen varianten weitereformulierungen anderefragen",
};

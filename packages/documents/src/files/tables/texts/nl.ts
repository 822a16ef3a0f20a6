import type { NamesOfColumns } from "./names-of-columns.ts";

export const nl: NamesOfColumns = {
  question: "vraag vragen",
  answer: "antwoord antwoorden",
  alternatives: "alternatief alternatieven varianten alternatievevragen anderevragen formuleringen",
};

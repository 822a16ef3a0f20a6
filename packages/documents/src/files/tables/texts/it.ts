import type { NamesOfColumns } from "./names-of-columns.ts";

export const it: NamesOfColumns = {
  question: "domanda domande",
  answer: "risposta risposte",
  alternatives: "alternativa alternative variante varianti domandealternative altredomande formulazioni",
};

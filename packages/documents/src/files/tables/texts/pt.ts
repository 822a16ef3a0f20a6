import type { NamesOfColumns } from "./names-of-columns.ts";

export const pt: NamesOfColumns = {
  question: "pergunta perguntas",
  answer: "resposta respostas",
  alternatives: "alternativa alternativas variante variantes perguntasalternativas outrasperguntas formulacoes",
};

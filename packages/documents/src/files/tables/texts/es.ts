import type { NamesOfColumns } from "./names-of-columns.ts";

export const es: NamesOfColumns = {
  question: "pregunta preguntas",
  answer: "respuesta respuestas",
  alternatives: "alternativa alternativas variante variantes preguntasalternativas otraspreguntas",
};

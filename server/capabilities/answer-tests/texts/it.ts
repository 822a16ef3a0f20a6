import type { AnswerTestTexts } from "./en.ts";

export const it: AnswerTestTexts = {
  subject: "Il suo assistente risponde diversamente da prima",
  changed: ({ changed, failed, all }) =>
    `Test con un risultato diverso: ${changed}. Test che ora falliscono: ${failed} su ${all}.`,
  see: (operation) => `Vedere ${operation}.`,
  reason: "Riceve questa e-mail perché l’ha chiesta.",
  stop: (operation) => `Per non riceverla più: ${operation}`,
};

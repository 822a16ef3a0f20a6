import type { AnswerTestTexts } from "./en.ts";

export const de: AnswerTestTexts = {
  subject: "Ihr Assistent antwortet anders als zuvor",
  changed: ({ changed, failed, all }) =>
    `Tests mit anderem Ergebnis: ${changed}. Tests, die jetzt fehlschlagen: ${failed} von ${all}.`,
  see: (operation) => `Siehe ${operation}.`,
  reason: "Sie bekommen diese Mail, weil Sie darum gebeten haben.",
  stop: (operation) => `So beenden Sie das: ${operation}`,
};

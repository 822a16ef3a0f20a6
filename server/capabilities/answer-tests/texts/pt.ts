import type { AnswerTestTexts } from "./en.ts";

export const pt: AnswerTestTexts = {
  subject: "O seu assistente responde de outra forma",
  changed: ({ changed, failed, all }) =>
    `Testes cujo resultado mudou: ${changed}. Testes que agora falham: ${failed} de ${all}.`,
  see: (operation) => `Veja ${operation}.`,
  reason: "Recebe este e-mail porque o pediu.",
  stop: (operation) => `Para deixar de o receber: ${operation}`,
};

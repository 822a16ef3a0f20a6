import type { AnswerTestTexts } from "./en.ts";

export const fr: AnswerTestTexts = {
  subject: "Votre assistant répond autrement qu’avant",
  changed: ({ changed, failed, all }) =>
    `Tests dont le résultat a changé : ${changed}. Tests qui échouent maintenant : ${failed} sur ${all}.`,
  see: (operation) => `Voir ${operation}.`,
  reason: "Vous recevez ce message parce que vous l’avez demandé.",
  stop: (operation) => `Pour ne plus le recevoir : ${operation}`,
};

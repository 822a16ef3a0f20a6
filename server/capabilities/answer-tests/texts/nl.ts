import type { AnswerTestTexts } from "./en.ts";

export const nl: AnswerTestTexts = {
  subject: "Uw assistent antwoordt anders dan voorheen",
  changed: ({ changed, failed, all }) =>
    `Tests met een ander resultaat: ${changed}. Tests die nu mislukken: ${failed} van ${all}.`,
  see: (operation) => `Zie ${operation}.`,
  reason: "U krijgt deze mail omdat u erom hebt gevraagd.",
  stop: (operation) => `Zo stopt u dit: ${operation}`,
};

/** In texts, `operation` names one of the interface. */
export const en = {
  subject: "Your assistant answers otherwise than before",
  changed: ({ changed, failed, all }: { changed: number; failed: number; all: number }) =>
    `Tests whose result changed: ${changed}. Tests that fail now: ${failed} of ${all}.`,
  see: (operation: string) => `See ${operation}.`,
  reason: "You get this mail because you asked for it.",
  stop: (operation: string) => `To stop it: ${operation}`,
};

export type AnswerTestTexts = typeof en;

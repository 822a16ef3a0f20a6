import type { KernelTexts } from "./en.ts";

export const de: KernelTexts = {
  problem: {
    title: "Das hat nicht funktioniert",
    goBack: "Gehen Sie zurück, und versuchen Sie es noch einmal.",
    tooOften: "Das war zu viel auf einmal. Bitte warten Sie einen Moment, und versuchen Sie es dann noch einmal.",
    tooLarge: "Was Sie gesendet haben, ist zu groß.",
  },
};

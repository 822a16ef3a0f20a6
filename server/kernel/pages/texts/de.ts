import type { KernelTexts } from "./en.ts";

export const de: KernelTexts = {
  problem: {
    title: "Das hat nicht funktioniert",
    goBack: "Gehen Sie zurück, und versuchen Sie es noch einmal.",
    tooOften: "Das war zu viel auf einmal. Bitte warten Sie einen Moment, und versuchen Sie es dann noch einmal.",
    tooLarge: "Was Sie gesendet haben, ist zu groß.",
    suspended: "Dieser Dienst ist im Moment nicht verfügbar. Bitte versuchen Sie es später noch einmal.",
  },
  front: {
    title: "Parley läuft",
    text: "Mit diesem Server sprechen Programme. Diese Seiten sind für Menschen:",
    reference: "Die Referenz der Schnittstelle",
    problems: "Was jedes Problem bedeutet",
    voice: "Die Stimme ausprobieren",
    outbox: "Für den Betreiber: Mails, die nicht gesendet wurden",
  },
};

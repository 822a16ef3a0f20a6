import type { KernelTexts } from "./en.ts";

export const nl: KernelTexts = {
  problem: {
    title: "Dat is niet gelukt",
    goBack: "Ga terug en probeer het opnieuw.",
    tooOften: "Dat was te veel tegelijk. Wacht even en probeer het dan opnieuw.",
    tooLarge: "Wat u hebt verzonden, is te groot.",
  },
};

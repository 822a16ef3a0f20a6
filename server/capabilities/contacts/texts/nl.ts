import type { ContactTexts } from "./en.ts";

export const nl: ContactTexts = {
  export: {
    title: "Persoonsgegevens",
    text: (moment) =>
      `Alles wat over een persoon is opgeslagen, stand ${moment}. De bestanden ernaast bevatten hetzelfde voor programma’s.`,
    nothing: "Er is niets opgeslagen.",
  },
};

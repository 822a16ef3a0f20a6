import type { ContactTexts } from "./en.ts";

export const de: ContactTexts = {
  export: {
    title: "Personenbezogene Daten",
    text: (moment) =>
      `Alles, was über eine Person gespeichert ist, Stand ${moment}. Die Dateien daneben enthalten dasselbe für Programme.`,
    nothing: "Es ist nichts gespeichert.",
  },
};

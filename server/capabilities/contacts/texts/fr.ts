import type { ContactTexts } from "./en.ts";

export const fr: ContactTexts = {
  export: {
    title: "Données personnelles",
    text: (moment) =>
      `Tout ce qui est enregistré sur une personne, à la date du ${moment}. Les fichiers à côté contiennent la même chose pour des programmes.`,
    nothing: "Rien n’est enregistré.",
  },
};

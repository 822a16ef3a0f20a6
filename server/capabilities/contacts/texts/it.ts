import type { ContactTexts } from "./en.ts";

export const it: ContactTexts = {
  export: {
    title: "Dati personali",
    text: (moment) =>
      `Tutto ciò che è conservato su una persona, alla data del ${moment}. I file accanto contengono lo stesso per i programmi.`,
    nothing: "Non è conservato nulla.",
  },
};

import type { ContactTexts } from "./en.ts";

export const pt: ContactTexts = {
  export: {
    title: "Dados pessoais",
    text: (moment) =>
      `Tudo o que está guardado sobre uma pessoa, à data de ${moment}. Os ficheiros ao lado contêm o mesmo para programas.`,
    nothing: "Nada está guardado.",
  },
};

import type { ContactTexts } from "./en.ts";

export const es: ContactTexts = {
  export: {
    title: "Datos personales",
    text: (moment) =>
      `Todo lo que está guardado sobre una persona, a fecha de ${moment}. Los archivos de al lado contienen lo mismo para programas.`,
    nothing: "No hay nada guardado.",
  },
};

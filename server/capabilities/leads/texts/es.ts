import type { LeadTexts } from "./en.ts";

export const es: LeadTexts = {
  buyingWords: "presupuesto precio",
  mail: {
    cameIn: { one: "1 cliente potencial nuevo", other: (count) => `${count} clientes potenciales nuevos` },
    cameInList: { one: "1 cliente potencial nuevo:", other: (count) => `${count} clientes potenciales nuevos:` },
    forYou: { one: "1 cliente potencial para usted", other: (count) => `${count} clientes potenciales para usted` },
    givenToYouList: {
      one: "Se le ha asignado 1 cliente potencial:",
      other: (count) => `Se le han asignado ${count} clientes potenciales:`,
    },
    score: (score) => `puntuación ${score}`,
    andMore: { one: "y 1 más", other: (count) => `y ${count} más` },
    advice:
      "Consulte un cliente potencial con GET /api/leads/{id}. PATCH /api/settings/leads determina quién recibe estos correos.",
  },
};

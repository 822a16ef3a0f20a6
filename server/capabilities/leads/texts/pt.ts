import type { LeadTexts } from "./en.ts";

export const pt: LeadTexts = {
  buyingWords: "orçamento preço",
  mail: {
    cameIn: { one: "1 novo potencial cliente", other: (count) => `${count} novos potenciais clientes` },
    cameInList: { one: "1 novo potencial cliente:", other: (count) => `${count} novos potenciais clientes:` },
    forYou: { one: "1 potencial cliente para si", other: (count) => `${count} potenciais clientes para si` },
    givenToYouList: {
      one: "Foi-lhe atribuído 1 potencial cliente:",
      other: (count) => `Foram-lhe atribuídos ${count} potenciais clientes:`,
    },
    score: (score) => `pontuação ${score}`,
    andMore: { one: "e mais 1", other: (count) => `e mais ${count}` },
    advice:
      "Consulte um potencial cliente com GET /api/leads/{id}. PATCH /api/settings/leads determina quem recebe estes e-mails.",
  },
};

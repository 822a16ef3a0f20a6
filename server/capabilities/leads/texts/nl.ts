import type { LeadTexts } from "./en.ts";

export const nl: LeadTexts = {
  buyingWords: "offerte prijs",
  mail: {
    cameIn: { one: "1 nieuwe lead", other: (count) => `${count} nieuwe leads` },
    cameInList: { one: "1 nieuwe lead:", other: (count) => `${count} nieuwe leads:` },
    forYou: { one: "1 lead voor u", other: (count) => `${count} leads voor u` },
    givenToYouList: {
      one: "Er is 1 lead aan u toegewezen:",
      other: (count) => `Er zijn ${count} leads aan u toegewezen:`,
    },
    score: (score) => `score ${score}`,
    andMore: { one: "en nog 1", other: (count) => `en nog ${count}` },
    advice: "U leest een lead met GET /api/leads/{id}. PATCH /api/settings/leads bepaalt wie deze e-mails krijgt.",
  },
};

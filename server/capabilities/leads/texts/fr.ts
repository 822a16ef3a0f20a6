import type { LeadTexts } from "./en.ts";

export const fr: LeadTexts = {
  buyingWords: "devis prix",
  mail: {
    cameIn: { one: "1 nouveau prospect", other: (count) => `${count} nouveaux prospects` },
    cameInList: { one: "1 nouveau prospect :", other: (count) => `${count} nouveaux prospects :` },
    forYou: { one: "1 prospect pour vous", other: (count) => `${count} prospects pour vous` },
    givenToYouList: {
      one: "1 prospect vous a été attribué :",
      other: (count) => `${count} prospects vous ont été attribués :`,
    },
    score: (score) => `score ${score}`,
    andMore: { one: "et 1 autre", other: (count) => `et ${count} autres` },
    advice:
      "Consultez un prospect avec GET /api/leads/{id}. PATCH /api/settings/leads détermine qui reçoit ces e-mails.",
  },
};

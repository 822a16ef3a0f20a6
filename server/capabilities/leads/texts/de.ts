import type { LeadTexts } from "./en.ts";

export const de: LeadTexts = {
  buyingWords: "angebot preis kosten bestell",
  mail: {
    cameIn: { one: "1 neuer Lead ist eingegangen", other: (count) => `${count} neue Leads sind eingegangen` },
    cameInList: { one: "1 neuer Lead ist eingegangen:", other: (count) => `${count} neue Leads sind eingegangen:` },
    forYou: { one: "1 Lead für Sie", other: (count) => `${count} Leads für Sie` },
    givenToYouList: {
      one: "1 Lead wurde Ihnen zugewiesen:",
      other: (count) => `${count} Leads wurden Ihnen zugewiesen:`,
    },
    score: (score) => `Bewertung ${score}`,
    andMore: { one: "und 1 weiterer", other: (count) => `und ${count} weitere` },
    advice:
      "Einen Lead lesen Sie mit GET /api/leads/{id}. PATCH /api/settings/leads legt fest, wer diese E-Mails erhält.",
  },
};

import type { LeadTexts } from "./en.ts";

export const fr: LeadTexts = {
  buyingWords: "devis prix",
};

import type { LeadTexts } from "./en.ts";

export const de: LeadTexts = {
  buyingWords: "angebot preis kosten bestell",
};

import type { LeadTexts } from "./en.ts";

export const nl: LeadTexts = {
  buyingWords: "offerte prijs",
};

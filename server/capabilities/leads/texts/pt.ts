import type { LeadTexts } from "./en.ts";

export const pt: LeadTexts = {
  buyingWords: "orçamento preço",
};

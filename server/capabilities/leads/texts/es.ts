import type { LeadTexts } from "./en.ts";

export const es: LeadTexts = {
  buyingWords: "presupuesto precio",
};

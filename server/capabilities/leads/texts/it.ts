import type { LeadTexts } from "./en.ts";

export const it: LeadTexts = {
  buyingWords: "preventivo prezzo",
};

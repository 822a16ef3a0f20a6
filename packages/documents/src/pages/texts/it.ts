import type { WordsOfPages } from "./words-of-pages.ts";

export const it: WordsOfPages = {
  language: "it",
  related:
    /^(?:(?:articoli|prodotti|pagine|argomenti) (?:correlat|simil|recent)|potrebbe(?:ro)? (?:anche )?interessart|vedi anche\b)/iu,
  hours: "Orari di apertura",
  closed: "chiuso",
  contact: "Contatti e indirizzo",
  address: "Indirizzo",
  telephone: "Telefono",
  email: "E-mail",
  price: "Prezzo",
  when: "Quando",
  where: "Dove",
  inStock: "disponibile",
  soldOut: "esaurito",
};

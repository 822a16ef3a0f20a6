import type { WordsOfPages } from "./words-of-pages.ts";

export const fr: WordsOfPages = {
  language: "fr",
  related:
    /^(?:articles? (?:connexes?|liés?|associés?|similaires?|récents?)|à lire aussi|vous aimerez aussi|produits similaires|voir aussi\b)/iu,
  hours: "Horaires d’ouverture",
  closed: "fermé",
  contact: "Contact et adresse",
  address: "Adresse",
  telephone: "Téléphone",
  email: "E-mail",
  price: "Prix",
  when: "Quand",
  where: "Où",
  inStock: "en stock",
  soldOut: "épuisé",
};

import type { WordsOfPages } from "./words-of-pages.ts";

export const nl: WordsOfPages = {
  language: "nl",
  related:
    /^(?:(?:gerelateerde|verwante|vergelijkbare|andere|recente) (?:artikelen|berichten|producten|onderwerpen|pagina)|zie ook\b)/iu,
  hours: "Openingstijden",
  closed: "gesloten",
  contact: "Contact en adres",
  address: "Adres",
  telephone: "Telefoon",
  email: "E-mail",
  price: "Prijs",
  when: "Wanneer",
  where: "Waar",
  inStock: "op voorraad",
  soldOut: "uitverkocht",
};

import type { WordsOfPages } from "./words-of-pages.ts";

export const de: WordsOfPages = {
  language: "de",
  related:
    /^(?:(?:ähnliche|verwandte|weitere|zugehörige|beliebte|empfohlene) (?:artikel|beiträge|seiten|themen|produkte|fragen)|das könnte (?:dich|sie|ihnen|dir) auch|siehe auch\b)/iu,
  hours: "Öffnungszeiten",
  closed: "geschlossen",
  contact: "Kontakt und Adresse",
  address: "Adresse",
  telephone: "Telefon",
  email: "E-Mail",
  price: "Preis",
  when: "Wann",
  where: "Wo",
  inStock: "vorrätig",
  soldOut: "ausverkauft",
};

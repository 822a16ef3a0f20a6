import type { WordsOfPages } from "./words-of-pages.ts";

export const en: WordsOfPages = {
  language: "en",
  related:
    /^(?:(?:related|similar|recommended|recently viewed|more|promoted|other|popular|recent) (?:articles?|posts?|pages?|topics?|questions?|guides?|reading|products?|stories)|see also\b)/iu,
  hours: "Opening hours",
  closed: "closed",
  contact: "Contact and address",
  address: "Address",
  telephone: "Telephone",
  email: "E-mail",
  price: "Price",
  when: "When",
  where: "Where",
  inStock: "in stock",
  soldOut: "sold out",
};

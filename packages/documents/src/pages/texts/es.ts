import type { WordsOfPages } from "./words-of-pages.ts";

export const es: WordsOfPages = {
  language: "es",
  related:
    /^(?:(?:artículos|entradas|productos|páginas|temas|contenidos?) (?:relacionad|similar|recomendad|recient)|también te puede|véase también(?!\p{L}))/iu,
  hours: "Horario",
  closed: "cerrado",
  contact: "Contacto y dirección",
  address: "Dirección",
  telephone: "Teléfono",
  email: "Correo electrónico",
  price: "Precio",
  when: "Cuándo",
  where: "Dónde",
  inStock: "en stock",
  soldOut: "agotado",
};

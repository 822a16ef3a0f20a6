import type { WordsOfPages } from "./words-of-pages.ts";

export const pt: WordsOfPages = {
  language: "pt",
  related: /^(?:(?:artigos|produtos|posts|páginas|tópicos) (?:relacionad|semelhant|recent)|veja também(?!\p{L}))/iu,
  hours: "Horário de funcionamento",
  closed: "fechado",
  contact: "Contato e endereço",
  address: "Endereço",
  telephone: "Telefone",
  email: "E-mail",
  price: "Preço",
  when: "Quando",
  where: "Onde",
  inStock: "em estoque",
  soldOut: "esgotado",
};

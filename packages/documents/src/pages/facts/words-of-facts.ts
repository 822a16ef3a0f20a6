const names = [
  "hours",
  "closed",
  "address",
  "telephone",
  "email",
  "price",
  "when",
  "where",
  "inStock",
  "soldOut",
] as const;

export type WordsOfFacts = Record<(typeof names)[number], string>;

/** One line a language: what a page's structured data says, in words of that language. */
const lines = {
  de: "Öffnungszeiten|geschlossen|Adresse|Telefon|E-Mail|Preis|Wann|Wo|vorrätig|ausverkauft",
  en: "Opening hours|closed|Address|Telephone|E-mail|Price|When|Where|in stock|sold out",
  es: "Horario|cerrado|Dirección|Teléfono|Correo electrónico|Precio|Cuándo|Dónde|en stock|agotado",
  fr: "Horaires d’ouverture|fermé|Adresse|Téléphone|E-mail|Prix|Quand|Où|en stock|épuisé",
  it: "Orari di apertura|chiuso|Indirizzo|Telefono|E-mail|Prezzo|Quando|Dove|disponibile|esaurito",
  nl: "Openingstijden|gesloten|Adres|Telefoon|E-mail|Prijs|Wanneer|Waar|op voorraad|uitverkocht",
  pt: "Horário de funcionamento|fechado|Endereço|Telefone|E-mail|Preço|Quando|Onde|em estoque|esgotado",
};

/** Gives the words of a language; those of English where Parley does not speak it. */
export function wordsOfFacts(language: string): WordsOfFacts {
  const line = lines[language.slice(0, 2).toLowerCase() as keyof typeof lines] ?? lines.en;
  const words = line.split("|");
  return Object.fromEntries(names.map((name, at) => [name, words[at]!])) as WordsOfFacts;
}

import type { IndexedDocument } from "../retrieval.ts";
import { faq, prose } from "./fixture.ts";

/** A language teaches these documents beside a pair of opposites, and answers the two so. */
type OppositeBase = { documents: readonly IndexedDocument[]; one: string; other: string };

const written: Record<
  string,
  { question: string; answer: string; title: string; text: string; one: string; other: string }
> = {
  en: {
    question: "Where are you?",
    answer: "We are at the harbour, beside the fire station.",
    title: "Parking",
    text: "There is a car park behind the house.",
    one: "Page 17 tells it.",
    other: "Page 29 tells it.",
  },
  de: {
    question: "Wo finde ich euch?",
    answer: "Wir sind am Hafen neben der Feuerwache.",
    title: "Parken",
    text: "Hinter dem Haus gibt es einen Parkplatz.",
    one: "Das steht auf Seite 17.",
    other: "Das steht auf Seite 29.",
  },
  fr: {
    question: "Où êtes-vous ?",
    answer: "Nous sommes au port, à côté de la caserne.",
    title: "Stationnement",
    text: "Il y a un parking derrière la maison.",
    one: "C'est écrit à la page 17.",
    other: "C'est écrit à la page 29.",
  },
  es: {
    question: "¿Dónde están ustedes?",
    answer: "Estamos en el puerto, junto a los bomberos.",
    title: "Aparcamiento",
    text: "Hay un aparcamiento detrás de la casa.",
    one: "Está escrito en la página 17.",
    other: "Está escrito en la página 29.",
  },
  it: {
    question: "Dove siete?",
    answer: "Siamo al porto, accanto alla caserma.",
    title: "Parcheggio",
    text: "C'è un parcheggio dietro la casa.",
    one: "È scritto a pagina 17.",
    other: "È scritto a pagina 29.",
  },
  nl: {
    question: "Waar zijn jullie?",
    answer: "We zijn bij de haven, naast de brandweer.",
    title: "Parkeren",
    text: "Achter het huis is een parkeerplaats.",
    one: "Dat staat op bladzijde 17.",
    other: "Dat staat op bladzijde 29.",
  },
  pt: {
    question: "Onde estão vocês?",
    answer: "Estamos no porto, ao lado dos bombeiros.",
    title: "Estacionamento",
    text: "Há um parque de estacionamento atrás da casa.",
    one: "Isso está escrito na página 17.",
    other: "Isso está escrito na página 29.",
  },
};

type Taught = (id: string, question: string, answer: string) => IndexedDocument;
/** The ways to teach a question with its answer. */
export const taughtForms: Record<string, Taught> = {
  FAQ: (id, question, answer) => faq(id, question, answer),
  section: (id, question, answer) => prose(id, question.replace(/^¿|\s*\?$/g, ""), `## ${question}\n\n${answer}`),
};

/** The bases of the languages in which pairs of opposites are written. */
export const oppositeBases: Readonly<Record<string, OppositeBase>> = Object.fromEntries(
  Object.entries(written).map(([code, { question, answer, title, text, one, other }]) => {
    return [code, { documents: [faq("place", question, answer), prose("cars", title, text)], one, other }];
  }),
);

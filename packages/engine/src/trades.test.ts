import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerOffline } from "./dialogue/answer-offline.ts";
import { PassageIndex } from "./finding/passage-index.ts";
import { prose } from "./testing/fixture.ts";

type Page = readonly [title: string, text: string];
type Trade = { page: Page; asked: readonly string[] };

/** Lists for each language pages named by what the house does, and the questions of those who want it. */
const trades: Record<string, { others: readonly Page[]; trades: readonly Trade[] }> = {
  en: {
    others: [
      ["Opening hours", "We open at nine."],
      ["Parking", "Cars stand behind the mill."],
    ],
    trades: [
      {
        page: ["Loans", "A loan runs for 21 days. Each reader may have five books."],
        asked: ["How do I borrow a book?", "How long can I borrow a book?", "borrow books"],
      },
      {
        page: ["Canoe rental", "A canoe costs 12 euros a day. Bring your passport."],
        asked: ["Can I rent a canoe?", "Can I hire a canoe?"],
      },
    ],
  },
  de: {
    others: [
      ["Öffnungszeiten", "Wir öffnen um neun."],
      ["Parken", "Autos stehen hinter der Mühle."],
    ],
    trades: [
      {
        page: ["Verleih", "Ein Rad kostet 12 Euro am Tag. Bringen Sie Ihren Ausweis mit."],
        asked: ["Kann ich ein Rad leihen?", "Kann ich ein Rad mieten?", "Verleihen Sie Räder?", "Rad ausleihen"],
      },
      {
        page: ["Vermietung", "Ein Rad kostet 12 Euro am Tag. Bringen Sie Ihren Ausweis mit."],
        asked: ["Kann ich ein Rad mieten?", "Vermieten Sie Räder?"],
      },
      {
        page: ["Verkauf", "Karten gibt es an der Kasse und im Netz."],
        asked: ["Wo kann ich Karten kaufen?", "Karten kaufen"],
      },
    ],
  },
  es: {
    others: [
      ["Horario", "Abrimos a las nueve."],
      ["Aparcamiento", "Los coches están detrás del molino."],
    ],
    trades: [
      {
        page: ["Préstamo de libros", "Un préstamo dura 21 días. Cada lector puede tener cinco libros."],
        asked: ["¿Cómo pido prestado un libro?"],
      },
      {
        page: ["Venta de entradas", "Hay entradas en la taquilla y en la red."],
        asked: ["¿Dónde puedo comprar entradas?"],
      },
    ],
  },
  fr: {
    others: [
      ["Horaires", "Nous ouvrons à neuf heures."],
      ["Parking", "Les voitures sont derrière le moulin."],
    ],
    trades: [
      {
        page: ["Prêt de livres", "Un prêt dure 21 jours. Chaque lecteur peut avoir cinq livres."],
        asked: ["Comment emprunter un livre ?", "Combien de temps puis-je emprunter un livre ?"],
      },
      {
        page: ["Vente de billets", "Les billets sont vendus à la caisse et en ligne."],
        asked: ["Où acheter des billets ?"],
      },
    ],
  },
  it: {
    others: [
      ["Orari", "Apriamo alle nove."],
      ["Parcheggio", "Le auto stanno dietro il mulino."],
    ],
    trades: [
      {
        page: ["Prestito di libri", "Un prestito dura 21 giorni. Ogni lettore può avere cinque libri."],
        asked: ["Come prendo in prestito un libro?", "Prestate libri?"],
      },
      {
        page: ["Vendita dei biglietti", "I biglietti sono alla cassa e in rete."],
        asked: ["Dove posso comprare i biglietti?"],
      },
    ],
  },
  nl: {
    others: [
      ["Openingstijden", "Wij gaan om negen uur open."],
      ["Parkeren", "Auto's staan achter de molen."],
    ],
    trades: [
      {
        page: ["Verhuur", "Een fiets kost 12 euro per dag. Neem uw paspoort mee."],
        asked: ["Kan ik een fiets huren?", "Verhuren jullie fietsen?", "fiets huren"],
      },
    ],
  },
  pt: {
    others: [
      ["Horário", "Abrimos às nove."],
      ["Estacionamento", "Os carros ficam atrás do moinho."],
    ],
    trades: [
      {
        page: ["Empréstimo de livros", "Um empréstimo dura 21 dias. Cada leitor pode ter cinco livros."],
        asked: ["Emprestam livros?", "Como posso pedir emprestado um livro?"],
      },
      {
        page: ["Venda de bilhetes", "Há bilhetes na bilheteira e na rede."],
        asked: ["Onde posso comprar bilhetes?"],
      },
    ],
  },
};

describe("a page named by what the house does answers those who want it done", () => {
  for (const [language, { others, trades: pages }] of Object.entries(trades))
    for (const { page, asked } of pages)
      for (const question of asked)
        test(`${language}: ${question}`, () => {
          const index = new PassageIndex();
          index.addAll([...others, page].map(([title, text], at) => prose(`source-${at}`, title, text)));
          const { answered, support } = answerOffline(index, question, { strictness: "balanced", canHandOver: false });
          assert.equal(answered, true);
          assert.equal(support[0]?.document.title, page[0]);
        });
});

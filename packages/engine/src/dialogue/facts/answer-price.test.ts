import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { prose } from "../../testing/fixture.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";

const shops = [
  {
    messages: ["How much is it?", "how much?", "How much does it cost?", "what does it cost"],
    prices: prose("prices", "Plans and prices", "A desk costs 12 euros a day. A room costs 80 euros."),
    others: [
      prose("hours", "Opening hours", "The house opens at nine and closes at five."),
      prose("paying", "Paying", "You can pay by card or in cash. We charge the card at the end of the month."),
    ],
  },
  {
    messages: ["Wie viel kostet das?", "Was kostet es?", "wie teuer ist das"],
    prices: prose("preise", "Preise", "Ein Tisch kostet 12 Euro am Tag. Ein Raum kostet 80 Euro."),
    others: [
      prose("zeiten", "Öffnungszeiten", "Das Haus öffnet um neun und schließt um fünf."),
      prose("zahlen", "Bezahlen", "Sie können mit Karte oder bar bezahlen."),
    ],
  },
  {
    messages: ["Combien ça coûte ?", "c'est combien"],
    prices: prose("tarifs", "Tarifs", "Une table coûte 12 euros par jour. Une salle coûte 80 euros."),
    others: [
      prose("heures", "Horaires", "La maison ouvre à neuf heures et ferme à dix-sept heures."),
      prose("payer", "Paiement", "Vous pouvez payer par carte ou en espèces."),
    ],
  },
  {
    messages: ["¿Cuánto cuesta?", "cuanto es"],
    prices: prose("precios", "Precios", "Una mesa cuesta 12 euros al día. Una sala cuesta 80 euros."),
    others: [
      prose("horas", "Horario", "La casa abre a las nueve y cierra a las cinco."),
      prose("pagar", "Pagos", "Puede pagar con tarjeta o en efectivo."),
    ],
  },
  {
    messages: ["Quanto costa?", "quanto viene"],
    prices: prose("prezzi", "Prezzi", "Un tavolo costa 12 euro al giorno. Una sala costa 80 euro."),
    others: [
      prose("orari", "Orari", "La casa apre alle nove e chiude alle cinque."),
      prose("pagare", "Pagamenti", "Si può pagare con carta o in contanti."),
    ],
  },
  {
    messages: ["Hoeveel kost het?", "wat kost dat"],
    prices: prose("prijzen", "Prijzen", "Een tafel kost 12 euro per dag. Een zaal kost 80 euro."),
    others: [
      prose("tijden", "Openingstijden", "Het huis gaat om negen uur open en sluit om vijf uur."),
      prose("betalen", "Betalen", "U kunt met een kaart of contant betalen."),
    ],
  },
  {
    messages: ["Quanto custa?", "quanto é"],
    prices: prose("precos", "Preços", "Uma mesa custa 12 euros por dia. Uma sala custa 80 euros."),
    others: [
      prose("horas", "Horário", "A casa abre às nove e fecha às cinco."),
      prose("pagar", "Pagamento", "Pode pagar com cartão ou em dinheiro."),
    ],
  },
];

for (const { messages, prices, others } of shops)
  for (const message of messages) {
    test(`the prices answer, where nothing is named that has one: ${message}`, () => {
      const index = new PassageIndex();
      index.addAll([...others, prices]);
      assert.match(answerInDialogue(index, message, []).text, /12 euro/i);
    });
    test(`without an amount there is no price: ${message}`, () => {
      const index = new PassageIndex();
      index.addAll(others);
      assert.deepEqual(answerInDialogue(index, message, []).support, []);
    });
  }

test("the price of one thing is not that of whatever is meant", () => {
  const index = new PassageIndex();
  index.addAll([
    prose("otter", "The Otter", "The Otter is a boat for two. It costs 610 euros."),
    prose("heron", "The Heron", "The Heron is a boat for one. It costs 840 euros."),
  ]);
  assert.deepEqual(answerInDialogue(index, "How much is it?", []).support, []);
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerInDialogue, PassageIndex } from "./index.ts";
import { prose } from "./testing/fixture.ts";

type Booking = { title: string; text: string; beside: string; asked: string; others: readonly string[] };

/** A page whose title is the noun of a deed, and a question for the opposite of the deed. */
const bookings: Record<string, Booking> = {
  en: {
    title: "Booking a room",
    text: "Choose a date and a room on our website and confirm with your card. You get a mail with the booking number.",
    beside: "Breakfast is served from 7 to 10 in the hall.",
    asked: "How do I book a room?",
    others: ["How do I cancel my booking?", "cancel booking"],
  },
  de: {
    title: "Buchung eines Zimmers",
    text: "Wählen Sie auf unserer Website ein Datum und ein Zimmer und bestätigen Sie mit Ihrer Karte. Sie erhalten eine Mail mit der Nummer der Buchung.",
    beside: "Frühstück gibt es von 7 bis 10 Uhr im Saal.",
    asked: "Wie buche ich ein Zimmer?",
    others: ["Wie storniere ich meine Buchung?", "Buchung stornieren"],
  },
  fr: {
    title: "La réservation d'une chambre",
    text: "Choisissez une date et une chambre sur notre site et confirmez avec votre carte. Vous recevez un mail avec le numéro de réservation.",
    beside: "Le petit-déjeuner est servi de 7 h à 10 h dans la salle.",
    asked: "Comment réserver une chambre ?",
    others: ["Comment annuler ma réservation ?", "annuler réservation"],
  },
  es: {
    title: "Reserva de una habitación",
    text: "Elija una fecha y una habitación en nuestra web y confirme con su tarjeta. Recibirá un correo con el número de reserva.",
    beside: "El desayuno se sirve de 7 a 10 en la sala.",
    asked: "¿Cómo reservo una habitación?",
    others: ["¿Cómo cancelo mi reserva?", "cancelar reserva"],
  },
  it: {
    title: "Prenotazione di una camera",
    text: "Scegliete una data e una camera sul nostro sito e confermate con la carta. Riceverete una mail con il numero di prenotazione.",
    beside: "La colazione è servita dalle 7 alle 10 in sala.",
    asked: "Come prenoto una camera?",
    others: ["Come annullo la mia prenotazione?", "annullare prenotazione"],
  },
  pt: {
    title: "Reserva de um quarto",
    text: "Escolha uma data e um quarto no nosso site e confirme com o seu cartão. Recebe um e-mail com o número da reserva.",
    beside: "O pequeno-almoço é servido das 7 às 10 na sala.",
    asked: "Como reservo um quarto?",
    others: ["Como cancelo a minha reserva?", "cancelar reserva"],
  },
  nl: {
    title: "Boeking van een kamer",
    text: "Kies op onze website een datum en een kamer en bevestig met uw kaart. U krijgt een mail met het nummer van de boeking.",
    beside: "Ontbijt wordt van 7 tot 10 uur in de zaal geserveerd.",
    asked: "Hoe boek ik een kamer?",
    others: ["Hoe annuleer ik mijn boeking?", "boeking annuleren"],
  },
};

describe("a heading may name its deed by a noun", () => {
  for (const [language, { title, text, beside, asked, others }] of Object.entries(bookings)) {
    const index = new PassageIndex();
    index.addAll([
      prose("booking", title, `# ${title}\n\n${text}`),
      prose("beside", beside.split(" ")[0]!, `# ${beside.split(" ")[0]!}\n\n${beside}`),
    ]);
    test(`${language}: "${asked}" is answered below "${title}"`, () => {
      assert.ok(answerInDialogue(index, asked, []).answered);
    });
    for (const other of others)
      test(`${language}: "${other}" is not answered below "${title}"`, () => {
        const answer = answerInDialogue(index, other, []);
        assert.equal(answer.answered, false, answer.text);
      });
    test(`${language}: "${others[0]}" is answered where the text below "${title}" tells it`, () => {
      const whole = new PassageIndex();
      whole.add(prose("booking", title, `# ${title}\n\n${text}\n\n## ${others[0]}\n\n0800 12 34 56.`));
      assert.ok(answerInDialogue(whole, others[0]!, []).text.includes("0800"));
    });
  }
});

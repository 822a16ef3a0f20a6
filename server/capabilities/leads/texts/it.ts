import type { LeadTexts } from "./en.ts";

export const it: LeadTexts = {
  buyingWords: "preventivo prezzo",
  mail: {
    cameIn: { one: "1 nuovo lead", other: (count) => `${count} nuovi lead` },
    cameInList: { one: "1 nuovo lead:", other: (count) => `${count} nuovi lead:` },
    forYou: { one: "1 lead per Lei", other: (count) => `${count} lead per Lei` },
    givenToYouList: { one: "Le è stato assegnato 1 lead:", other: (count) => `Le sono stati assegnati ${count} lead:` },
    score: (score) => `punteggio ${score}`,
    andMore: { one: "e 1 altro", other: (count) => `e altri ${count}` },
    links: "Ogni link mostra un lead per 14 giorni a chiunque lo possieda: non lo inoltri.",
    advice: "Legga un lead con GET /api/leads/{id}. PATCH /api/settings/leads stabilisce chi riceve queste e-mail.",
  },
  page: {
    came: (moment) => `Ricevuto il ${moment}.`,
    statuses: {
      new: "Nuovo",
      contacted: "Contattato",
      qualified: "Qualificato",
      won: "Acquisito",
      lost: "Perso",
      spam: "Spam",
    },
    labels: {
      email: "Indirizzo e-mail",
      phone: "Telefono",
      company: "Azienda",
      message: "Messaggio",
      source: "Origine",
      form: "Modulo",
      page: "Pagina",
      campaign: "Campagna",
      consent: "Consenso",
    },
    yes: "Sì",
    no: "No",
    wrongLink: {
      title: "Questo link non funziona",
      text: "È scaduto dopo 14 giorni, il lead è stato eliminato oppure Lei non è più membro. Trova tutti i lead con GET /api/leads.",
    },
  },
};

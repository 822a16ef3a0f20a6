import type { LeadTexts } from "./en.ts";

export const nl: LeadTexts = {
  buyingWords: "offerte prijs",
  mail: {
    cameIn: { one: "1 nieuwe lead", other: (count) => `${count} nieuwe leads` },
    cameInList: { one: "1 nieuwe lead:", other: (count) => `${count} nieuwe leads:` },
    forYou: { one: "1 lead voor u", other: (count) => `${count} leads voor u` },
    givenToYouList: {
      one: "Er is 1 lead aan u toegewezen:",
      other: (count) => `Er zijn ${count} leads aan u toegewezen:`,
    },
    score: (score) => `score ${score}`,
    andMore: { one: "en nog 1", other: (count) => `en nog ${count}` },
    links: "Elke link toont 14 dagen lang één lead aan wie de link heeft: stuur hem niet door.",
    advice: "U leest een lead met GET /api/leads/{id}. PATCH /api/settings/leads bepaalt wie deze e-mails krijgt.",
  },
  page: {
    came: (moment) => `Ontvangen op ${moment}.`,
    statuses: {
      new: "Nieuw",
      contacted: "Gecontacteerd",
      qualified: "Gekwalificeerd",
      won: "Gewonnen",
      lost: "Verloren",
      spam: "Spam",
    },
    labels: {
      email: "E-mailadres",
      phone: "Telefoonnummer",
      company: "Bedrijf",
      message: "Bericht",
      source: "Bron",
      form: "Formulier",
      page: "Pagina",
      campaign: "Campagne",
      consent: "Toestemming",
    },
    yes: "Ja",
    no: "Nee",
    wrongLink: {
      title: "Deze link werkt niet",
      text: "Hij is na 14 dagen verlopen, de lead is verwijderd of u bent geen lid meer. U vindt alle leads met GET /api/leads.",
    },
  },
};

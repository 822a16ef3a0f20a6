import type { LeadTexts } from "./en.ts";

export const de: LeadTexts = {
  buyingWords: "angebot preis kosten bestell",
  mail: {
    cameIn: { one: "1 neuer Lead ist eingegangen", other: (count) => `${count} neue Leads sind eingegangen` },
    cameInList: { one: "1 neuer Lead ist eingegangen:", other: (count) => `${count} neue Leads sind eingegangen:` },
    forYou: { one: "1 Lead für Sie", other: (count) => `${count} Leads für Sie` },
    givenToYouList: {
      one: "1 Lead wurde Ihnen zugewiesen:",
      other: (count) => `${count} Leads wurden Ihnen zugewiesen:`,
    },
    score: (score) => `Bewertung ${score}`,
    andMore: { one: "und 1 weiterer", other: (count) => `und ${count} weitere` },
    links: "Jeder Link zeigt 14 Tage lang einen Lead, und zwar jedem, der ihn hat: Geben Sie ihn nicht weiter.",
    advice:
      "Einen Lead lesen Sie mit GET /api/leads/{id}. PATCH /api/settings/leads legt fest, wer diese E-Mails erhält.",
  },
  page: {
    came: (moment) => `Eingegangen am ${moment}.`,
    statuses: {
      new: "Neu",
      contacted: "Kontaktiert",
      qualified: "Qualifiziert",
      won: "Gewonnen",
      lost: "Verloren",
      spam: "Spam",
    },
    labels: {
      email: "E-Mail-Adresse",
      phone: "Telefonnummer",
      company: "Firma",
      message: "Nachricht",
      source: "Quelle",
      form: "Formular",
      page: "Seite",
      campaign: "Kampagne",
      consent: "Einwilligung",
    },
    yes: "Ja",
    no: "Nein",
    wrongLink: {
      title: "Dieser Link funktioniert nicht",
      text: "Er ist nach 14 Tagen abgelaufen, der Lead wurde gelöscht, oder Sie sind kein Mitglied mehr. Alle Leads finden Sie mit GET /api/leads.",
    },
  },
};

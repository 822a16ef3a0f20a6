import type { CampaignTexts } from "./en.ts";

export const de: CampaignTexts = {
  footer: {
    leave: "Abmelden",
    preferences: "Auswählen, was Sie erhalten",
    view: "Im Browser ansehen",
    opens: "Der Absender sieht, dass Sie diese E-Mail geöffnet haben.",
    clicks: "Der Absender sieht, welchen Links dieser E-Mail Sie folgen.",
    both: "Der Absender sieht, dass Sie diese E-Mail geöffnet haben und welchen ihrer Links Sie folgen.",
  },
  report: {
    sent: "Gesendet",
    queued: "Wartet",
    deferred: "Später erneut",
    unknown: "Unbekannt",
    failed: "Abgelehnt",
    bounced: "Zurückgekommen",
    skipped: "Vorher abgemeldet",
    opened: "Geöffnet",
    clicked: "Geklickt",
    ofRecipients: (count) => `Von ${count} Empfängern.`,
  },
  titles: "herr frau fräulein dr prof professor professorin dipl-ing ing mag med",
};

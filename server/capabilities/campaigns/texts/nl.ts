import type { CampaignTexts } from "./en.ts";

export const nl: CampaignTexts = {
  footer: {
    leave: "Afmelden",
    preferences: "Kiezen wat u ontvangt",
    view: "In de browser bekijken",
    opens: "De afzender ziet dat u deze e-mail hebt geopend.",
    clicks: "De afzender ziet welke links in deze e-mail u volgt.",
    both: "De afzender ziet dat u deze e-mail hebt geopend en welke links u volgt.",
  },
  report: {
    sent: "Verzonden",
    queued: "Wacht",
    deferred: "Later opnieuw",
    unknown: "Onbekend",
    failed: "Geweigerd",
    bounced: "Teruggekomen",
    skipped: "Eerder afgemeld",
    opened: "Geopend",
    clicked: "Geklikt",
    ofRecipients: (count) => `Van ${count} ontvangers.`,
  },
  titles: "dhr mevr mw heer mevrouw drs ir mr dr prof ing",
};

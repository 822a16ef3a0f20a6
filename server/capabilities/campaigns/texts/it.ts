import type { CampaignTexts } from "./en.ts";

export const it: CampaignTexts = {
  footer: {
    leave: "Annulla l’iscrizione",
    preferences: "Scegli che cosa ricevere",
    view: "Visualizza nel browser",
    opens: "Il mittente vede che ha aperto questa e-mail.",
    clicks: "Il mittente vede quali link di questa e-mail segue.",
    both: "Il mittente vede che ha aperto questa e-mail e quali link segue.",
  },
  report: {
    sent: "Inviate",
    queued: "In attesa",
    deferred: "Nuovo tentativo",
    unknown: "Sconosciute",
    failed: "Rifiutate",
    bounced: "Tornate",
    skipped: "Usciti prima",
    opened: "Aperte",
    clicked: "Con clic",
    ofRecipients: (count) => `Su ${count} destinatari.`,
  },
  titles: "sig sigra signor signora signorina dott dottssa dottor dottoressa ing avv prof",
};

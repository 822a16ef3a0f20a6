import type { CampaignTexts } from "./en.ts";

export const fr: CampaignTexts = {
  footer: {
    leave: "Se désabonner",
    preferences: "Choisir ce que vous recevez",
    view: "Voir dans le navigateur",
    opens: "L’expéditeur voit que vous avez ouvert ce message.",
    clicks: "L’expéditeur voit quels liens de ce message vous suivez.",
    both: "L’expéditeur voit que vous avez ouvert ce message et quels liens vous suivez.",
  },
  report: {
    sent: "Envoyés",
    queued: "En attente",
    deferred: "Nouvel essai",
    unknown: "Inconnus",
    failed: "Refusés",
    bounced: "Revenus",
    skipped: "Partis avant",
    opened: "Ouverts",
    clicked: "Cliqués",
    ofRecipients: (count) => `Sur ${count} destinataires.`,
  },
  titles: "m mme mlle monsieur madame mademoiselle dr docteur pr me maître",
};

import type { CampaignTexts } from "./en.ts";

export const pt: CampaignTexts = {
  footer: {
    leave: "Cancelar a subscrição",
    preferences: "Escolher o que recebe",
    view: "Ver no navegador",
    opens: "O remetente vê que abriu este e-mail.",
    clicks: "O remetente vê que ligações deste e-mail segue.",
    both: "O remetente vê que abriu este e-mail e que ligações segue.",
  },
  report: {
    sent: "Enviados",
    queued: "Em espera",
    deferred: "Nova tentativa",
    unknown: "Desconhecidos",
    failed: "Recusados",
    bounced: "Devolvidos",
    skipped: "Saíram antes",
    opened: "Abertos",
    clicked: "Clicados",
    ofRecipients: (count) => `De ${count} destinatários.`,
  },
  titles: "sr sra srta senhor senhora dr dra doutor doutora eng prof dona",
};

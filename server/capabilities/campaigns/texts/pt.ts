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
  titles: "sr sra srta senhor senhora dr dra doutor doutora eng prof dona",
};

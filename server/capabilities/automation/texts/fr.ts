import type { AutomationTexts } from "./en.ts";

export const fr: AutomationTexts = {
  approvals: {
    deadline: (moment) => `Décidez avant le ${moment}.`,
    askedBy: (workflow, moment) => `Demandé par le processus ${workflow}, ${moment}.`,
    request: "Ce que vous décidez",
    comment: "Commentaire (facultatif)",
    approve: "Approuver",
    reject: "Refuser",
    status: {
      approved: "C’est approuvé.",
      rejected: "C’est refusé.",
      expired: "Personne n’a décidé à temps.",
      cancelled: "Il n’y a plus rien à décider.",
    },
    wrongLink: {
      title: "Ce lien ne fonctionne pas",
      text: "Ouvrez le lien entier de l’e-mail. Un lien prend fin aussi quand son destinataire ne peut plus décider.",
    },
  },
};

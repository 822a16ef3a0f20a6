import type { AutomationTexts } from "./en.ts";

export const it: AutomationTexts = {
  approvals: {
    deadline: (moment) => `Decida prima del ${moment}.`,
    askedBy: (workflow, moment) => `Chiesto dal processo ${workflow}, ${moment}.`,
    request: "Che cosa decide",
    comment: "Commento (facoltativo)",
    approve: "Approva",
    reject: "Rifiuta",
    status: {
      approved: "È approvato.",
      rejected: "È rifiutato.",
      expired: "Nessuno ha deciso in tempo.",
      cancelled: "Non c’è più nulla da decidere.",
    },
    wrongLink: {
      title: "Questo link non funziona",
      text: "Apra il link intero dell’e-mail. Un link finisce anche quando il destinatario non può più decidere.",
    },
  },
};

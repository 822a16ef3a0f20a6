import type { AutomationTexts } from "./en.ts";

export const it: AutomationTexts = {
  failedRuns: {
    subject: (workflows) => `Esecuzioni non riuscite: ${workflows}`,
    failed: (workflow) => `Queste esecuzioni del processo ${workflow} non sono riuscite:`,
    task: (task) => `attività ${task}`,
    others: (count) => `e altre ${count}`,
    look: "Così può vedere che cosa è successo e riprendere un’esecuzione quando la causa è risolta:",
    hourly: "Riceve un messaggio come questo al massimo una volta all’ora per ogni processo.",
  },
  alerts: {
    subject: (count, first) => `${first} (${count} messaggi dei suoi processi)`,
    gathered:
      "I suoi processi le hanno inviato più messaggi di quanti ne riceve uno per uno in un’ora. Questi sono stati raccolti:",
  },
  approvals: {
    mail: {
      subject: (title) => `Decida, per favore: ${title}`,
      waits: (workflow) => `Il processo ${workflow} attende una decisione:`,
      look: "Qui può vedere la richiesta e approvarla o rifiutarla:",
      alone: "Il link è solo per Lei. Permette di decidere senza accedere: non lo dia a nessuno.",
    },
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

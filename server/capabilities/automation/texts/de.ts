import type { AutomationTexts } from "./en.ts";

export const de: AutomationTexts = {
  failedRuns: {
    subject: (workflows) => `Fehlgeschlagene Läufe: ${workflows}`,
    failed: (workflow) => `Diese Läufe des Ablaufs ${workflow} sind fehlgeschlagen:`,
    task: (task) => `Aufgabe ${task}`,
    others: (count) => `und ${count} weitere`,
    look: "So sehen Sie, was geschehen ist, und setzen einen Lauf fort, wenn die Ursache behoben ist:",
    hourly: "Für jeden Ablauf bekommen Sie höchstens einmal in der Stunde eine solche Mail.",
  },
  alerts: {
    subject: (count, first) => `${first} (${count} Nachrichten Ihrer Abläufe)`,
    gathered:
      "Ihre Abläufe haben Ihnen mehr Mails geschickt, als Sie in einer Stunde einzeln bekommen. Diese wurden gesammelt:",
  },
  approvals: {
    mail: {
      subject: (title) => `Bitte entscheiden Sie: ${title}`,
      waits: (workflow) => `Der Ablauf ${workflow} wartet auf eine Entscheidung:`,
      look: "Hier können Sie die Anfrage ansehen und genehmigen oder ablehnen:",
      alone: "Der Link ist nur für Sie. Mit ihm entscheidet man ohne Anmeldung: Geben Sie ihn an niemanden weiter.",
    },
    deadline: (moment) => `Entscheiden Sie vor dem ${moment}.`,
    askedBy: (workflow, moment) => `Gefragt vom Ablauf ${workflow}, ${moment}.`,
    request: "Worüber Sie entscheiden",
    comment: "Kommentar (freiwillig)",
    approve: "Genehmigen",
    reject: "Ablehnen",
    status: {
      approved: "Das ist genehmigt.",
      rejected: "Das ist abgelehnt.",
      expired: "Es hat niemand rechtzeitig entschieden.",
      cancelled: "Das muss nicht mehr entschieden werden.",
    },
    wrongLink: {
      title: "Dieser Link funktioniert nicht",
      text: "Öffnen Sie den ganzen Link der E-Mail. Ein Link endet auch, wenn sein Empfänger nicht mehr entscheiden darf.",
    },
  },
};

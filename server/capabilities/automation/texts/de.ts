import type { AutomationTexts } from "./en.ts";

export const de: AutomationTexts = {
  approvals: {
    deadline: (moment) => `Entscheiden Sie vor ${moment}.`,
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

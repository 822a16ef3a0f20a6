import type { AutomationTexts } from "./en.ts";

export const pt: AutomationTexts = {
  approvals: {
    deadline: (moment) => `Decida antes de ${moment}.`,
    askedBy: (workflow, moment) => `Pedido pelo processo ${workflow}, ${moment}.`,
    request: "O que decide",
    comment: "Comentário (opcional)",
    approve: "Aprovar",
    reject: "Rejeitar",
    status: {
      approved: "Está aprovado.",
      rejected: "Está rejeitado.",
      expired: "Ninguém decidiu a tempo.",
      cancelled: "Já não há nada a decidir.",
    },
    wrongLink: {
      title: "Este link não funciona",
      text: "Abra o link inteiro do e-mail. Um link também termina quando o destinatário já não pode decidir.",
    },
  },
};

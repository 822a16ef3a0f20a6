import type { AutomationTexts } from "./en.ts";

export const pt: AutomationTexts = {
  failedRuns: {
    subject: (workflows) => `Execuções com falha: ${workflows}`,
    failed: (workflow) => `Estas execuções do processo ${workflow} falharam:`,
    task: (task) => `tarefa ${task}`,
    others: (count) => `e mais ${count}`,
    look: "Assim pode ver o que aconteceu e retomar uma execução quando a causa estiver corrigida:",
    hourly: "Recebe um e-mail destes, no máximo, uma vez por hora para cada processo.",
  },
  alerts: {
    subject: (count, first) => `${first} (${count} mensagens dos seus processos)`,
    gathered: "Os seus processos enviaram-lhe mais e-mails do que recebe um a um numa hora. Estes foram reunidos:",
  },
  approvals: {
    mail: {
      subject: (title) => `Decida, por favor: ${title}`,
      waits: (workflow) => `O processo ${workflow} espera por uma decisão:`,
      look: "Aqui pode ver o pedido e aprová-lo ou rejeitá-lo:",
      alone: "O link é só para si. Permite decidir sem iniciar sessão: não o passe a ninguém.",
    },
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

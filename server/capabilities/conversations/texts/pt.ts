import type { ConversationTexts } from "./en.ts";

export const pt: ConversationTexts = {
  waitingMail: {
    subject: "Um cliente espera por uma resposta",
    waits: {
      one: "Um cliente pediu para falar com uma pessoa, e há um minuto que nenhum colega lê o pedido nem responde.",
      other: (minutes) =>
        `Um cliente pediu para falar com uma pessoa, e há ${minutes} minutos que nenhum colega lê o pedido nem responde.`,
    },
    where: (conversation) => `Trata-se da conversa ${conversation}.
Encontra-a onde a sua equipa lê as conversas. Não haverá um segundo e-mail sobre esta espera.
`,
  },
  handOverMail: {
    subject: "Um cliente precisa de uma pessoa",
    unseen: "O assistente passou uma conversa à sua equipa, e nenhum colega está online.",
    last: "As últimas mensagens:",
  },
};

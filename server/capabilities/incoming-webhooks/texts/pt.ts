import type { IncomingTexts } from "./en.ts";

export const pt: IncomingTexts = {
  /** Stands in a mail to a visitor who left an address in a chat. */
  chatMail: {
    subject: (name) => `${name}: uma resposta à sua mensagem`,
    answerThisMail: "Responda a este e-mail para continuar a mesma conversa.",
    goOnInChat: "Encontra a conversa no chat da nossa página.",
  },
  mailPrograms: {
    begins: "Em|No dia",
    introduction: /^(?:Em|No dia) .{4,300} escreveu:/,
    divider: "Mensagem original",
    forwarded: "(?:Início da )?mensagem (?:re)?encaminhada",
    from: "De",
    sent: "Enviado(?: em)?|Data",
    to: "Para",
    subject: "Assunto",
    reply: "res",
    forward: "enc",
    signOff: "Enviado do meu",
    absence: "resposta automática|fora do escritório|(?:aviso|mensagem) de ausência|ausência temporária",
  },
  desks: {
    acknowledges: String.raw`recebemos (?:a |o )?(?:sua|seu) (?:mensagem|solicitação|pedido|e-?mail)|número (?:do|de) (?:ticket|protocolo|chamado)|(?:seu|sua) (?:chamado|ticket|pedido|solicitação) (?:\S+ )?foi (?:recebid|abert|criad|registrad)[oa]|obrigad[oa] por (?:entrar em contato|contactar)`,
  },
};

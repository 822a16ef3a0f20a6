import type { IncomingTexts } from "./en.ts";

export const pt: IncomingTexts = {
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
  },
};

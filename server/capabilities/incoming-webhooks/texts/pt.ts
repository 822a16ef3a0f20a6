import type { IncomingTexts } from "./en.ts";

export const pt: IncomingTexts = {
  mailPrograms: {
    begins: "Em",
    introduction: /^Em .{4,300} escreveu:$/,
    divider: "Mensagem original",
    from: "De",
    sent: "Enviado(?: em)?|Data",
    to: "Para",
    reply: "res",
    signOff: "Enviado do meu",
  },
};

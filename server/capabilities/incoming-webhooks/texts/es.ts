import type { IncomingTexts } from "./en.ts";

export const es: IncomingTexts = {
  mailPrograms: {
    begins: "El",
    introduction: /^El .{4,300} escribió:$/,
    divider: "Mensaje original",
    from: "De",
    sent: "Enviado(?: el)?|Fecha",
    to: "Para",
    reply: "re|res",
    signOff: "Enviado desde mi",
  },
};

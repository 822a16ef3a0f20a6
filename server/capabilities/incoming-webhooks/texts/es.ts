import type { IncomingTexts } from "./en.ts";

export const es: IncomingTexts = {
  /** Stands in a mail to a visitor who left an address in a chat. */
  chatMail: {
    subject: (name) => `${name}: una respuesta a su mensaje`,
    answerThisMail: "Responda a este correo para seguir la misma conversación.",
    goOnInChat: "Encontrará la conversación en el chat de nuestra página.",
  },
  mailPrograms: {
    begins: "El",
    introduction: /^El .{4,300} escribió:/,
    divider: "Mensaje original",
    forwarded: "(?:Inicio del )?mensaje reenviado",
    from: "De",
    sent: "Enviado(?: el)?|Fecha",
    to: "Para",
    subject: "Asunto",
    reply: "re|res",
    forward: "rv",
    signOff: "Enviado desde mi",
    absence: "respuesta automática|fuera de (?:la )?oficina|(?:aviso|mensaje) de ausencia",
  },
  desks: {
    acknowledges: String.raw`recibido su (?:solicitud|mensaje|correo|consulta)|su (?:número de )?(?:ticket|caso|solicitud) (?:\S+ )?(?:es|ha sido)|gracias por contactar`,
  },
};

import type { ConversationTexts } from "./en.ts";

export const es: ConversationTexts = {
  waitingMail: {
    subject: "Un cliente espera una respuesta",
    waits: {
      one: "Un cliente ha pedido hablar con una persona, y desde hace un minuto nadie del equipo lo ha leído ni contestado.",
      other: (minutes) =>
        `Un cliente ha pedido hablar con una persona, y desde hace ${minutes} minutos nadie del equipo lo ha leído ni contestado.`,
    },
    where: (conversation) => `Es la conversación ${conversation}.
La encontrará donde su equipo lee sus conversaciones. No habrá un segundo correo sobre esta espera.
`,
  },
  handOverMail: {
    subject: "Un cliente necesita a una persona",
    unseen: "El asistente ha pasado una conversación a su equipo, y no hay nadie del equipo en línea.",
    last: "Los últimos mensajes:",
  },
};

import type { KnowledgeTexts } from "./en.ts";

export const es: KnowledgeTexts = {
  gapMail: {
    subject: "Lo que su asistente no supo responder la semana pasada",
    intro: "La semana pasada preguntaron esto, y su asistente no tenía una buena respuesta:",
    personal: "(una pregunta que contiene una dirección o un número largo)",
    advice: "Si responde a una de estas preguntas, la convierte en una FAQ.",
    see: (gaps) => `Consulte ${gaps}.`,
    seeAt: (gaps) => `Consulte ${gaps}:`,
    reason: "Recibe este correo porque lo ha pedido.",
    toStop: "Para dejar de recibirlo:",
    stop: "Dejar de recibirlo",
  },
  stopPage: {
    title: "¿Dejar de recibir el correo semanal?",
    text: "No recibirá más correos sobre las lagunas del conocimiento.",
    button: "Dejar de recibirlo",
    stopped: {
      title: "Hecho",
      text: "Ya no recibe correos sobre las lagunas del conocimiento. Puede cerrar esta página.",
    },
    wrongLink: {
      title: "Este enlace no está completo",
      text: "Abra el enlace completo del correo o cambie el ajuste en Parley.",
    },
  },
};

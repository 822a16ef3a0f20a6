import type { AnswerTestTexts } from "./en.ts";

export const es: AnswerTestTexts = {
  subject: "Su asistente responde de otra manera que antes",
  changed: ({ changed, failed, all }) =>
    `Pruebas cuyo resultado ha cambiado: ${changed}. Pruebas que ahora fallan: ${failed} de ${all}.`,
  see: (operation) => `Vea ${operation}.`,
  reason: "Recibe este correo porque lo ha pedido.",
  stop: (operation) => `Para no recibirlo más: ${operation}`,
};

import type { KernelTexts } from "./en.ts";

export const es: KernelTexts = {
  problem: {
    title: "No ha funcionado",
    goBack: "Vuelva atrás e inténtelo de nuevo.",
    tooOften: "Han sido demasiados intentos seguidos. Espere un momento e inténtelo de nuevo.",
    tooLarge: "Lo que ha enviado es demasiado grande.",
    suspended: "Este servicio no está disponible en este momento. Inténtelo de nuevo más tarde.",
  },
  front: {
    title: "Parley está en marcha",
    text: "Los programas hablan con este servidor. Estas páginas son para personas:",
    reference: "La referencia de la interfaz",
    problems: "Qué significa cada problema",
    voice: "Probar la voz",
    outbox: "Para el operador: correos que no se enviaron",
  },
};

import type { ConsoleTexts } from "./en.ts";

export const es: ConsoleTexts = {
  building: "La consola se está construyendo",
  wait: "Tarda unos segundos. La página se vuelve a cargar sola.",
  failed: "No se pudo construir la consola",
  whatWorks:
    "Todo lo demás funciona: la interfaz, el chat en sitios web y los correos. Vuelve a cargar esta página para intentarlo otra vez.",
  needsScript: "La consola necesita JavaScript.",
};

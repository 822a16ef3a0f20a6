import type { WidgetTexts } from "./en.ts";

export const it: WidgetTexts = {
  title: "Chat",
  needsScript: "La chat ha bisogno di JavaScript. Lo attivi nel browser, o ci scriva in un altro modo.",
  previewTitle: "L’aspetto della chat",
  key: "Chiave pubblica",
  name: "Nome",
  greeting: "Saluto",
  suggestions: "Domande suggerite, separate da |",
  colour: "Colore, #rrggbb",
  theme: "Chiaro (light) o scuro (dark); vuoto: come il dispositivo",
  position: "Lato: destra (right) o sinistra (left)",
  launcher: "Testo del pulsante",
  show: "Mostra",
  phone: "Su un telefono",
  desktop: "Su un computer",
  line: "La riga per le sue pagine",
  sampleTitle: "La sua pagina",
  sampleText: "La chat si trova su una pagina come questa.",
};

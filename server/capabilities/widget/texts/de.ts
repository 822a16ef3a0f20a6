import type { WidgetTexts } from "./en.ts";

export const de: WidgetTexts = {
  title: "Chat",
  needsScript: "Der Chat braucht JavaScript. Schalten Sie es im Browser ein, oder schreiben Sie uns auf anderem Weg.",
  previewTitle: "So sieht der Chat aus",
  key: "Öffentlicher Schlüssel",
  name: "Name",
  greeting: "Begrüßung",
  suggestions: "Vorgeschlagene Fragen, mit | dazwischen",
  colour: "Farbe, #rrggbb",
  theme: "Hell (light) oder dunkel (dark); leer: wie das Gerät",
  position: "Seite: rechts (right) oder links (left)",
  launcher: "Text auf dem Knopf",
  show: "Zeigen",
  phone: "Auf einem Telefon",
  desktop: "Auf einem großen Bildschirm",
  line: "Die Zeile für Ihre Seiten",
  sampleTitle: "Ihre Seite",
  sampleText: "Auf einer Seite wie dieser steht der Chat.",
};

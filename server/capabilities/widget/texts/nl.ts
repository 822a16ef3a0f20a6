import type { WidgetTexts } from "./en.ts";

export const nl: WidgetTexts = {
  title: "Chat",
  needsScript: "De chat heeft JavaScript nodig. Zet het aan in uw browser, of schrijf ons op een andere manier.",
  previewTitle: "Zo ziet de chat eruit",
  key: "Openbare sleutel",
  name: "Naam",
  greeting: "Begroeting",
  suggestions: "Voorgestelde vragen, met | ertussen",
  colour: "Kleur, #rrggbb",
  theme: "Licht (light) of donker (dark); leeg: zoals het apparaat",
  position: "Kant: rechts (right) of links (left)",
  launcher: "Tekst op de knop",
  show: "Tonen",
  phone: "Op een telefoon",
  desktop: "Op een computer",
  line: "De regel voor uw pagina's",
  sampleTitle: "Uw pagina",
  sampleText: "De chat staat op een pagina zoals deze.",
};

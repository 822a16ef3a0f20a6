import { asks, isNotTold, page, type Website } from "./website.ts";

/** An invented garage, whose hours stand below a heading of small words. */
export const garageInGerman: Website = {
  name: "Autowerkstatt Brandl",
  pages: [
    page(
      "leistungen",
      "Leistungen",
      `
# Leistungen

## Reifen

Wechsel ohne Termin im Oktober und April, samstags von 8 bis 12 Uhr.

## Lieferung

Teile kommen meist am nächsten Tag.
`,
    ),
    page(
      "preise",
      "Preise",
      `
# Preise

- Ölwechsel mit Filter: 89 €
- Reifenwechsel (4 Räder): 36 €
- Klimaservice: 99 €
`,
    ),
    page(
      "kontakt",
      "Kontakt & Anfahrt",
      `
# Kontakt

Autowerkstatt Brandl  
Kufsteiner Straße 88  
83022 Rosenheim

## Wann wir da sind

Mo–Do 7:30–12:00 und 13:00–17:30 Uhr  
Fr 7:30–14:00 Uhr
`,
    ),
  ],
  questions: [
    asks("wie lange habt ihr freitags offen", "14:00", "17:30"),
    asks("öffnungszeiten", "7:30–12:00 | 14:00"),
    asks("habt ihr samstag auf", "Fr 7:30–14:00", "Wechsel"),
    asks("reifen wechseln preis", "36 €", "89 €"),
    isNotTold("habt ihr im august zu"),
  ],
};

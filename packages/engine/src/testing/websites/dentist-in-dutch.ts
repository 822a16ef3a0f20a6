import { asks, page, type Website } from "./website.ts";

/** An invented dental practice, with days in small letters and an address in the footer alone. */
export const dentistInDutch: Website = {
  name: "Tandartspraktijk De Linde",
  pages: [
    page(
      "home",
      "Tandartspraktijk De Linde Utrecht",
      `
# Welkom bij De Linde

Wij zijn een moderne praktijk in het centrum van Utrecht.

## Contact en adres

Tandartspraktijk De Linde · Kerkstraat 41 · 3511 KD Utrecht
`,
    ),
    page(
      "tarieven",
      "Tarieven | De Linde",
      `
# Tarieven 2026

| Code | Behandeling | Prijs |
| --- | --- | --- |
| C002 | Periodieke controle | € 26,40 |
| H11 | Trekken van een tand of kies | € 52,10 |
`,
    ),
    page(
      "contact",
      "Contact - De Linde",
      `
# Contact

**Telefoon**

[030 234 56 78](tel:+31302345678)

## Openingstijden

- ma t/m do 8.00 – 17.00 uur
- vr 8.00 – 12.30 uur
- za/zo gesloten
`,
    ),
  ],
  questions: [
    asks("zijn jullie zaterdag open", "za/zo gesloten"),
    asks("tot hoe laat vrijdag?", "12.30", "17.00"),
    asks("zijn jullie dinsdag open", "ma t/m do", "12.30"),
    asks("waar zitten jullie", "Kerkstraat 41"),
    asks("wat kost een controle", "26,40"),
  ],
};

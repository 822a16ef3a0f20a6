import { asks, isNotTold, page, type Website } from "./website.ts";

/** An invented music school: a timetable by weekday, titles that carry the day, fees by the month. */
export const musicSchoolInGerman: Website = {
  name: "Musikschule Lindenau",
  pages: [
    page(
      "start",
      "Musikschule Lindenau",
      `
# Willkommen

Bei uns lernen Kinder und Erwachsene Klavier, Geige, Gitarre und Gesang.

Das Büro ist montags bis donnerstags von 14 bis 18 Uhr geöffnet, freitags von 9 bis 12 Uhr.

Musikschule Lindenau e. V., Ahornweg 7, 04177 Leipzig · Tel. 0341 555 0172
`,
    ),
    page(
      "kurse",
      "Kurse - Musikschule Lindenau",
      `
# Kurse

### Musikgarten (Di 15:30)

Für Kinder von 1 bis 3 Jahren mit einem Elternteil.

### Gitarrengruppe (Do 17:00)

Für Anfänger ab 8 Jahren.

### Chor (Di 19:30)

Für alle, die gern singen. Leitung: Jolanda Petri
`,
    ),
    page(
      "gebuehren",
      "Gebühren - Musikschule Lindenau",
      `
# Gebühren

| Unterricht | Kinder | Erwachsene |
| --- | --- | --- |
| Einzelunterricht 30 Minuten | 62 € | 84 € |
| Einzelunterricht 45 Minuten | 88 € | 118 € |
| Gruppenunterricht | 34 € | 46 € |

Musikgarten: 28 € im Monat

Chor: 12 € im Monat

**Kann ich ein Instrument leihen?**

Geigen und Gitarren verleihen wir für 15 € im Monat.
`,
    ),
    page(
      "ferien",
      "Ferien - Musikschule Lindenau",
      `
# Ferien

- 14. Februar – 25. Februar: kein Unterricht
- 10. Juli – 20. August: geschlossen
`,
    ),
    page(
      "impressum",
      "Impressum",
      "# Impressum\n\nVorstand: Anselm Brückner, Tel. 0341 555 0999, vorstand@lindenau.example",
    ),
  ],
  questions: [
    asks("Wann ist das Büro offen?", "14 bis 18 Uhr"),
    asks("Was kostet der Musikgarten?", "28 €", "34 €"),
    asks("Telefonnummer", "0341 555 0172", "0999"),
    asks("Wann ist die Gitarrengruppe?", "Do 17:00"),
    asks("Wo seid ihr?", "Ahornweg 7"),
    asks("Bis wann habt ihr freitags auf?", "9 bis 12 Uhr"),
    isNotTold("Was kostet Schlagzeugunterricht?"),
    isNotTold("Wann ist das Sommerfest?"),
    asks("welche kurse sind am dienstag", "Musikgarten | Chor", "Gitarrengruppe"),
    asks("wie viel kostet gruppenunterricht für erwachsene", "46 €"),
    asks("Habt ihr im Juli offen?", "10. Juli – 20. August"),
    asks("adresse", "Ahornweg 7 | 04177"),
    asks("Was zahle ich für den Chor?", "12 €", "28 €"),
    asks("Kann ich eine Geige leihen?", "15 €"),
    isNotTold("Was kostet ein Klavier?"),
    // The row of another day says it.
    asks("Ist am Samstag Chor?", "Di 19:30", "Do 17:00"),
  ],
};

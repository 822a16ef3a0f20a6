import { type Fixture, faq, nearMiss, offTopic, paraphrase, plain, prose, typo } from "../fixture.ts";

/** Bäckerei Mohnfeld, an invented bakery: a small knowledge in German. */
export const bakeryInGerman: Fixture = {
  name: "bakery in German",
  documents: [
    prose(
      "oeffnung",
      "Öffnungszeiten",
      "Die Bäckerei öffnet montags bis samstags um 6:30 Uhr und schließt um 18 Uhr. Am Sonntag verkaufen wir von 8 bis 11 Uhr Brötchen am Fenster.",
    ),
    prose(
      "sauerteig",
      "Unser Sauerteig",
      "Der Sauerteig wurde 1911 von Hedwig Mohn angesetzt. Er ruht vor dem Backen 24 Stunden. Das Roggenbrot bleibt dadurch eine Woche frisch.",
    ),
    faq(
      "bestellung",
      "Wie kann ich eine Torte bestellen?",
      "Torten bestellen Sie bitte drei Tage vorher telefonisch oder im Laden. Die Anzahlung beträgt zehn Euro.",
    ),
    faq(
      "allergene",
      "Welche Brote sind glutenfrei?",
      "Glutenfrei ist nur das Buchweizenbrot. Es wird dienstags und freitags in einer eigenen Backstube gebacken.",
    ),
    faq(
      "lieferung",
      "Liefern Sie auch nach Hause?",
      "Ab einem Bestellwert von 25 Euro liefern wir im Umkreis von fünf Kilometern kostenlos.",
    ),
    faq("rabatt", "Gibt es abends Rabatt?", "Ab 17 Uhr kosten belegte Brötchen die Hälfte."),
  ],
  questions: [
    plain("Wann öffnet die Bäckerei am Sonntag?", "oeffnung", "8 bis 11"),
    plain("Wie lange ruht der Sauerteig?", "sauerteig", "24 Stunden"),
    typo("eine Tote bestelen", "bestellung"),
    plain("Welches Brot ist glutenfrei?", "allergene"),
    paraphrase("Lieferung nach Hause kostenlos?", "lieferung"),
    plain("gibt es rabatt am abend", "rabatt"),
    offTopic("Wer hat die Relativitätstheorie entdeckt?"),
    nearMiss("Verkaufen Sie auch Wurst?"),
  ],
};

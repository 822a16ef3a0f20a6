import { helpCentreOf } from "../help-centre-of.ts";

/** A part of the help centre of Perchly in German. */
export const helpCentreInGerman = helpCentreOf(
  "help centre in German",
  `
=== buchen | Einen Platz oder Raum buchen
Sie können bis zu 30 Tage im Voraus buchen. Ihre Verwaltung kann eine andere Grenze wählen.

## Einen Platz buchen

So buchen Sie einen Platz:

1. Öffnen Sie den **Kalender** und wählen Sie den Tag.
2. Wählen Sie das Stockwerk. Freie Plätze sind auf dem Plan grün.
3. Drücken Sie auf den Platz und dann auf **Buchen**.

Die Bestätigung kommt innerhalb einer Minute per E-Mail.

## Einen Raum buchen

1. Öffnen Sie **Räume** und geben Sie die Zahl der Personen ein.
2. Wählen Sie Anfang und Ende der Besprechung.
3. Wählen Sie einen freien Raum.

> **Hinweis:** Räume für mehr als 20 Personen muss der Empfang freigeben.

## Verwandte Artikel

- [Eine Buchung stornieren](https://help.perchly.example/de/stornieren)

=== stornieren | Eine Buchung stornieren oder verschieben
Eine Buchung kann storniert oder verschoben werden, bis sie beginnt.

## Wie storniere ich eine Buchung?

1. Öffnen Sie **Meine Buchungen**.
2. Drücken Sie auf die Buchung und dann auf **Stornieren**.

Der Platz ist sofort für andere frei.

## Kann ich eine Buchung auf einen anderen Tag verschieben?

Ja. Ziehen Sie die Buchung in der Wochenansicht auf den neuen Tag. Ist der Platz dann vergeben, schlägt
Perchly den nächsten freien vor.

## Was kostet eine späte Stornierung?

Bis zwei Stunden vor Beginn ist die Stornierung kostenlos. Danach zählen die Stunden zu Ihrem Kontingent.

=== personen | Kollegen hinzufügen und entfernen
Die Verwaltung bestimmt, wer buchen darf. Alle Personen stehen unter **Einstellungen › Personen**.

## Kollegen einladen

1. Öffnen Sie **Einstellungen › Personen** und drücken Sie **Einladen**.
2. Geben Sie bis zu 50 Adressen ein.
3. Wählen Sie eine Rolle und drücken Sie **Senden**.

Eine Einladung gilt 14 Tage lang.

## Eine Person entfernen

1. Öffnen Sie **Einstellungen › Personen**.
2. Drücken Sie die drei Punkte neben dem Namen und dann **Entfernen**.

Künftige Buchungen der Person werden storniert.

## Rollen

| Rolle | Für andere buchen | Plan ändern |
|---|---|---|
| Mitglied | nein | nein |
| Assistenz | ja | nein |
| Verwaltung | ja | ja |

=== preise | Tarife und Rechnungen
Sie zahlen für Personen, die im Monat mindestens einmal gebucht haben.

## Was kosten die Tarife?

Nest ist für bis zu 10 Personen kostenlos. Branch kostet 3 Euro je Person und Monat, Crown 5 Euro.

## Eine Rechnung herunterladen

1. Öffnen Sie **Einstellungen › Tarif › Rechnungen**.
2. Drücken Sie den Pfeil neben dem Monat.

## Warum wurde meine Karte abgelehnt?

Meist ist die Grenze der Karte erreicht. Wir versuchen es nach 3 und nach 7 Tagen noch einmal.
`,
  `
+ buchen | Wie buche ich einen Platz? | **Buchen**
~ buchen | Tisch für morgen reservieren | **Buchen**
+ buchen | Wie weit im Voraus kann ich buchen? | 30 Tage
+ buchen | einen Raum buchen | Öffnen Sie **Räume**
+ stornieren | Wie storniere ich eine Buchung? | **Stornieren**
% stornieren | buchung stonieren | **Stornieren**
+ stornieren | Kann ich eine Buchung verschieben? | Wochenansicht
+ stornieren | Was kostet eine späte Stornierung? | zwei Stunden
+ personen | Kollegen einladen | **Einladen**
~ personen | einen Mitarbeiter löschen | **Entfernen**
+ personen | Wie lange gilt eine Einladung? | 14 Tage
+ preise | Was kostet Branch? | 3 Euro
+ preise | Rechnung herunterladen | den Pfeil neben dem Monat
+ preise | Warum wurde meine Karte abgelehnt? | Grenze der Karte
- Kann ich Essen in den Raum bestellen?
! Wie strickt man einen Schal?
? es geht nicht
? Hilfe
`,
);

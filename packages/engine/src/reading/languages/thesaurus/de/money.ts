import { groupList } from "../../../thesaurus/group-list.ts";

/** Prices, bills, payment, banking and plans. */
export const money = groupList(`
  Rechnung, Beleg, Quittung, Abrechnung, Kassenbon, Bon
  Abrechnung, Zahlung, Fakturierung
  Rechnungsadresse, Rechnungsanschrift, Firmenadresse
  Preis, Kosten, Gebühr, Tarif, wie viel, teuer, Betrag, Entgelt
  günstig, billig, preiswert, sparen
  kostenlos, gratis, umsonst, frei, ohne Kosten, kostenfrei
  Steuer, Mehrwertsteuer, Umsatzsteuer, MwSt, USt
  Währung, Euro, Geld
  bezahlen, zahlen, begleichen, Zahlung, Bezahlung
  Zahlungsart, Zahlungsmethode, Zahlungsmittel, Kreditkarte, Bezahlmöglichkeit, wie kann ich zahlen
  Kreditkarte, Karte, EC-Karte, Debitkarte, Bankkarte
  Überweisung, Lastschrift, IBAN, Bankkonto, Bankverbindung, SEPA
  Girokonto, Bankkonto, Bankverbindung, Kontonummer, IBAN, neue Bank, andere Bank
  abbuchen, einziehen, Abbuchung, Lastschrift, Einzug, buche … ab, buchen … ab, bucht … ab
  Zahlung fehlgeschlagen, abgelehnt, Zahlung abgelehnt, Karte abgelehnt, nicht geklappt
  abgebucht, belastet, eingezogen, berechnet
  doppelt abgebucht, zweimal abgebucht, doppelt bezahlt, zweimal bezahlt
  Ratenzahlung, Raten, Teilzahlung, in Raten zahlen, stückeln, abstottern, Monatsraten, nicht auf einmal
  Mahnung, Zahlungserinnerung, offen, überfällig, Zahlungsverzug
  Rückerstattung, erstatten, Erstattung, Geld zurück, zurückzahlen, Rückzahlung, Gutschrift
  Rückgabe, zurückgeben, zurücksenden, zurückschicken, zurückbringen, abgeben, Retoure, Rücksendung, Umtausch, schicke … zurück, gebe … zurück
  Rabatt, Gutschein, Ermäßigung, Nachlass, Aktion, Rabattcode, Vergünstigung, Angebot
  Student, Schüler, Schule, Universität, Ausbildung, Studierende
  gemeinnützig, Verein, Stiftung, NGO
  Geschenkgutschein, Gutscheinkarte, Geschenkkarte, Gutschein
  Geschenk, verschenken, schenken
  Treuepunkte, Bonus, Punkte, Prämie, Kundenkarte
  empfehlen, Freunde werben, Weiterempfehlung
  Guthaben, aufladen, Kredit, Saldo, Prepaid
  Testphase, testen, Probe, ausprobieren, Probezeit, Testzeitraum, Demo, kostenlos testen
  Abo, Abonnement, Tarif, Vertrag, Mitgliedschaft, Paket
  monatlich, pro Monat, jeden Monat, im Monat
  jährlich, pro Jahr, jedes Jahr, im Jahr
  wöchentlich, pro Woche, jede Woche
  täglich, pro Tag, jeden Tag
  Dauerauftrag, regelmäßige Überweisung, wiederkehrende Überweisung
  Überweisung, überweisen, Geld senden, Geld schicken
  Bargeld, Geldautomat, Bankautomat, abheben, Abhebung, Geld holen
  Karte sperren, Karte verloren, Karte gestohlen, Karte weg, Kartensperre
  Dispo, Überziehung, überzogen, im Minus, Dispositionskredit
  Zinsen, Zinssatz, Verzinsung, Ertrag, Rendite
  Sparen, Sparkonto, Tagesgeld, zurücklegen, Ersparnisse
  Kredit, Darlehen, Hypothek, leihen, Finanzierung
  Gehalt, Lohn, Einkommen
  Punkte verfallen, Punkte ablaufen, Gültigkeit der Punkte
  Anbieter wechseln, weggehen, zu einem anderen wechseln, Anbieterwechsel
  Kunde werden, zu euch wechseln, Neukunde, abschließen
  Schulden, Rückstand, offen, unbezahlt, im Verzug
  Rücklastschrift, zurückgebucht, geplatzt, Rückbuchung
  Kohle, Geld, Knete, Moneten, Euro, Euronen, Kröten, Betrag
  Euro, Franken, Betrag, Geldbetrag, Summe
  Geld wiederhaben, Geld zurückhaben, Geld wieder, Geld zurück, Geld zurückbekommen, Geld wiederbekommen, Kohle zurück, Rückerstattung, Erstattung, Erstattung erhalten
  wann bekomme ich mein Geld, wo bleibt mein Geld, Geld noch nicht da, Erstattung dauert, Erstattungsdauer, Dauer der Erstattung, Rückerstattung
  gutschreiben, Gutschrift, gutgeschrieben, schreibe … gut, Guthaben, Verrechnung
  verrechnen, anrechnen, Anrechnung, Verrechnung, anteilig, rechne … an
  anteilig, nur die Hälfte genutzt, Rest des Monats, taggenau, pro rata, anteilige Berechnung, anteilige Erstattung
  abgezogen, weggenommen, abgebucht, einkassiert, abkassiert, eingezogen, belastet, Abbuchung, ziehe … ab, zieht … ab
  unbekannte Abbuchung, komische Abbuchung, fremde Abbuchung, kenne ich nicht, Abbuchung unklar, unberechtigte Abbuchung, Abbuchung widersprechen
  zuviel, zu viel bezahlt, zu viel abgebucht, zu viel berechnet, überhöht, Überzahlung, falscher Betrag, Rechnung falsch, Rechnung zu hoch
  Rechnung falsch, Fehler in der Rechnung, Rechnung stimmt nicht, Rechnung reklamieren, Rechnungskorrektur, Rechnung korrigieren, Korrektur der Rechnung
  so teuer geworden, plötzlich teurer, höher als sonst, höherer Betrag, Preiserhöhung, Preisanpassung
  doppelt, zwei Mal, zweimal, doppelte Abbuchung, Doppelbuchung, zweifach, doppelte Zahlung
  trotz Kündigung, obwohl gekündigt, immer noch abgebucht, weiterhin abgebucht, nach der Kündigung, Kündigung nicht wirksam
  versteckte Kosten, Zusatzkosten, Extrakosten, extra bezahlen, Aufpreis, Zuschlag, kostet extra, Mehrkosten, Nebenkosten
  Aufpreis, Zuschlag, Zuzahlung, Aufschlag, Extrakosten, mehr bezahlen, zahle … drauf, draufzahlen
  Gebühren, Spesen, Entgelte, Kosten, Provision, Bearbeitungsgebühr
  Einrichtungsgebühr, Anschlussgebühr, Aktivierungsgebühr, einmalige Kosten, Bereitstellungskosten, Grundgebühr
  Grundgebühr, Grundpreis, monatliche Kosten, Fixkosten, Grundbeitrag, Monatsbeitrag
  Beitrag, Mitgliedsbeitrag, Monatsbeitrag, Prämie, Versicherungsbeitrag
  Preisliste, Preise, Tarifübersicht, Preisübersicht, Preismodell, Tarife, Kostenübersicht
  Kostenvoranschlag, Angebot, Kostenschätzung, Preisanfrage, Offerte, unverbindliches Angebot
  billiger, günstiger, woanders billiger, Preis gesunken, Preis gefallen, reduziert, im Angebot, herabgesetzt, Preisnachlass, Bestpreisgarantie, Differenz, Preisdifferenz
  Rabatt, Prozente, Nachlass, Preisnachlass, Vergünstigung, Skonto, ein paar Euro weniger, Ermäßigung
  Schnäppchen, Sonderangebot, Aktion, Angebot, Sale, Schlussverkauf, Black Friday, Deal
  Gutscheincode, Rabattcode, Aktionscode, Promocode, Vouchercode, Coupon, Code einlösen, Voucher
  Code geht nicht, Code funktioniert nicht, Gutschein geht nicht, Gutschein wird nicht angenommen, Gutscheincode ungültig, Code ungültig, Rabattcode ungültig
  Mengenrabatt, Staffelpreis, größere Menge, in großen Mengen, Großbestellung, Großhandel, mehrere Stück
  Mindestbestellwert, Mindestbestellmenge, Mindestbetrag, ab wie viel Euro, ab welchem Betrag, Freigrenze
  umsonst, für lau, für umme, kostet nichts, kostenlos, gratis, kostenfrei, Gratisversion
  kostenlose Version, Gratisversion, kostenloser Tarif, Freeware, Basisversion, kostenloses Konto, Gratiskonto
  reinschnuppern, Schnupperphase, Probeabo, Probemonat, Gratismonat, Testzeitraum, Testphase, kostenlos testen, Testversion, unverbindlich testen, erst testen
  Test läuft ab, nach der Testphase, Testphase abgelaufen, Test vorbei, Probemonat vorbei, Ende der Testphase, Testende
  Abofalle, ungewollt abonniert, kein Abo abgeschlossen, nie bestellt, Abo ungewollt, Abo kündigen
  abonnieren, Abo abschließen, Abo buchen, Abonnement abschließen, schließe … ab
  Verlängerung stoppen, nicht verlängern, automatisch verlängert, verlängert sich, automatische Verlängerung, Verlängerung ausschalten, Vertragsverlängerung
  Flatrate, Pauschale, Pauschalpreis, Festpreis, unbegrenzt, Flat
  unbegrenzt, ohne Limit, unlimitiert, grenzenlos, unendlich, ohne Begrenzung
  jährlich statt monatlich, Jahreszahlung, jährliche Zahlung, auf jährlich, Jahresabo, Abrechnungszeitraum, Zahlungsrhythmus, Zahlungsintervall
  Abrechnungszeitraum, Abrechnungsdatum, Abbuchungstag, wann wird abgebucht, Fälligkeit, Zahlungstermin, Fälligkeitsdatum
  fällig, bis wann zahlen, Zahlungsfrist, Zahlungsziel, Fälligkeit
  später zahlen, später bezahlen, Zahlungsaufschub, Stundung, aufschieben, Zahlung verschieben, mehr Zeit zum Zahlen
  knapp bei Kasse, pleite, klamm, kann nicht zahlen, kann nicht bezahlen, Zahlungsschwierigkeiten, finanzielle Schwierigkeiten, Ratenzahlung, Stundung
  Zahlung vergessen, vergessen zu zahlen, nicht bezahlt, Rechnung offen, offene Rechnung, Zahlungsrückstand, Mahnung
  Inkasso, Mahnbescheid, Mahnverfahren, Gerichtsvollzieher, Mahnung, letzte Mahnung
  Mahngebühren, Verzugszinsen, Säumniszuschlag, Säumnisgebühr, Strafgebühr
  Zahlung geht nicht durch, Karte wird nicht akzeptiert, Karte funktioniert nicht, nimmt meine Karte nicht, Bezahlung klappt nicht, Zahlung fehlgeschlagen, Zahlung abgelehnt, Karte abgelehnt
  Zahlung hängt, Zahlung ausstehend, Zahlung in Bearbeitung, pending, schwebend, ausstehend, Zahlung nicht verbucht
  Zahlung nicht angekommen, schon bezahlt, bereits bezahlt, längst bezahlt, Zahlungseingang, Zahlung verbucht, Zahlungsbestätigung
  neue Karte, Karte abgelaufen, neue Kreditkarte, andere Karte, Kreditkarte ändern, Karte ändern, Zahlungsmittel ändern, Zahlungsart ändern, Zahlungsdaten aktualisieren, Zahlungsmethode ändern
  Karte hinterlegen, Zahlungsdaten, Kreditkartendaten, Zahlungsinformationen, Bezahldaten
  PayPal, Apple Pay, Google Pay, Klarna, Wallet, mit dem Handy bezahlen, mobiles Bezahlen
  kontaktlos, mobil bezahlen, mit dem Handy zahlen, mit der Uhr bezahlen, NFC, Apple Pay, Google Pay
  auf Rechnung, Rechnungskauf, Kauf auf Rechnung, auf Rechnung kaufen, erst nach Erhalt bezahlen
  per Vorkasse, Vorkasse, Vorauszahlung, im Voraus, vorab bezahlen, Vorauskasse
  per Nachnahme, Nachnahme, beim Boten bezahlen, bei Lieferung bezahlen, an der Haustür bezahlen
  Anzahlung, vorab, Kaution, Sicherheit hinterlegen
  Trinkgeld, Tip, Trinkgeld geben, aufrunden
  Wechselgeld, Rückgeld, passend, Kleingeld, Münzen
  Rechnung per Mail, Rechnung per Post, Papierrechnung, Onlinerechnung, elektronische Rechnung, E-Rechnung, Rechnungsversand
  Rechnung runterladen, wo ist meine Rechnung, Rechnung finden, keine Rechnung bekommen, Rechnung herunterladen, Rechnungskopie, Rechnung anfordern
  Rechnung auf Firma, Rechnung mit Firmennamen, auf die Firma, Firmenrechnung, Rechnungsadresse ändern, Rechnungsanschrift, USt-ID, Umsatzsteuer-ID
  Bewirtungsbeleg, Kassenbon, Kassenzettel, Bon, Quittung, Kaufbeleg, Kaufnachweis
  Steuererklärung, Finanzamt, absetzen, von der Steuer absetzen, steuerlich, Steuerbescheinigung, Jahresbescheinigung, setze … ab, Lohnsteuer
  Steuernummer, Steuer-ID, Identifikationsnummer, Umsatzsteuer-ID, USt-IdNr
  ohne Mehrwertsteuer, steuerfrei, netto, brutto, Reverse Charge, umsatzsteuerfrei, Mehrwertsteuer zurück
  Buchhaltung, Buchführung, Belege, Kontierung, DATEV, Steuerbüro
  Einnahmen, Umsatz, Erlös, Verdienst, eingenommen, Gewinn
  Ausgaben, Kosten, Aufwendungen, ausgegeben, Spesen, Auslagen
  Spesen, Auslagen, Reisekosten, Spesenabrechnung, Reisekostenabrechnung
  Budget, Ausgabenlimit, Ausgaben begrenzen, Kostenlimit, Obergrenze für Kosten
  Kontoauszug, Kontobewegungen, Umsätze, Transaktionen, Kontoübersicht
  Kontostand, Saldo, Guthaben, wie viel Geld habe ich
  Bankkarte, Girocard, EC-Karte, Maestro, Debitkarte
  Kreditrahmen, Verfügungsrahmen, Limit, Kartenlimit, Tageslimit, Kreditlimit
  Karte verschluckt, Automat hat Karte, Karte eingezogen, Karte steckt, Ersatzkarte, neue Karte beantragen
  Portemonnaie weg, Portemonnaie geklaut, Geldbörse weg, Geldbeutel weg, Brieftasche gestohlen, Portemonnaie verloren, Karte sperren, Karte verloren
  Ersatzkarte, neue Karte bestellen, Karte nachbestellen, Karte ersetzen, Karte beschädigt
  Karte freischalten, Karte aktivieren, neue Karte bekommen, Kartenaktivierung
  Geld falsch überwiesen, falscher Empfänger, an den Falschen, Zahlendreher, falsche IBAN, Überweisung zurückholen, Überweisung widerrufen
  Überweisung dauert, Geld noch nicht angekommen, wann kommt das Geld, Überweisungsdauer, Echtzeitüberweisung, Sofortüberweisung, Laufzeit
  Auslandsüberweisung, Geld ins Ausland, SWIFT, BIC, internationale Überweisung
  Wechselkurs, umtauschen, umrechnen, Umrechnungskurs, Fremdwährung, Auslandsentgelt, Devisen
  Rückbuchung, Lastschrift zurückgeben, zurückbuchen, Chargeback, Lastschrift zurückholen, buche … zurück
  Lastschriftmandat, Einzugsermächtigung, SEPA-Mandat, Mandat, Abbuchungserlaubnis
  Aktie, Aktien, Depot, Wertpapiere, ETF, Fonds, Geld anlegen, investieren, Geldanlage
  Sparplan, monatlich sparen, Sparrate, Sparvertrag
  Bonität, Schufa, kreditwürdig, Bonitätsprüfung, Kreditwürdigkeit, Auskunftei
  Kredit abbezahlen, vorzeitig zurückzahlen, Sondertilgung, Tilgung, Restschuld, abzahlen, zahle … ab
  Bürge, Bürgschaft, haften
  Freistellungsauftrag, Kapitalertragsteuer, Sparerpauschbetrag, Zinsen versteuern
  Spende, spenden, Spendenquittung, Spendenbescheinigung, Spendennachweis
  Provision, Partnerprogramm, Affiliate, Werbeprämie
  Freunde werben, Kumpel werben, Freund werben, Empfehlungscode, Werbecode, Empfehlungsprogramm, Empfehlungsbonus, Prämie
  Punkte nicht gutgeschrieben, Punkte fehlen, Punkte vergessen, Punkte nachtragen, Punkte sammeln, Punktestand
  Kundenkarte, Bonuskarte, Treuekarte, Stempelkarte, Bonusprogramm, Treueprogramm, Vorteilsprogramm
  Guthaben weg, Guthaben verschwunden, Guthaben aufgebraucht, Restguthaben, Guthaben verfallen
  Preisgarantie, Preisbindung, fester Preis, Festpreis, Preis bleibt
  Studentenrabatt, Schülerrabatt, Studententarif, Bildungsrabatt, Ermäßigung für Studenten
  Schwerbehindertenausweis, Behinderung, schwerbehindert, Ermäßigung, Nachteilsausgleich
`);

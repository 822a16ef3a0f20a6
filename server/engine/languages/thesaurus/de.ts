// Long because each group of words has a line.

import { groupList } from "../../thesaurus/group-list.ts";

/** What customers and help pages call the same thing in German. */
export const de = groupList(`
  löschen, entfernen, loswerden, beseitigen, wegmachen, tilgen, löschung
  Konto löschen, Konto schließen, Konto auflösen, Account löschen, abmelden, Kontolöschung
  deinstallieren, löschen, entfernen, Deinstallation
  kündigen, beenden, abbestellen, stornieren, abbrechen, absagen, Kündigung, aufhören, bestelle … ab
  stornieren, absagen, Storno, Stornierung, abbestellen, sage … ab
  Kündigungsfrist, Frist, Vertragsende, Laufzeit
  Mindestlaufzeit, Vertragslaufzeit, Vertragsbindung, Laufzeit, binden, gebunden
  aus dem Vertrag, kündigen, Vertrag beenden, Kündigung, komme … raus, komm … raus
  vorzeitig, vor Ablauf, früher raus, Sonderkündigung, außerordentlich
  Preiserhöhung, teurer, mehr kostet, Preisänderung, Preisanpassung
  hinzufügen, anlegen, erstellen, ergänzen, einfügen, aufnehmen, füge … hinzu, lege … an
  erstellen, anlegen, machen, neu, einrichten, erzeugen
  einrichten, konfigurieren, einstellen, aufsetzen, installieren, Einrichtung, richte … ein
  erste Schritte, anfangen, beginnen, loslegen, starten, Einstieg
  ändern, bearbeiten, anpassen, aktualisieren, korrigieren, wechseln, Änderung, passe … an
  umbenennen, Name ändern, neuer Name, benenne … um, nenne … um
  ersetzen, austauschen, tauschen, umtauschen, auswechseln
  anpassen, personalisieren, individuell, gestalten
  aktivieren, einschalten, anschalten, anmachen, schalte … ein, schalte … an, freischalten, Aktivierung
  deaktivieren, ausschalten, abschalten, ausmachen, abstellen, schalte … aus, schalte … ab, stelle … ab
  stumm, lautlos, stummschalten, Ton aus
  pausieren, unterbrechen, aussetzen, ruhen lassen, Pause, stilllegen
  fortsetzen, weitermachen, reaktivieren, wieder aufnehmen
  blockieren, sperren, verbieten, Sperre
  ausschließen, ignorieren, herausfiltern, weglassen, filtern
  begrenzen, beschränken, Limit, Grenze, Maximum, Kontingent, Obergrenze, einschränken
  maximal, höchstens, Maximum, bis zu, Höchstgrenze, Obergrenze
  mindestens, Minimum, wenigstens, Mindestbetrag
  senken, verringern, reduzieren, heruntersetzen, runtersetzen, herabsetzen, runterdrehen, herunterstufen, runterstufen, verkleinern
  erhöhen, hochsetzen, heraufsetzen, raufsetzen, steigern, aufstocken, hochstufen, vergrößern
  erlauben, zulassen, gestatten, genehmigen, Erlaubnis
  ausblenden, verbergen, verstecken, unsichtbar, blende … aus
  anzeigen, zeigen, sehen, ansehen, einblenden, sichtbar, einsehen
  finden, suchen, wo ist, Suche, auffinden
  verfolgen, nachverfolgen, tracken, beobachten, messen, Nachverfolgung
  prüfen, überprüfen, kontrollieren, bestätigen, verifizieren, testen
  teilen, freigeben, Freigabe, Zugriff geben, öffentlicher Link, gebe … frei
  veröffentlichen, publizieren, online stellen, live schalten, freischalten
  einladen, Einladung, Nutzer hinzufügen, Mitglied hinzufügen, Kollegen hinzufügen, Kollegin hinzufügen, Mitarbeiter hinzufügen, lade … ein
  beitreten, teilnehmen, mitmachen, Mitglied werden
  verlassen, austreten, aussteigen
  verbinden, verknüpfen, koppeln, anschließen, integrieren, Verbindung
  trennen, entkoppeln, abkoppeln
  Integration, Schnittstelle, Plugin, Erweiterung, Add-on
  zusammenführen, zusammenlegen, kombinieren, vereinen, verschmelzen
  aufteilen, trennen, splitten
  kopieren, duplizieren, vervielfältigen, Kopie
  verschieben, umziehen, übertragen, bewegen, migrieren, Umzug
  sortieren, ordnen, Reihenfolge, anordnen, organisieren
  importieren, hochladen, einlesen, laden, Upload, lade … hoch, uploaden, übernehmen
  exportieren, herunterladen, auslesen, Export, speichern, CSV
  herunterladen, runterladen, Download, downloaden, lade … herunter, lade … runter, speichern
  sichern, Sicherung, Backup, Datensicherung, Sicherungskopie
  wiederherstellen, zurückholen, retten, wiederbekommen, Wiederherstellung, stelle … wieder her
  rückgängig, zurücknehmen, widerrufen, Widerruf, zurückziehen, zurücktreten, Rücktritt
  umentschieden, anders überlegt, zurücknehmen, zurückziehen, doch nicht
  Papierkorb, gelöschte Elemente, Mülleimer
  zurücksetzen, neu setzen, Werkseinstellungen, setze … zurück, resetten
  neu starten, Neustart, hochfahren, starte … neu
  synchronisieren, abgleichen, Sync, auf allen Geräten, Synchronisation
  aktualisieren, Update, neue Version, neueste Version, Aktualisierung, updaten
  Version, Ausgabe, Edition
  Upgrade, höherer Tarif, Tarif wechseln, Tarifwechsel, anderer Tarif, umsteigen
  verlängern, Verlängerung, erneuern, automatische Verlängerung
  ablaufen, abgelaufen, Ablauf, ungültig, verfallen, läuft … ab
  gültig, Gültigkeit, haltbar, gelten
  Bargeld, Barzahlung, bar zahlen, bar bezahlen, in bar
  anmelden, einloggen, Login, Anmeldung, log … ein, logge … ein, melde … an
  abmelden, ausloggen, Logout, logge … aus, Abmeldung
  ausgesperrt, kein Zugang, kann mich nicht anmelden, kein Zugriff, komme nicht rein
  registrieren, Konto erstellen, Registrierung, Konto anlegen, Konto eröffnen, neues Konto
  Konto, Account, Profil, Benutzerkonto, Zugang, Nutzerkonto, Kundenkonto
  Benutzername, Nutzername, Login, Anmeldename, Username
  Passwort, Kennwort, Zugangsdaten, PIN, Losungswort
  Passwort vergessen, Kennwort vergessen, Passwort verloren, Passwort zurücksetzen, neues Passwort
  zwei-faktor, 2fa, zweistufig, Zwei-Faktor-Authentifizierung, Bestätigungscode, zweiter Faktor, Authenticator
  Wiederherstellungscode, Notfallcode, Backup-Code, Wiederherstellungsschlüssel
  Bestätigungscode, Sicherheitscode, Einmalcode, Code, TAN
  Sicherheit, sicher, Schutz, geschützt, absichern
  gehackt, Konto gestohlen, fremder Zugriff, Phishing, missbraucht
  Verschlüsselung, verschlüsselt, Ende-zu-Ende
  privat, vertraulich, geheim, persönlich
  Datenschutz, DSGVO, personenbezogene Daten, Privatsphäre, meine Daten
  Cookies, Tracking, Einwilligung
  Einwilligung, Zustimmung, Erlaubnis, Einverständnis
  Bedingungen, AGB, Nutzungsbedingungen, Regeln, Vorschriften
  Kollege, Kollegin, Teammitglied, Mitarbeiter, Mitarbeiterin, Teamkollege, Angestellter
  Mitglied, Teilnehmer, Nutzer, Person, Benutzer
  Team, Gruppe, Organisation, Abteilung, Mannschaft
  Gast, Besucher, Externe
  Rolle, Recht, Berechtigung, Zugriffsrecht, Befugnis
  Administrator, Admin, Verwalter, Inhaber, Verantwortlicher
  Inhaber, Eigentümer, Besitzer
  Eigentum übertragen, Inhaber wechseln, übergeben, Besitzer ändern, neuer Inhaber
  Zugang, Zugriff, Zutritt, Eintritt
  Lizenz, Lizenzschlüssel, Seriennummer, Aktivierungscode
  Kunde, Kundin, Käufer, Verbraucher
  Verkäufer, Händler, Anbieter, Shop, Laden
  Firma, Unternehmen, Betrieb, Organisation, Gesellschaft
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
  bestellen, kaufen, Bestellung, Kauf, erwerben, einkaufen
  Warenkorb, Einkaufswagen, Korb
  ausverkauft, nicht verfügbar, vergriffen, nicht lieferbar
  verfügbar, lieferbar, vorrätig, auf Lager, Verfügbarkeit
  Produkt, Artikel, Ware
  Lieferung, Versand, Zustellung, liefern, versenden, zuschicken
  Versandkosten, Lieferkosten, Porto, Versandgebühr
  Lieferzeit, wann kommt, Lieferdauer, wann wird geliefert, Versanddauer
  Paket, Päckchen, Sendung, Lieferung
  Sendungsverfolgung, Paket verfolgen, wo ist mein Paket, wo ist meine Bestellung, Sendungsnummer, Lieferstatus
  Paketdienst, Zusteller, Post, Bote, Spedition
  abholen, Abholung, selbst abholen, hole … ab
  Ausland, international, andere Länder, weltweit
  Zoll, Einfuhr
  nicht angekommen, verloren, nicht erhalten, fehlt, nicht geliefert
  falscher Artikel, falsch geliefert, Falschlieferung
  beschädigt, kaputt, defekt, Mangel, mangelhaft, Schaden
  Garantie, Gewährleistung, Garantiefall
  Reparatur, reparieren, instand setzen, Service, richten
  Ersatzteil, Teil, Ersatz
  kaputt, funktioniert nicht, geht nicht, defekt, Fehler, Störung, Ausfall
  Fehler, Problem, Störung, Bug, Panne, Fehlermeldung, Schwierigkeit
  beheben, lösen, reparieren, Lösung, Fehlerbehebung
  abstürzen, Absturz, hängt, eingefroren, reagiert nicht, stürzt … ab
  langsam, träge, dauert lange, Geschwindigkeit, lädt lange
  offline, nicht erreichbar, Ausfall, down, Störung
  fehlt, verschwunden, weg, verloren, nicht da, nicht mehr da, finde nicht
  falsch, inkorrekt, fehlerhaft, stimmt nicht, ungenau
  unterschiedlich, Abweichung, Unterschied, stimmen nicht überein
  doppelt, Duplikat, zweimal, mehrfach
  Benachrichtigung, Mitteilung, Push, Hinweis, Meldung, Warnung
  Erinnerung, erinnern, Hinweis
  E-Mail, Mail, Nachricht, Email, elektronische Post
  E-Mail-Adresse, Mailadresse, Email-Adresse, neue Mail
  Newsletter, Rundbrief, Werbemail, Mailingliste
  abbestellen, abmelden, keine Mails mehr, austragen
  Spam, Junk, unerwünscht, Werbung, Spamordner
  keine Mail erhalten, Mail kommt nicht an, keine E-Mail bekommen, nicht bekommen
  Bericht, Report, Auswertung, Zusammenfassung, Übersicht
  Statistik, Zahlen, Auswertung, Kennzahlen, Analyse
  Dashboard, Übersicht, Startseite, Hauptseite
  Diagramm, Grafik, Kurve
  Besucher, Zugriffe, Besuche, Seitenaufrufe, Traffic
  Ziel, Conversion, Zielvorhaben
  Filter, filtern, eingrenzen, Segment
  Zeitraum, Zeitspanne, Datum, Periode, von bis
  Echtzeit, live, gerade jetzt, aktuell
  Verlauf, Historie, Protokoll, Vergangenheit, Log
  Verzögerung, verspätet, Verspätung, Wartezeit, dauert
  verschieben, verlegen, aufschieben, anderer Termin
  warten, Wartezeit, wie lange, Warteschlange
  Frist, Stichtag, spätestens, Abgabetermin, bis wann, Deadline
  Öffnungszeiten, geöffnet, offen, wann haben Sie offen, Sprechzeiten, Geschäftszeiten, aufhaben, auf
  geschlossen, zu, Feiertag, Ruhetag, schließen
  Urlaub, Ferien, Abwesenheit, frei
  Termin, Buchung, Reservierung, Verabredung, Uhrzeit
  buchen, reservieren, Termin vereinbaren, Termin machen, Buchung
  umbuchen, Termin ändern, Termin verschieben, anderes Datum
  Kalender, Terminplan, Zeitplan, Stundenplan
  wiederkehrend, wiederholen, regelmäßig, Serie
  Veranstaltung, Event, Treffen, Sitzung
  Kurs, Schulung, Unterricht, Workshop, Lehrgang, Seminar
  Ticket, Eintrittskarte, Karte, Fahrkarte, Fahrschein
  Anfrage, Ticket, Anliegen, Vorgang
  Kontakt, erreichen, anrufen, Telefonnummer, Kundenservice, Hotline, sprechen, melden, schreiben
  Support, Hilfe, Kundendienst, Kundenservice, Unterstützung, Service
  Beschwerde, beschweren, Reklamation, unzufrieden, reklamieren
  Feedback, Bewertung, Rückmeldung, Meinung, Vorschlag, Anregung
  Telefon, Handy, Mobiltelefon, Smartphone, anrufen, Mobilgerät
  Telefonnummer, Handynummer, Rufnummer, Mobilnummer
  App, Anwendung, Programm, Software
  Computer, Rechner, PC, Laptop, Desktop, Mac
  Gerät, Handy, Computer, Apparat, Maschine
  neues Handy, neues Gerät, Handy verloren, Handywechsel, anderes Gerät, Gerätewechsel
  Browser, Chrome, Firefox, Safari, Edge
  Website, Webseite, Internetseite, Homepage, Seite
  Link, URL, Adresse, Verknüpfung
  Internet, Netz, WLAN, Wifi, Verbindung, Netzwerk
  offline, ohne Internet, kein Internet, keine Verbindung
  Kabel, Leitung, Stecker
  Lampe, LED, Leuchte, Lämpchen, Licht, Anzeige, blinkt, leuchtet
  langsam, Geschwindigkeit, Mbit, Speed, Tempo, Bandbreite
  Reichweite, Empfang, Signal, reicht nicht
  Techniker, Monteur, Termin vor Ort, Installateur, Handwerker
  Akku, Batterie, laden, aufladen
  Speicher, Speicherplatz, Platz, Kapazität
  Speicher voll, kein Platz, mehr Speicher, Speicherplatz voll
  Datei, Dokument, Anhang, Unterlage
  Anhang, Anlage, beigefügte Datei, Datei
  Ordner, Verzeichnis, Album, Mappe
  Foto, Bild, Aufnahme, Fotografie
  Video, Film, Clip
  Screenshot, Bildschirmfoto, Bildschirmaufnahme
  Dateigröße, zu groß, große Datei, maximale Größe
  Format, Dateityp, Dateiformat, Endung
  Tabelle, Excel, CSV, Liste
  drucken, Ausdruck, ausdrucken, Papier, drucke … aus
  scannen, einscannen, QR-Code, Scanner
  Formular, Antrag, Vordruck, Fragebogen
  ausfüllen, eintragen, eingeben, fülle … aus
  einreichen, abgeben, absenden, abschicken, einsenden, reiche … ein
  durchgeben, melden, mitteilen, übermitteln, angeben, Meldung, gebe … durch, teile … mit
  Antrag, Anfrage, Gesuch, Beantragung
  beantragen, Antrag stellen, anfordern
  Status, Stand, Bearbeitungsstand, Fortschritt
  bearbeiten, Bearbeitung, bearbeitet, Bearbeitungszeit, erledigen
  genehmigen, bewilligen, annehmen, zustimmen, Genehmigung
  ablehnen, abgelehnt, verweigern, Ablehnung, zurückweisen
  Bescheinigung, Zertifikat, Nachweis, Urkunde, Bestätigung
  Ausweis, Personalausweis, Reisepass, Identität, Pass
  Führerschein, Fahrerlaubnis
  Geburtsurkunde, Geburt
  Wohnsitz, Wohnung, Anschrift, Wohnort, Adresse
  ummelden, Umzug, Adressänderung, neue Adresse, umgezogen, Adresse ändern
  umziehen, Umzug, ziehe … um, einziehen, Einzug, ausziehen, Auszug, neue Wohnung
  Adresse, Standort, wo, Anfahrt, Straße, Ort
  Anfahrt, Weg, parken, Parkplatz, öffentliche Verkehrsmittel
  parken, Parkplatz, Parkhaus, Stellplatz
  barrierefrei, Rollstuhl, Behinderung, stufenlos
  Behörde, Amt, Verwaltung, Bürgeramt
  Zuschuss, Förderung, Leistung, Beihilfe, Unterstützung
  Unterschrift, unterschreiben, Signatur, unterzeichnen
  Unterlagen, Dokumente, benötigte Unterlagen, Nachweise, Papiere, was brauche ich
  Widerspruch, Einspruch, anfechten, widersprechen, beanstanden, Beanstandung, reklamieren
  Bußgeld, Strafe, Säumnisgebühr, Mahngebühr
  Entschädigung, Schadenersatz, ersetzen, Ersatz, zusteht, steht … zu, Ausgleich, Minderung
  verpasst, versäumt, vergessen, verschwitzt, verpeilt, zu spät
  wehren, ablehnen, verweigern, widersprechen, verhindern
  berechtigt, Anspruch, Voraussetzung, wer kann, Bedingung
  Voraussetzung, Bedingung, Anforderung, nötig, erforderlich, notwendig
  kompatibel, Kompatibilität, unterstützt, passt zu
  Sprache, Übersetzung, übersetzen, Englisch
  Zeitzone, Ortszeit, Uhrzeit
  Einstellungen, Optionen, Konfiguration, Präferenzen
  Standard, Voreinstellung, Vorgabe
  Knopf, Schaltfläche, Button, Taste, Symbol
  dunkler Modus, Dunkelmodus, Nachtmodus, Design, Dark Mode
  Schrift, Schriftgröße, Buchstaben
  Profilbild, Avatar, Foto von mir
  Schlagwort, Tag, Etikett, Stichwort, Label
  Kategorie, Rubrik, Bereich, Art, Gruppe
  Vorlage, Muster, Beispiel
  Kommentar, Notiz, Anmerkung, Bemerkung
  Nachricht, Chat, Unterhaltung
  einbetten, Widget, einbinden, auf meiner Website
  API, Schnittstelle, Entwickler
  Token, API-Schlüssel, Schlüssel
  automatisch, Automatisierung, von selbst, von allein
  manuell, von Hand, selbst
  mehrere, auf einmal, alle zusammen, Massen, gleichzeitig
  alles, ganz, gesamt, komplett, vollständig
  Entwurf, unveröffentlicht, nicht fertig
  archivieren, Archiv, ablegen
  alt, früher, vorherig, ehemalig
  neu, aktuell, neueste, letzte
  vorübergehend, zeitweise, befristet, temporär
  endgültig, dauerhaft, für immer, unwiderruflich, permanent
  Familie, Haushalt, Angehörige, Partner
  Kind, Kinder, Minderjährige, Jugendliche
  Alter, alt, Mindestalter, volljährig
  Haustier, Hund, Katze, Tier
  Todesfall, Tod, Erbe, verstorben
  dringend, Notfall, sofort, eilig
  Vergleich, vergleichen, Unterschied
  Alternative, stattdessen, anstatt, andere Möglichkeit
  Funktion, Feature, Möglichkeit
  Anleitung, Handbuch, Tutorial, Dokumentation, Gebrauchsanweisung
  Größe, Maß, Abmessung, wie groß
  Allergie, Allergene, Unverträglichkeit, Gluten
  vegetarisch, vegan, fleischlos, pflanzlich
  Essen, Speise, Gericht, Mahlzeit
  Zimmer, Unterkunft, Hotel, Übernachtung
  Anreise, ankommen, Check-in, Ankunft
  Abreise, Check-out, abreisen
  Gepäck, Koffer, Tasche
  Auto, Wagen, Fahrzeug, PKW
  Fahrrad, Rad, Velo, Bike
  mieten, leihen, ausleihen, Miete, Verleih
  Kaution, Anzahlung, Pfand
  Versicherung, versichert, Schutz
  Diebstahl, gestohlen, geklaut
  Fundsachen, verloren, vergessen, liegen gelassen, liegen lassen
  Stelle, Job, Bewerbung, Karriere, arbeiten bei
  Dauerauftrag, regelmäßige Überweisung, wiederkehrende Überweisung
  Überweisung, überweisen, Geld senden, Geld schicken
  Bargeld, Geldautomat, Bankautomat, abheben, Abhebung, Geld holen
  Karte sperren, Karte verloren, Karte gestohlen, Karte weg, Kartensperre
  Dispo, Überziehung, überzogen, im Minus, Dispositionskredit
  Zinsen, Zinssatz, Verzinsung, Ertrag, Rendite
  Sparen, Sparkonto, Tagesgeld, zurücklegen, Ersparnisse
  Kredit, Darlehen, Hypothek, leihen, Finanzierung
  Schaden, Schadensmeldung, Schadenfall, Versicherungsfall, Schaden melden
  Selbstbeteiligung, Selbstbehalt, Eigenanteil
  SIM, SIM-Karte, eSIM
  Rufnummer mitnehmen, Nummer behalten, Portierung, Rufnummernmitnahme
  Roaming, Ausland, unterwegs, auf Reisen
  Datenvolumen, mobile Daten, Gigabyte, Surfvolumen
  Router, Modem, Box, Fritzbox, Basisstation
  koppeln, verbinden, pairen, Gerät hinzufügen, Kopplung
  Firmware, Softwareupdate, Aktualisierung, neue Version
  piept, Piepton, Geräusch, Ton, Alarm
  Aufnahme, Aufzeichnung, Clip, Video, Mitschnitt
  Zähler, Zählerstand, Ablesung, Verbrauch
  Stromausfall, Blackout, kein Strom, Strom weg
  sperren, abstellen, abdrehen, Sperre, Versorgung unterbrechen
  verstorben, gestorben, Todesfall, Tod, Erbe, Nachlass
  Vollmacht, bevollmächtigt, im Namen, Betreuer, Vertreter
  gemeinsam, Gemeinschaftskonto, zu zweit, geteilt, Mitinhaber
  Betrug, Betrugsverdacht, verdächtig, war ich nicht, Abzocke
  Gehalt, Lohn, Einkommen
  schneller, mehr Geschwindigkeit, höherer Tarif, upgraden
  montieren, Montage, aufbauen, zusammenbauen, installieren
  Altgerät, mitnehmen, Entsorgung, entsorgen, abholen
  Nachbar, nicht zu Hause, jemand anderes, abstellen, Ablageort
  Punkte verfallen, Punkte ablaufen, Gültigkeit der Punkte
  Zeiterfassung, Stundenzettel, Arbeitszeit, Stunden erfassen
  zuweisen, zuständig, verantwortlich, delegieren
  nur lesen, nur ansehen, Leserecht, Betrachter
  Pflicht, verpflichtend, vorgeschrieben, zwingend, muss ich
  Mailbox, Anrufbeantworter, Voicemail
  bricht ab, Abbruch, fällt aus, trennt sich, instabil
  Anbieter wechseln, weggehen, zu einem anderen wechseln, Anbieterwechsel
  Kunde werden, zu euch wechseln, Neukunde, abschließen
  Schulden, Rückstand, offen, unbezahlt, im Verzug
  Rücklastschrift, zurückgebucht, geplatzt, Rückbuchung
  gedrosselt, aufgebraucht, leer, langsamer
  wohnen, Wohnung, Haus, Zuhause
  gestohlen, geklaut, Diebstahl, weggenommen
  Anzeige, Polizei, Strafanzeige
  geben, teilen, schenken, weitergeben
  reisen, Reise, Ausland, Urlaub, verreisen
  Papiere, Unterlagen, Dokumente, Nachweis
  abgeben, zurückbringen, hinbringen, zurückgeben
  schicken, einsenden, hochladen, beifügen
  Kamera, Cam, Webcam
  Temperatur, Wärme, kalt, warm, Grad
  Bildschirm, Display, Anzeige, Screen
`);

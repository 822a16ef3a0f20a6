import { groupList } from "../../../thesaurus/group-list.ts";

/** Figures, files, settings, sites and software. */
export const software = groupList(`
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
  Vergleich, vergleichen, Unterschied
  Alternative, stattdessen, anstatt, andere Möglichkeit
  Funktion, Feature, Möglichkeit
  Anleitung, Handbuch, Tutorial, Dokumentation, Gebrauchsanweisung
  Kennzahlen, Statistik, Werte, Messwerte
  reinschauen, Überblick, Auswertung, Bericht, auswerten, werte … aus, analysieren
  wer war auf meiner Seite, Seitenbesucher, Besucherzahlen, Klicks, Aufrufe, Seitenzugriffe, Zugriffe, Traffic
  woher kommen die Besucher, Herkunft, Quelle, Quellen, Referrer, Kanal, Traffic-Quellen
  Klick, angeklickt, Klickrate, Ereignis, Event, Interaktion
  Absprungrate, gleich wieder weg, sofort wieder weg, Verweildauer, Sitzungsdauer
  meine eigenen Besuche, eigene Besuche, mich selbst nicht zählen, mich nicht mitzählen, interner Traffic, eigene IP, ausschließen
  letzte Woche, letzter Monat, Vorjahr, Vergleichszeitraum, Zeitraum, Vergleich, Zeitraum vergleichen
  Kuchendiagramm, Balkendiagramm, Kurve, Grafik, Schaubild, Diagramm, Chart
  Spalte, Zeile, Feld, Zelle
  Datensatz, Zeile, Element
  benutzerdefiniertes Feld, eigenes Feld, Zusatzfeld, individuelles Feld, Custom Field
  Excel-Datei, Excel-Tabelle, Excel, CSV, Tabelle, Tabellenblatt, XLSX, Spreadsheet
  Umlaute kaputt, komische Zeichen, Zeichensalat, Sonderzeichen, Kodierung, Zeichensatz, UTF-8
  Import klappt nicht, Import fehlgeschlagen, lässt sich nicht importieren, Import bricht ab, Importfehler
  alte Daten mitnehmen, Daten mitnehmen, Daten übernehmen, Daten rüberziehen, Datenübernahme, Datenimport, Migration, von einem anderen Anbieter
  Daten rausholen, alles herunterladen, alle Daten mitnehmen, Datenexport, alles exportieren, Export aller Daten
  Upload klappt nicht, lässt sich nicht hochladen, Hochladen geht nicht, Datei zu groß, Upload fehlgeschlagen, Hochladen fehlgeschlagen, maximale Dateigröße
  Dateiformat, falsches Format, welche Formate, welches Format, PDF, JPG, PNG, Dateityp
  Schnappschuss, Pic, Foto, Fotos, Bilder, Bild, Selfie, Abbildung, Aufnahme
  unscharf, verschwommen, pixelig, verpixelt, schlechte Qualität, Bildqualität, Videoqualität
  Filmchen, Clip, Video, Aufnahme, Film, Videoclip
  Zettel, Papierkram, Unterlage, Unterlagen, Schriftstück, Dokument
  Kopie, Abschrift, Duplikat, Zweitschrift, Ausfertigung
  abfotografieren, Foto machen, fotografieren, einscannen, Scan, scannen, fotografiere … ab
  Drucker, druckt nicht, Druckerpatrone, Toner, Tinte, Papierstau, drucken
  alte Version, vorherige Version, frühere Version, ältere Version, Versionsverlauf, Versionen, Stand von gestern
  überschrieben, überspeichert, drübergespeichert, Versionsverlauf, frühere Version wiederherstellen
  Backup, Sicherheitskopie, Datensicherung, Sicherung, sichern, Kopie anlegen
  wer hat das geändert, wer hat gelöscht, Änderungsverlauf, Aktivitätsprotokoll, Protokoll, Verlauf, Änderungshistorie
  randvoll, Speicher voll, kein Platz mehr, Platz schaffen, Speicherplatz freigeben, Speicherplatz, Platz machen, Speicherlimit
  Cloud, Wolke, Onlinespeicher, Speicher im Netz, Cloudspeicher
  Freigabelink, Link teilen, Link verschicken, geteilter Link, öffentlicher Link, Teilen-Link
  Link mit Passwort, Passwortschutz, passwortgeschützt, Link schützen, geschützter Link
  Überschrift, Titel, Bezeichnung, Name
  Text, Beschreibung, Wortlaut, Inhalt
  Aufgabe, To-do, Todo, Task, Aufgaben, To-do-Liste, Checkliste
  Projekt, Board, Vorhaben, Arbeitsbereich, Workspace
  erledigt, abgehakt, abhaken, fertig, hake … ab
  Notizen, Notiz, Memo, Merkzettel, aufschreiben, schreibe … auf
  Etiketten, Tags, Schlagwörter, Labels, verschlagworten, Kategorien
  Vordruck, Mustervorlage, Vorlage, Muster, Template, Schablone
  Menü, Hauptmenü, drei Striche, drei Punkte, Burger-Menü, Navigation, Menüleiste
  Zahnrad, Rädchen, Einstellungen, Einstellungsmenü, Optionen
  Reiter, Tab, Registerkarte, Karteireiter
  Fenster, Dialog, Maske, Eingabemaske, Formular
  Haken, Häkchen, Kästchen, Checkbox, Kontrollkästchen, ankreuzen, Kreuzchen
  Schieber, Schieberegler, Regler
  Seitenleiste, Randleiste, Sidebar
  Startseite, Startbildschirm, Homescreen, Hauptbildschirm, Hauptseite
  Augen tun weh, zu hell, blendet, dunkler Hintergrund, schwarzer Hintergrund, dunkler Modus, Dark Mode, Nachtmodus, Helligkeit
  zu klein, kann nichts lesen, Schrift zu klein, größere Schrift, Schriftgröße, größere Buchstaben, Lesbarkeit
  blind, sehbehindert, Screenreader, Bildschirmleser, Barrierefreiheit, Vorlesefunktion, barrierefrei
  Tastenkombination, Kurzbefehl, Tastenkürzel, Shortcut, Tastaturkürzel
  auf Englisch, falsche Sprache, Sprache umstellen, Sprache ändern, Spracheinstellung, Anzeigesprache, verstehe kein Englisch
  falsche Uhrzeit, Uhr geht falsch, eine Stunde falsch, Zeit stimmt nicht, Zeitzone, Zeitumstellung, Sommerzeit
  Land, Region, Standort, Ländereinstellung, Land ändern
  App Store, Play Store, Google Play, Appstore, App herunterladen, App installieren
  iPhone, iPad, iOS, Apple, Apple-Gerät
  Android, Samsung, Galaxy, Pixel, Huawei
  Tablet, iPad, Mobilgerät
  Cache, Verlauf löschen, Browserdaten, Cookies löschen, zwischengespeichert, Zwischenspeicher
  Werbeblocker, Adblocker, Adblock, AdBlock Plus, uBlock
  Erweiterung, Add-on, Plug-in, Browsererweiterung, Zusatzprogramm
  Systemvoraussetzungen, läuft auf meinem, alter Rechner, altes Handy, welche Geräte, unterstützte Geräte, Mindestanforderungen, unterstützte Browser
  Desktop-App, Programm für den Computer, am PC, auf dem Rechner, Desktopversion, Browserversion, Webversion
  offline nutzen, ohne Internet nutzen, im Flugzeug, Offline-Modus, offline verfügbar, unterwegs ohne Netz
  Webseite bauen, eigene Seite, Homepage basteln, Website erstellen, Baukasten, Homepagebaukasten
  Domain, Internetadresse, Webadresse, eigene Adresse, Domainname, Wunschdomain, URL
  Domain umziehen, Domain mitnehmen, Providerwechsel, Domaintransfer, Auth-Code, AuthInfo, Domainumzug
  Nameserver, DNS, DNS-Eintrag, DNS-Einträge, A-Record, CNAME, MX-Eintrag
  nicht sicher, unsicher, Schloss im Browser, Zertifikat, SSL, SSL-Zertifikat, HTTPS
  Webspace, Webhosting, Server, Hosting, Webserver, FTP
  Seite down, Webseite down, Website nicht erreichbar, Seite nicht erreichbar, Seite lädt nicht, Webseite offline
  Code einbauen, Schnipsel, Snippet, Code-Schnipsel, Tracking-Code, Skript, Script, einbauen, baue … ein, Code einfügen, einbinden
  Programmierer, Entwickler, Webmaster, Informatiker, IT, ITler, IT-Abteilung
  Webhook, Callback, Schnittstelle, API, automatische Meldung
  Google-Suche, bei Google gefunden, Suchmaschine, Google-Ranking, SEO, Suchmaschinenoptimierung
  Chatbot, KI, künstliche Intelligenz, Assistent, Automat
  Videokonferenz, Videocall, Videoanruf, Videotelefonie, Online-Meeting, Zoom, Videogespräch
  Bildschirm teilen, Bildschirm zeigen, Bildschirmfreigabe, Screensharing, Bildschirmübertragung
  streamen, Stream, Mediathek, gucken, Fernsehen, Wiedergabe
  Film, Serie, Episode, Staffel
  Untertitel, Sprachspur, Originalton, Synchronisation, Tonspur
`);

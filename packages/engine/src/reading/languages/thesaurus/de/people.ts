import { groupList } from "../../../thesaurus/group-list.ts";

/** Persons, roles and firms. */
export const people = groupList(`
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
  Familie, Haushalt, Angehörige, Partner
  Kind, Kinder, Minderjährige, Jugendliche
  Alter, alt, Mindestalter, volljährig
  Haustier, Hund, Katze, Tier
  Todesfall, Tod, Erbe, verstorben
  verstorben, gestorben, Todesfall, Tod, Erbe, Nachlass
  Vollmacht, bevollmächtigt, im Namen, Betreuer, Vertreter
  gemeinsam, Gemeinschaftskonto, zu zweit, geteilt, Mitinhaber
  zuweisen, zuständig, verantwortlich, delegieren
  nur lesen, nur ansehen, Leserecht, Betrachter
  Frau, Ehefrau, Mann, Ehemann, Partner, Partnerin, Ehepartner, Lebensgefährte, Lebensgefährtin, Gatte, Gattin
  meine Frau, mein Mann, mein Freund, meine Freundin, bessere Hälfte, weitere Person, zweite Person, Familienmitglied, Angehörige
  Sohn, Tochter, Kind, Kinder, Kids, Nachwuchs, Enkel, Enkelin, Minderjährige, Jugendliche, Familienmitglied
  Kleinkind, Baby, Säugling, Neugeborenes, Kind
  Eltern, Mutter, Vater, Mama, Papa, Erziehungsberechtigte, Sorgeberechtigte, Familienmitglied
  Oma, Opa, Großeltern, Großmutter, Großvater, Senioren, ältere Menschen, Rentner
  Bruder, Schwester, Geschwister, Cousin, Onkel, Tante, Verwandte, Familienmitglied, Angehörige
  Mitbewohner, Mitbewohnerin, WG, Wohngemeinschaft, Haushalt, weitere Person
  Kumpel, Freund, Freundin, Bekannter, Bekannte, weitere Person, andere Person, Dritte
  jemand anders, andere Person, anderer Nutzer, Dritte, fremde Person
  Chef, Chefin, Vorgesetzter, Vorgesetzte, Boss, Vorgesetzten, Administrator, Inhaber
  Neuer, neue Kollegin, neuer Kollege, neuer Mitarbeiter, neue Mitarbeiterin, Neuzugang, Azubi, Praktikant, Nutzer hinzufügen, Nutzer einladen
  Azubi, Auszubildender, Lehrling, Praktikant, Praktikantin, Werkstudent, Aushilfe, Mitarbeiter
  Ex-Mitarbeiter, ehemaliger Mitarbeiter, hat gekündigt, nicht mehr im Team, ausgeschieden, Firma verlassen, Nutzer entfernen, Mitglied entfernen
  hat das eingerichtet, Administrator ausgeschieden, Inhaber wechseln, Eigentum übertragen, Eigentümer ändern
  Freiberufler, Freelancer, Selbstständiger, Selbständiger, freier Mitarbeiter, Dienstleister, Externe, extern, Gast
  Steuerberater, Steuerberaterin, Buchhalter, Buchhalterin, Buchhaltung, Steuerbüro, Steuerkanzlei, Finanzbuchhaltung
  Putzfrau, Reinigungskraft, Putzhilfe, Haushaltshilfe, Handwerker, Gast, Gastzugang
  Babysitter, Nanny, Tagesmutter, Kinderbetreuung, Betreuung, Gast
  Pflegerin, Pflegekraft, Pflegedienst, Betreuer, Betreuungsperson
  Nachbar, Nachbarin, Nachbarn, Ablageort, Wunschnachbar
  Vermieter, Vermieterin, Hausverwaltung, Hausbesitzer, Eigentümer, Verwalter
  Mieterin, Bewohner, Untermieter, Mietpartei
  Nachmieter, Nachfolger, nächster Mieter, Nachmieterin
  Arzt, Ärztin, Doktor, Praxis, Arztpraxis, Hausarzt
  Anwalt, Anwältin, Rechtsanwalt, Jurist, rechtliche Schritte
  Lehrer, Lehrerin, Dozent, Dozentin, Kursleiter, Kursleitung, Trainer, Trainerin, Referent
  der Fahrer, Fahrerin, Zusteller, Kurier, Kurierfahrer, Lieferant, Postbote, DHL-Mann, Paketbote, Paketmann
  Reisegruppe, mehrere Personen, zu mehreren, Gruppenbuchung, Gruppenrabatt
  Begleitung, Begleitperson, Begleiter, mitbringen, zweite Person
  Rentner, Rentnerin, Senior, Seniorin, Senioren, Ermäßigung, ab 65
  Studi, Student, Studentin, Studierende, Studentenausweis, Immatrikulation, Uni, Hochschule
  arbeitslos, arbeitssuchend, Arbeitslosengeld, Jobcenter, Bürgergeld, Arbeitsagentur, ohne Arbeit
  schwanger, Schwangerschaft, Mutterschutz, Mutterschaft, erwarte ein Kind
  Bewerber, Bewerberin, Kandidat, Kandidatin, Bewerbung
  Zuschauer, Betrachter, nur gucken, nur anschauen, nur ansehen, nur lesen, Leserechte, Lesezugriff
  Rechte, Berechtigungen, fehlende Berechtigung, keine Berechtigung, nicht berechtigt, keine Rechte
  Rechte geben, Rechte vergeben, Berechtigung erteilen, Rolle ändern, Rolle zuweisen, zum Admin machen, zum Administrator machen, hochstufen, befördern
  Zugriff entziehen, Rechte entziehen, Rechte wegnehmen, Zugang sperren, nicht mehr zugreifen, Nutzer entfernen, nehme … weg
  Nutzerplatz, Lizenzplatz, Benutzerlizenz, Seat, Nutzerlizenz
  wie viele Leute, wie viele Personen, wie viele Nutzer, Anzahl der Nutzer, Nutzerzahl, maximale Nutzerzahl, Teamgröße
  Firma, Unternehmen, Betrieb, Geschäft
  Filiale, Geschäft, im Laden, Standort, Niederlassung, Zweigstelle, Markt, vor Ort
  Chefetage, Geschäftsführung, Geschäftsführer, Geschäftsleitung, Firmeninhaber, Vorstand
  Firmenkunde, Geschäftskunde, gewerblich, geschäftlich, Gewerbe, B2B, Businesskunde, Unternehmen
  Privatkunde, privat, Privatperson, Endkunde
  Neukunde, neuer Kunde, erstes Mal, zum ersten Mal, Neukundenrabatt, Erstbestellung
  Stammkunde, Bestandskunde, treuer Kunde, schon lange Kunde, Treue
`);

import { groupList } from "../../../thesaurus/group-list.ts";

/** Appointments, public services, insurance, travel, events, courses, food and housing. */
export const life = groupList(`
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
  dringend, Notfall, sofort, eilig
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
  Schaden, Schadensmeldung, Schadenfall, Versicherungsfall, Schaden melden
  Selbstbeteiligung, Selbstbehalt, Eigenanteil
  Zeiterfassung, Stundenzettel, Arbeitszeit, Stunden erfassen
  Pflicht, verpflichtend, vorgeschrieben, zwingend, muss ich
  wohnen, Wohnung, Haus, Zuhause
  gestohlen, geklaut, Diebstahl, weggenommen
  Anzeige, Polizei, Strafanzeige
  geben, teilen, schenken, weitergeben
  reisen, Reise, Ausland, Urlaub, verreisen
  Papiere, Unterlagen, Dokumente, Nachweis
  abgeben, zurückbringen, hinbringen, zurückgeben
  schicken, einsenden, hochladen, beifügen
  wegziehen, hinziehen, umgezogen, Umzug, Wohnungswechsel, ziehe … weg, Adressänderung, Ummeldung
  ins Ausland ziehen, auswandern, Wegzug, Abmeldung, aus Deutschland weg
  Bude, Wohnung, Apartment, Zimmer, Mietwohnung, Unterkunft
  Bruchbude, Schimmel, schimmelt, feucht, Mangel in der Wohnung, Mietmangel, Mietminderung, Wohnungsmangel
  Heizung geht nicht, Heizung kaputt, Heizung ausgefallen, kalte Wohnung, kein warmes Wasser, Heizungsausfall
  Nebenkosten, Betriebskosten, Nebenkostenabrechnung, Heizkosten, warme Miete, Betriebskostenabrechnung
  Miete erhöht, Mieterhöhung, höhere Miete, Miete teurer, Mietpreis
  Kaltmiete, Warmmiete, Miete, Monatsmiete
  Schlüsselübergabe, Wohnungsübergabe, Übergabeprotokoll
  Kaution zurück, Kaution wiederbekommen, Kautionsrückzahlung, Mietkaution, Kautionsabrechnung
  Untermiete, untervermieten, Untervermietung, Zwischenmiete, vermiete … unter
  Makler, Besichtigung, Besichtigungstermin, Wohnung anschauen, Exposé
  Hausordnung, Ruhezeiten, Lärm, laute Nachbarn, Ruhestörung
  Müll, Abfall, Mülltonne, Tonne, Müllabfuhr, Biotonne, Restmüll
  gelber Sack, gelbe Tonne, Wertstofftonne, Altpapier, blaue Tonne
  Rathaus, Stadtverwaltung, Gemeinde, Bürgerbüro, Amt, Behörde, Bürgeramt
  Amtstermin, Termin beim Amt, Termin im Bürgeramt, Online-Termin, Terminvergabe
  Personalausweis, Ausweis, Ausweisdokument, Ausweis abgelaufen, neuer Ausweis
  Reisepass, Pass abgelaufen, neuer Pass, Passantrag, Expresspass
  Führerschein, Lappen, Fahrerlaubnis, Führerschein verloren, Führerschein umtauschen
  Kfz-Zulassung, Auto anmelden, Auto zulassen, Auto ummelden, Kennzeichen, Nummernschild, Zulassungsstelle
  Knöllchen, Strafzettel, geblitzt, Blitzer, Bußgeld, Verwarnung, Bußgeldbescheid, falsch geparkt
  Anwohnerparken, Parkausweis, Bewohnerparkausweis, Parkplatz
  Hundesteuer, Hund anmelden, Hundemarke
  Führungszeugnis, polizeiliches Führungszeugnis, Leumundszeugnis
  Meldebescheinigung, Meldebestätigung, Wohnsitzbescheinigung, gemeldet, Wohnsitz anmelden
  Kita, Kindergarten, Krippe, Tagesmutter, Kinderbetreuung, Kitaplatz, Betreuungsplatz
  Kindergeld, Elterngeld, Elternzeit, Familienleistung, Familienkasse
  Wohngeld, Mietzuschuss, Sozialwohnung, Wohnberechtigungsschein
  Rente, Altersrente, Rentenantrag, Pension, Ruhestand, Rentenversicherung
  Krankengeld, krankgeschrieben, Krankschreibung, Krankmeldung, AU, gelber Schein, Arbeitsunfähigkeit, krank
  Visum, Aufenthaltstitel, Aufenthaltserlaubnis, Aufenthaltsgenehmigung, Einreise
  Einbürgerung, deutscher Pass, Staatsbürgerschaft, Staatsangehörigkeit
  Standesamt, heiraten, Trauung, Eheschließung, Hochzeit anmelden
  Bescheid, Brief vom Amt, Post vom Amt, amtlicher Brief
  nicht einverstanden, Einspruch einlegen, Widerspruch einlegen, dagegen vorgehen, wehren gegen, Widerspruchsfrist, lege … ein, Einspruch, Widerspruch
  Fristverlängerung, mehr Zeit, Aufschub, Frist verpasst, Frist verlängern, schaffe … nicht rechtzeitig
  beglaubigt, Beglaubigung, beglaubigte Kopie, amtlich bestätigt, Notar
  Antrag abgelehnt, abgelehnt worden, Absage bekommen, nicht bewilligt, Ablehnungsbescheid, abgewiesen
  Bearbeitungsdauer, wie lange dauert der Antrag, noch in Bearbeitung, Stand meines Antrags, Antragsstatus, Bearbeitungszeit
  Formular ausfüllen, Papierkram, Fragebogen, Formulare, Antragsformular
  Pflichtfeld, muss ausgefüllt werden, Sternchen, Pflichtangabe
  Krankenkasse, Krankenversicherung, Gesundheitskarte, Versichertenkarte, Versicherungskarte
  Rezept, E-Rezept, Verschreibung, Medikament, Medizin, Tabletten, Arznei
  Medikamente, Pillen, Tabletten, Arzneimittel, Nebenwirkungen
  Arzttermin, Termin beim Arzt, Sprechstunde, Behandlung, Untersuchung
  Facharzt, Überweisung vom Arzt, Spezialist, Überweisungsschein
  Krankenhaus, Klinik, Spital, Notaufnahme, stationär
  Zahnarzt, Zahn, Zahnersatz, Zahnreinigung, Zahnbehandlung
  Brille, Kontaktlinsen, Sehhilfe, Optiker
  Zuzahlung, Eigenanteil, selber zahlen, Selbstbeteiligung, Kostenübernahme, übernimmt die Kasse
  Unfall, Autounfall, Blechschaden, aufgefahren, zusammengestoßen, Schaden melden, Schadensmeldung, Unfallbericht
  Panne, liegen geblieben, Pannendienst, Abschleppdienst, abschleppen, Pannenhilfe
  Einbruch, eingebrochen, Einbrecher, Diebstahl, ausgeraubt, Hausrat, beklaut
  Rohrbruch, Wasserschaden, überschwemmt, Überschwemmung, Hochwasser, Keller unter Wasser, Leitungswasserschaden
  Sturmschaden, Hagel, Sturm, Baum umgefallen, Unwetter, Blitzschlag
  Haftpflicht, fremdes Eigentum, jemandem kaputt gemacht, Schaden an anderen, Privathaftpflicht, Haftpflichtversicherung
  Gutachter, Gutachten, Sachverständiger, Schadensgutachten, Begutachtung
  übernimmt die Versicherung, bin ich versichert, zahlt die Versicherung, abgedeckt, mitversichert, Versicherungsschutz, Deckung, Leistungsumfang
  mitversichern, Kind mitversichern, Familienversicherung, Partner mitversichern
  Police, Versicherungsschein, Versicherungsnummer, Versicherungspolice, Vertrag
  Schadenfreiheitsklasse, Schadenfreiheitsrabatt, SF-Klasse, Versicherung hochgestuft
  Flug, Flieger, Flugzeug, Flugreise
  Flug ausgefallen, Flug gestrichen, Flug annulliert, Flugausfall, Annullierung, Flug verspätet, Fluggastrechte, Entschädigung
  Zug, Bahn, Zug verpasst, Anschluss verpasst, Zug ausgefallen, Zugausfall, Fahrgastrechte, Verspätung
  Bus, Tram, Straßenbahn, U-Bahn, S-Bahn, Nahverkehr, öffentliche Verkehrsmittel
  Monatskarte, Abo-Ticket, Deutschlandticket, Zeitkarte, Jahreskarte, Dauerkarte
  schwarzgefahren, kontrolliert worden, ohne Fahrschein, Fahrausweis vergessen, erhöhtes Beförderungsentgelt, Kontrolleur
  Koffer weg, Koffer nicht angekommen, Gepäck verloren, Gepäck nicht da, verlorenes Gepäck, Gepäckverlust, Gepäckermittlung
  Handgepäck, Kabinengepäck, Rucksack, Tasche mitnehmen, Gepäckmaße
  Aufgabegepäck, Koffer aufgeben, Übergepäck, zusätzliches Gepäck, Gepäck dazubuchen, Gepäckstück
  Kinderwagen, Buggy, Kindersitz, Babyschale
  Bordkarte, Boardingpass, einchecken, Check-in, Onlinecheck-in, checke … ein
  Sitzplatz, Platz aussuchen, nebeneinander sitzen, Fensterplatz, Sitzplatzreservierung, Platzreservierung
  Rollstuhl, gehbehindert, nicht laufen, Mobilitätshilfe, Einstiegshilfe, barrierefrei
  Hotel, Pension, Ferienwohnung, Ferienhaus, Airbnb, Herberge, Unterkunft
  früher ankommen, früher einchecken, vor dem Check-in, früher Check-in, Early Check-in, frühe Anreise
  später abreisen, länger im Zimmer, später auschecken, Late Check-out, später Check-out, späte Abreise
  spät ankommen, mitten in der Nacht ankommen, nach Mitternacht ankommen, späte Anreise, später Check-in
  Zustellbett, Kinderbett, Babybett, Gitterbett, Beistellbett
  Frühstück, Halbpension, Vollpension, Verpflegung, inklusive Essen
  Haustiere, Hund mitbringen, Hund mitnehmen, Vierbeiner, Tiere erlaubt, Haustiere erlaubt
  Reise absagen, Urlaub absagen, kann nicht reisen, Urlaub fällt flach, Reiserücktritt, Reisestornierung, Reiserücktrittsversicherung
  Mietwagen, Leihwagen, Auto mieten, Mietauto, Carsharing, Leihauto
  Tank, tanken, vollgetankt, Sprit, Benzin, Diesel, Tankregelung
  Fahrrad leihen, Leihrad, Mietrad, E-Scooter, Scooter, Leihfahrrad
  parke, geparkt, abstellen, Fahrzeug abstellen, parken, Parkzone
  Event, Konzert, Show, Gig, Veranstaltung, Vorstellung, Auftritt, Aufführung
  Veranstaltung fällt aus, Konzert fällt aus, Event abgesagt, Kurs fällt aus, abgesagt, Absage, Ausfall, fällt … aus
  Veranstaltung verschoben, Konzert verlegt, neuer Termin, Ersatztermin, Verlegung, Nachholtermin
  Karten, Tickets, Eintrittskarten, Billett, Eintritt
  Ticket nicht bekommen, Ticket nicht angekommen, Ticket verloren, Ticket weg, Karten verloren, Ticket erneut senden
  Ticket weitergeben, Karten weiterverkaufen, Ticket verkaufen, Ticket übertragen, kann nicht hingehen, anderer Name auf dem Ticket, Umpersonalisierung, Weiterverkauf
  Einlass, Einlasszeit, Türöffnung, wann geht es los
  Abendkasse, Tageskasse, Restkarten, vor Ort kaufen
  Garderobe, Jacke abgeben, Taschen, Schließfach, Spind
  Warteliste, Nachrücker, nachrücken, ausgebucht, kein Platz mehr frei, keine Plätze mehr, rücke … nach
  schaffe den Termin nicht, Termin absagen, Termin sausen lassen, Terminabsage
  Termin verpasst, nicht erschienen, No-show, Nichterscheinen, Ausfallgebühr, Ausfallhonorar
  zu spät kommen, verspäte mich, komme später, Verspätung, Kulanzzeit
  Saal, Raum, Räumlichkeiten, Location, Veranstaltungsort, Örtlichkeit
  Catering, Verpflegung, Buffet, Essen und Trinken, Bewirtung
  Kurs, Lehrgang, Unterricht, Lektion, Kursstunde, Training
  Kurs wechseln, anderer Kurs, umbuchen, Kurswechsel, andere Gruppe
  Stunde verpasst, Kurs verpasst, Unterricht verpasst, Aufzeichnung, nachholen, Nachholstunde, Wiederholung, hole … nach
  Hausaufgabe, Hausaufgaben, Übung, Übungen, Aufgabe, Abgabe
  Klausur, Prüfung, Examen, Quiz, Abschlussprüfung
  durchgefallen, nicht bestanden, durchgerasselt, Prüfung wiederholen, Wiederholungsprüfung, falle … durch
  Note, Zensur, Noten, Bewertung, Ergebnis, Punktzahl
  Zeugnis, Diplom, Zertifikat, Teilnahmebescheinigung, Urkunde, Abschluss, Bescheinigung
  Niveau, Level, Vorkenntnisse, Anfängerkurs, Fortgeschrittene, Einstufung, Schwierigkeitsgrad
  immatrikulieren, einschreiben, Einschreibung, Immatrikulation, Studienplatz, Anmeldung zum Kurs, schreibe … ein
  exmatrikulieren, Exmatrikulation, Studium abbrechen, Studium beenden
  Studiengebühren, Kursgebühr, Semesterbeitrag, Schulgeld, Kurskosten
  Bafög, Stipendium, Studienförderung, Bildungsgutschein, Bildungsurlaub, Förderung
  Bibliothek, Bücherei, Büchereiausweis, Bibliotheksausweis, Ausleihe
  Medien, ausgeliehen, Leihfrist, Buch verlängern, Ausleihfrist
  Pizza, Essen, Gericht, Mahlzeit, Speise
  Essen kalt, kalt angekommen, kaltes Essen, ungenießbar, schmeckt nicht, schlechtes Essen, Qualität
  Essen fehlt, Getränk fehlt, Beilage fehlt, etwas vergessen, vergessen einzupacken, fehlender Artikel, unvollständige Bestellung
  Lieferdienst, Essenslieferung, Bringdienst, Lieferservice
  Kochbox, Rezeptbox, Essensbox, Wochenbox
  Menü wählen, Gerichte auswählen, Rezepte aussuchen, Gerichte ändern, Rezeptauswahl
  verdorben, vergammelt, schimmlig, Haltbarkeit, Mindesthaltbarkeitsdatum, MHD, verfault
  Nüsse, Erdnüsse, Laktose, Milch, Gluten, Unverträglichkeit, Allergene, Zutaten, Inhaltsstoffe, allergisch
  ohne Fleisch, vegan, vegetarisch, pflanzlich, halal, koscher, Ernährungsweise
  Tisch, Platz im Restaurant, Tisch reservieren, Tischreservierung
  Fitnessstudio, Gym, Muckibude, Studio, Fitnessclub, Sportstudio
  verletzt, Verletzung, krank geworden, Attest, Sport nicht möglich, Mitgliedschaft pausieren, Stilllegung, ruhend stellen
  Duschen, Umkleide, Sauna, Handtuch, Spind, Wellness
  Personal Trainer, Trainingsplan, Probetraining, Einweisung, Schnuppertraining
  Schwimmbad, Freibad, Hallenbad, Becken
  Schritte, Puls, Herzfrequenz, Schlaf, Kalorien
  Bewerbung, Job, Stellenangebot, Vorstellungsgespräch, offene Stelle, Stellenausschreibung
  Lohnabrechnung, Gehaltsabrechnung, Lohnzettel, Gehaltszettel, Verdienstabrechnung
  Urlaub nehmen, Urlaubsantrag, Urlaubstage, Resturlaub, frei nehmen, Urlaub beantragen, freie Tage
  Überstunden, Mehrarbeit, Stunden zu viel, Gleitzeit, Zeitkonto
  Schicht, Dienstplan, Schichtplan, Einsatzplan, Schichttausch
  stempeln, einstempeln, ausstempeln, Stechuhr, Zeiterfassung, Arbeitszeit, stemple … ein
  Homeoffice, von zu Hause, Heimarbeit, mobiles Arbeiten, Fernzugriff
  verreist, im Urlaub, im Ausland, unterwegs, auf Reisen, Abwesenheit, verreisen
  aus den Ferien, Schulferien, Betriebsferien, Feiertage, geschlossen
  Brief, Post, Postweg, Briefpost
  Wegbeschreibung, hinkommen, Anfahrtsweg, Anfahrt
  aufhaben, offen haben, bis wann offen, sonntags offen, Öffnungszeiten, habt … offen
  dringend, eilt, brennt, pressiert, asap, Eilfall, Express
  liegen gelassen, vergessen, stehen gelassen, verbummelt, verschusselt, Fundbüro, Fundsache
  geklaut, gemopst, entwendet, bestohlen, Taschendieb, Diebstahl, gestohlen
`);

import { groupList } from "../../../thesaurus/group-list.ts";

/** Devices, phone, internet and energy. */
export const devices = groupList(`
  Telefon, Handy, Mobiltelefon, Smartphone, anrufen, Mobilgerät
  Telefonnummer, Handynummer, Rufnummer, Mobilnummer
  App, Anwendung, Programm, Software
  Computer, PC, Laptop, Desktop, Mac
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
  SIM, SIM-Karte, eSIM
  Rufnummer mitnehmen, Nummer behalten, Portierung, Rufnummernmitnahme
  Roaming, Ausland, unterwegs, auf Reisen
  Datenvolumen, mobile Daten, Gigabyte, Surfvolumen
  Router, Modem, Box, Fritzbox, Basisstation
  koppeln, verbinden, pairen, Gerät hinzufügen, Kopplung
  Firmware, Softwareupdate, Aktualisierung, neue Version
  piept, Piepton, Geräusch, Ton, Alarm
  Aufnahme, Aufzeichnung, Clip, Video, Mitschnitt
  Stromzähler, Gaszähler, Zählerstand, Ablesung, Verbrauch
  Stromausfall, Blackout, kein Strom, Strom weg
  sperren, abstellen, abdrehen, Sperre, Versorgung unterbrechen
  schneller, mehr Geschwindigkeit, höherer Tarif, upgraden
  Mailbox, Anrufbeantworter, Voicemail
  bricht ab, Abbruch, fällt aus, trennt sich, instabil
  gedrosselt, aufgebraucht, leer, langsamer
  Kamera, Cam, Webcam
  Temperatur, Wärme, kalt, warm, Grad
  Bildschirm, Display, Anzeige, Screen
  Handy, Smartphone, Telefon, Mobilgerät, Mobiltelefon
  Kiste, PC, Computer, Laptop, Notebook, Klapprechner, Macbook
  Fernseher, Glotze, TV, Fernsehgerät, Smart-TV, Fernsehen
  Armbanduhr, Smartwatch, Fitnessarmband, Fitnesstracker
  Lautsprecher, Smart Speaker, Soundbar
  Kopfhörer, Ohrstöpsel, Earbuds, In-Ears, Headset, Ohrhörer
  Fernbedienung, Bedienung, Controller
  Stecker, Steckdose, Netzstecker, Netzteil, Strom
  Ladegerät, Ladekabel, Netzteil, Aufladekabel, Ladestation
  lädt nicht auf, lädt nicht mehr, Akku lädt nicht, wird nicht voll, Akku leer, Akku, Ladeproblem
  Akku hält nicht, schnell leer, saugt Akku, frisst Akku, zieht Akku, Akkulaufzeit, Batterielaufzeit, Batterie schnell leer, Akkuverbrauch
  Batterien, Batterie wechseln, Batterie leer, neue Batterien, Batteriewechsel, Knopfzelle
  leuchtet gelb, leuchtet rot, leuchtet orange, leuchtet grün, leuchtet blau, blinkt rot, blinkt gelb, blinkt grün, blinkt blau, rotes Licht, gelbes Licht, grünes Licht, LED, Statusanzeige, Status-LED, Lämpchen
  flackert, flimmert, blinkt, Flackern, Flimmern
  wird heiß, zu heiß, überhitzt, glüht, kocht, Überhitzung, Temperatur
  brummt, rattert, quietscht, klappert, rauscht, Geräusch, Geräusche, Lärm
  stinkt, riecht, qualmt, raucht, verbrannt, Geruch, Rauch, Brandgeruch
  tropft, läuft aus, undicht, leckt, Wasser läuft, Leck, ausgelaufen
  klemmt, verklemmt, steckt fest, hakt, schwergängig, blockiert
  lässt sich nicht einschalten, springt nicht an, tot, schaltet nicht ein, Gerät startet nicht
  schaltet sich aus, geht ständig aus, schaltet sich ab, Abschaltung
  findet das Gerät nicht, Gerät nicht gefunden, wird nicht erkannt, nicht erkannt, taucht nicht auf, Gerät hinzufügen, Kopplung
  Gerät offline, Kamera offline, nicht verbunden, keine Verbindung, Verbindung verloren, verliert Verbindung, Verbindung weg, Verbindungsproblem, Verbindungsprobleme
  WLAN-Passwort, WLAN-Schlüssel, Netzwerkschlüssel, Wifi-Passwort, neues WLAN, anderes WLAN, WLAN wechseln, WLAN ändern
  neuer Router, Router gewechselt, Routerwechsel, anderes WLAN, WLAN ändern
  2, 4 GHz, 5 GHz, Frequenzband, WLAN-Band
  Bluetooth, Funk, Funkverbindung, kabellos, drahtlos
  Alexa, Google Home, Siri, Sprachassistent, Sprachsteuerung, Sprachbefehl, HomeKit
  Smart Home, intelligentes Zuhause, Hausautomation, Szenen, Routine, Automation
  Türklingel, Türsprechanlage, Videoklingel, Gong
  Überwachungskamera, Kamera, Sicherheitskamera, Webcam, Außenkamera, Cam
  Nachtsicht, im Dunkeln, nachts nichts zu sehen, Infrarot, Nachtmodus der Kamera
  Bewegung, Bewegungsmelder, Bewegungserkennung, schlägt an, Fehlalarm, Alarm ohne Grund, Bewegungssensor
  Fehlalarm, falscher Alarm, geht ständig los, löst ständig aus, Empfindlichkeit, löst … aus, zu empfindlich
  Rauchmelder, Feuermelder, Brandmelder
  Schloss, Türschloss, Smart Lock, Zylinder, Schließzylinder, smartes Schloss
  Tür geht nicht auf, komme nicht ins Haus, vor verschlossener Tür, ausgesperrt, aufsperren, aufschließen, Tür öffnen, schließe … auf, sperre … auf, entriegeln
  Schlüssel verloren, Schlüssel weg, Ersatzschlüssel, Schlüsselverlust, Zweitschlüssel, Schlüssel nachmachen
  Türcode, Zugangscode, Zahlencode, Öffnungscode, Code für die Tür, Gastcode
  Heizung, Thermostat, Heizkörper, warm, kalt, Temperatur
  Sensor, Fühler, Messfühler
  anbringen, befestigen, aufhängen, anschrauben, montieren, bohren, Montage, Wandmontage, hänge … auf, bringe … an, schraube … an
  draußen, im Freien, Regen, wetterfest, wasserdicht, Außenbereich, Außeneinsatz, Frost
  Roboter, Saugroboter, Staubsauger, Wischroboter, Rasenmäher, Mähroboter
  Waschmaschine, Trockner, Spülmaschine, Geschirrspüler, Haushaltsgerät
  Kühlschrank, Gefrierschrank, Eisschrank, Tiefkühler, Gefriertruhe
  Werksreset, Hardreset, auf Werkseinstellungen, zurücksetzen, Reset-Knopf, Büroklammer
  Gerät verkaufen, Gerät weggeben, Gerät verschenken, Vorbesitzer, gebraucht gekauft, Gerät entfernen, Gerät abmelden
  Seriennummer, Gerätenummer, IMEI, Modellnummer, Typenschild
  Netz weg, kein Netz, kein Empfang, Funkloch, Netzabdeckung, kein Signal, Empfang, schlechter Empfang
  Internet weg, Internet tot, Internet geht nicht, kein Internet, Internetausfall, Netz ausgefallen, Internetstörung, Internet spinnt, Störung
  Internet langsam, Internet lahm, lahmes Internet, langsames Internet, Netz langsam, Geschwindigkeit, Bandbreite, Speedtest
  Datenvolumen, Datenvolumen leer, Volumen aufgebraucht, Daten aufgebraucht, GB, Gigabyte, Datenpaket, Highspeed-Volumen, Drosselung
  Festnetz, Hausanschluss, Telefonanschluss, Haustelefon, Festnetzanschluss
  Freileitung, Rauschen, knackt in der Leitung, schlechte Verbindung, Sprachqualität, Gesprächsqualität
  Gespräch bricht ab, Anruf bricht ab, Gespräch weg, Verbindungsabbruch, Abbruch
  kann nicht telefonieren, kann niemanden anrufen, keine Anrufe, Anrufe kommen nicht an, Telefonie, Telefonstörung
  Rufumleitung, Anrufweiterleitung, Anrufe umleiten, Weiterleitung
  unterdrückte Nummer, Nummer unterdrücken, Rufnummernunterdrückung, anonym anrufen
  Anbieterwechsel, Providerwechsel, Nummer mitnehmen, Rufnummermitnahme
  Glasfaser, DSL, Kabelinternet, Breitband, VDSL, Hausanschluss
  Hotspot, Tethering, Internet vom Handy, mobiler Hotspot
  EU-Roaming, im Ausland surfen, im Ausland telefonieren, im Urlaub telefonieren, Auslandskosten, Roaming
  eSIM, neue SIM, SIM-Karte kaputt, SIM-Karte verloren, Ersatz-SIM, zweite SIM, SIM-Tausch, MultiSIM
  Prepaid, Guthabenkarte, Aufladekarte, ohne Vertrag, Guthaben
  Drittanbieter, Drittanbietersperre, teure SMS, Sonderrufnummer, Servicenummer, Premium-SMS
  Strom, Elektrizität, Energie, Stromversorgung
  kein Saft, kein Strom, Strom weg, Licht ging aus, Sicherung rausgeflogen, FI-Schalter, Stromausfall
  Gas, Erdgas, Gasversorgung, Gasgeruch, Gasleck
  Abschlag, Abschlagszahlung, monatlicher Abschlag, Vorauszahlung, Teilbetrag
  Nachzahlung, nachzahlen, Jahresabrechnung, Endabrechnung, Nachforderung, zahle … nach
  Zählerstand, Stand ablesen, Zähler ablesen, Ablesung, Zählernummer, Stromzähler, Gaszähler, lese … ab, lies … ab
  Smart Meter, digitaler Zähler, intelligenter Zähler, Zählerwechsel, moderne Messeinrichtung
  Solaranlage, Photovoltaik, PV, Solar, Balkonkraftwerk, Einspeisung, Solarzellen
  Ladesäule, Wallbox, Elektroauto, E-Auto, Ladestation, Ladepunkt, Strom tanken
  Stromfresser, Stromverbrauch, Verbrauch, Energieverbrauch, Kilowattstunden, kWh
  Grundversorgung, Ersatzversorgung, Stromanbieter, Versorger, Energieversorger
  Wasser, Wasserzähler, Warmwasser, Wasserhahn, Leitungswasser
`);

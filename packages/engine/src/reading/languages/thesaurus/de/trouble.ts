import { groupList } from "../../../thesaurus/group-list.ts";

/** Symptoms, notifications, mail and help. */
export const trouble = groupList(`
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
  Anfrage, Ticket, Anliegen, Vorgang
  Kontakt, erreichen, anrufen, Telefonnummer, Kundenservice, Hotline, sprechen, melden, schreiben
  Support, Hilfe, Kundendienst, Kundenservice, Unterstützung, Service
  Beschwerde, beschweren, Reklamation, unzufrieden, reklamieren
  Feedback, Bewertung, Rückmeldung, Meinung, Vorschlag, Anregung
  spinnt, zickt, streikt, spackt, muckt, rumspinnen, herumzicken, macht Zicken, funktioniert nicht, Störung, Fehler
  tut sich nichts, passiert nichts, keine Reaktion, reagiert nicht, ohne Reaktion, tot, hängt, eingefroren
  hängen geblieben, hängt sich auf, friert ein, eingefroren, festgefahren, steht still, bleibt hängen, stürzt ab, abgestürzt, hänge … auf, hängt … auf, friert … ein
  abgeschmiert, abgestürzt, crasht, Crash, gecrasht, schmiert ab, schließt sich, Absturz
  lädt nicht, lädt ewig, lädt und lädt, Kringel, Rädchen, Ladekreis, Sanduhr, dreht sich nur, Ladevorgang, lädt nicht mehr, wird nicht geladen
  ruckelt, stockt, hakt, laggt, Lag, lahm, Schneckentempo, langsam, träge, Ruckeln, puffert
  leere Seite, weiße Seite, weißer Bildschirm, Seite leer, bleibt leer, wird nicht angezeigt, nichts zu sehen
  schwarzer Bildschirm, Bildschirm schwarz, bleibt schwarz, alles schwarz, kein Bild, Bild weg, bleibt dunkel, dunkel, Bildschirm bleibt dunkel
  kein Ton, höre nichts, nichts zu hören, stumm, Ton weg, Lautsprecher, Kopfhörer, kein Sound, Mikrofon
  man hört mich nicht, hören mich nicht, versteht mich nicht, Mikrofon, Mikro, Mic
  Knopf fehlt, Button fehlt, ausgegraut, grau, nicht anklickbar, nicht auswählbar, Schaltfläche fehlt, Menüpunkt fehlt
  Fehlermeldung, rote Meldung, Meldung erscheint, Error, Fehlercode, steht Fehler, komische Meldung, unbekannter Fehler
  Fehler 404, Seite nicht gefunden, Seite existiert nicht, toter Link, Link geht nicht, Link funktioniert nicht, Link kaputt, Link abgelaufen
  lässt sich nicht öffnen, öffnet nicht, nicht öffnen, Öffnen
  lässt sich nicht löschen, nicht löschen, geht nicht weg, bekomme … nicht weg, kriege … nicht weg
  lässt sich nicht speichern, speichert nicht, nicht gespeichert, Änderungen weg, Änderungen verloren
  lässt sich nicht installieren, Installation klappt nicht, Installation bricht ab, Installation fehlgeschlagen, Installationsproblem
  Absturz, Systemabsturz, Totalausfall, Ausfall, lahmgelegt, liegt lahm, liegt flach, Störung, Serverausfall
  seit dem Update, nach dem Update, neueste Version kaputt, Update kaputt, Update, neue Version
  sieht anders aus, neues Design, neue Oberfläche, alles anders, alte Ansicht, Ansicht, Oberfläche
  weg, verschwunden, futsch, verschütt, abhandengekommen, verloren, nicht mehr auffindbar, unauffindbar, fehlt, Verlust
  plötzlich weg, alles weg, Daten weg, Fotos weg, Dateien weg, alles gelöscht, Datenverlust, verschwundene Dateien, Wiederherstellung, wiederherstellen
  Zahlen stimmen nicht, falsche Zahlen, andere Zahlen, komische Zahlen, Zahlen passen nicht, Abweichung, Abweichungen, unterschiedliche Zahlen
  keine Zahlen, Statistik leer, keine Daten, Daten fehlen, Bericht leer, werden nicht erfasst, nichts gemessen
  komisch, seltsam, merkwürdig, eigenartig, ungewöhnlich, verdächtig
  Störungsmeldung, Störung melden, Problem melden, Fehler melden, Bug melden, melde … Störung
  Statusseite, Serverstatus, Systemstatus, alles down, bei euch down, Störungsübersicht, bekannte Störungen
  geplante Wartung, Wartungsarbeiten, Arbeiten am System, Downtime, geplante Arbeiten
  Workaround, Umweg, Notlösung, Trick, Behelf, vorläufige Lösung
  Fehlersuche, Fehlerbehebung, Troubleshooting, Problem lösen, woran liegt, Ursache, Grund
  pingt, klingelt, bimmelt, piepst, Gebimmel, Push-Nachricht, Benachrichtigung, Mitteilung, Benachrichtigungston, Klingelton
  ploppt auf, poppt auf, Pop-up, Popup, aufpoppen, aufploppen, kommt ständig hoch, Einblendung, Hinweisfenster, poppt … auf, ploppt … auf
  zugemüllt, zumüllen, bombardiert, zugespammt, ständig Mails, zu viele Mails, dauernd Mails, Mailflut, E-Mail-Benachrichtigungen, Benachrichtigungen, Newsletter abbestellen
  in Ruhe lassen, keine Mails mehr, keine Werbung mehr, keine Anrufe mehr, von der Mailingliste, Werbung abbestellen, Newsletter abbestellen, Werbewiderspruch, abbestellen
  kein Piep mehr, keine Meldung mehr, keine Benachrichtigungen, werde nicht benachrichtigt, bekomme keine Benachrichtigung, keine Push, Benachrichtigungen kommen nicht
  Werbeanruf, Werbeanrufe, Telefonterror, Spamanruf, unerwünschte Anrufe, Anrufe blockieren, Rufnummer blockieren
  Postfach, Posteingang, Mailbox, Inbox, Briefkasten, Mailfach, E-Mail-Postfach
  Junk-Ordner, Spamverdacht, Spamordner, Spamfilter, Werbeordner, unbekannter Ordner, Junk, im Spam gelandet
  Mail kommt zurück, Mail zurückbekommen, Mail unzustellbar, nicht zustellbar, Mailer-Daemon, Bounce, abgewiesen, Unzustellbarkeit
  Mails gehen nicht raus, kann keine Mails senden, kann keine Mails verschicken, Mailversand, SMTP, Postausgang
  Mails kommen nicht an, bekomme keine Mails, empfange keine Mails, keine Mails, Mailempfang, IMAP, Posteingang
  automatische Antwort, Abwesenheitsnotiz, Urlaubsnotiz, Autoresponder, Abwesenheitsassistent, Urlaubsmeldung
  Mailweiterleitung, Mails weiterleiten, E-Mails umleiten, Weiterleitung, leite … um, umleiten
  Verteiler, Mailverteiler, Mailingliste, Empfängerliste, an mehrere
  Signatur, Unterschrift in der Mail, Mailsignatur, Fußzeile
  Anrede, angeredet, Betreff, Betreffzeile
  SMS, Textnachricht, Kurznachricht, Nachricht, WhatsApp
  Erinnerung, Reminder, Wecker, Alarm, dran denken, Gedächtnisstütze, erinnert mich
  Zusammenfassung per Mail, wöchentliche Mail, täglicher Bericht, regelmäßiger Bericht, Bericht per Mail, Berichtsmail
  sauer, unzufrieden, verärgert, meckern, Beschwerde, beschweren, Reklamation, Schlichtungsstelle
  Ombudsmann, Schlichtungsstelle, Verbraucherzentrale, Schlichtung, Beschwerdestelle, Aufsicht
  Bewertung abgeben, Sterne, Rezension, bewerten, Review, Kundenmeinung, Kritik
  Lob, loben, Dankeschön, Komplimente, Rückmeldung
  Ticketnummer, Vorgangsnummer, Aktenzeichen, Fallnummer, Referenznummer, Bearbeitungsnummer
  antwortet keiner, antwortet niemand, niemand antwortet, seit Tagen keine Antwort, Antwortzeit, Reaktionszeit, Bearbeitungszeit
  Wartezeit, Warteschleife, ewig warten, in der Leitung, Warteschlange, Telefonwarteschleife, Schlange
  Servicezeiten, wann erreichbar, rund um die Uhr, am Wochenende erreichbar, Erreichbarkeit, Support-Zeiten, telefonisch erreichbar
`);

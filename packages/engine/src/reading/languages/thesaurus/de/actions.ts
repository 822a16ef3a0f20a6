import { groupList } from "../../../thesaurus/group-list.ts";

/** These groups name what people do. */
export const actions = groupList(`
  löschen, entfernen, loswerden, beseitigen, wegmachen, tilgen, löschung
  Konto löschen, Konto schließen, Konto auflösen, Account löschen, abmelden, Kontolöschung
  deinstallieren, löschen, entfernen, Deinstallation
  kündigen, beenden, abbestellen, stornieren, abbrechen, Kündigung, aufhören, bestelle … ab
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
  wegwerfen, wegschmeißen, werfe … weg, schmeiße … weg, schmeiß … weg, löschen, entfernen
  rauswerfen, rausschmeißen, rauskicken, kicken, rausgeworfen, rausgeschmissen, werfe … raus, schmeiße … raus, schmeiß … raus, Mitglied entfernen, Nutzer entfernen, Person entfernen
  endgültig löschen, restlos, spurlos, komplett löschen, alles löschen, unwiderruflich
  leeren, leermachen, leere, bereinigen, Cache leeren
  aufräumen, ausmisten, entrümpeln, Ordnung schaffen, löschen, archivieren
  streichen, durchstreichen, von der Liste, austragen, trage … aus, entfernen
  aus Versehen, versehentlich, ausversehen, unabsichtlich, irrtümlich, falsch geklickt, verklickt, vertippt
  Schluss machen, hinschmeißen, schmeiße … hin, nicht mehr nutzen, keine Lust mehr, kündigen, beenden, Kündigung
  aussteigen, rauswollen, raus aus dem Vertrag, Vertrag loswerden, Vertrag kündigen, Kündigung, Vertragsende
  Kündigungsbestätigung, Kündigung bestätigt, Kündigung angekommen, Bestätigung der Kündigung
  Kündigung zurücknehmen, Kündigung zurückziehen, Kündigung widerrufen, doch bleiben
  auf Eis legen, auf Eis, stilllegen, ruhend, ruhen lassen, pausieren, aussetzen, unterbrechen, lege … still
  eine Weile nicht, länger nicht nutzen, längere Zeit weg, vorübergehend nicht, pausieren, Pause, aussetzen
  weiterlaufen lassen, fortführen, fortsetzen, weiter nutzen, mache … weiter, läuft weiter
  wieder einsteigen, zurückkommen, reaktivieren, wieder aktivieren, erneut abonnieren, aufleben lassen
  reinpacken, dazupacken, dazunehmen, dazutun, reinstellen, hinzufügen, packe … rein, stelle … rein
  eintragen, hinterlegen, eingeben, erfassen, angeben, trage … ein, gebe … ein
  hinterlegen, speichern, abspeichern, ablegen, merken, speichere … ab
  nachtragen, nachträglich, im Nachhinein, später hinzufügen, trage … nach, ergänzen
  aufmachen, eröffnen, öffnen, anlegen
  zumachen, schließen, auflösen, dichtmachen, beenden
  zum Laufen bringen, in Gang bringen, in Betrieb nehmen, Inbetriebnahme, einrichten, Einrichtung, installieren, in Gang setzen
  loslegen, anfangen, erste Schritte, Einstieg, fange … an, fang … an, lege … los, Anfänger, Neuling, einarbeiten
  umstellen, umändern, umschalten, ändern, wechseln, Umstellung, stelle … um, schalte … um
  überarbeiten, abändern, nachbessern, korrigieren, verbessern, bearbeiten, ändern
  richtigstellen, berichtigen, korrigieren, Korrektur, Berichtigung, ausbessern, stelle … richtig
  Tippfehler, Schreibfehler, vertippt, falsch geschrieben, falsch eingegeben, Zahlendreher, korrigieren, Korrektur
  umtaufen, umbenennen, anders nennen, anderer Name, Namen ändern, Bezeichnung ändern, heißt anders
  austauschen, auswechseln, ersetzen, Tausch, Austausch, tausche … aus, wechsle … aus, wechsel … aus
  umtauschen, Umtausch, tausche … um, eintauschen, andere Größe, andere Farbe
  anpassen, zurechtschneiden, individualisieren, nach meinem Geschmack, eigenes Design, eigene Farben, Branding, eigenes Logo
  anmachen, anknipsen, anschalten, einschalten, aktivieren, stelle … an
  ausmachen, ausknipsen, abdrehen, abstellen, ausschalten, deaktivieren, drehe … ab
  hochfahren, booten, starten, einschalten, fahre … hoch, fährt nicht hoch, springt nicht an, startet nicht
  herunterfahren, runterfahren, ausschalten, fahre … runter, fahre … herunter
  stumm, leise stellen, Klappe halten, Ruhe haben, nicht stören, Nicht-stören-Modus, Ruhezeiten, stummschalten, Benachrichtigungen aus
  lauter, Lautstärke, zu laut, zu leise, drehe … auf, Ton, Sound
  aussperren, dichtmachen, verriegeln, sperren, blockieren, Sperre, Sperrung
  entsperren, freischalten, Sperre aufheben, entriegeln, freigeben, Entsperrung, wieder freigeben, freigeschaltet
  vom Hals halten, belästigen, stalken, nervt mich, blockieren, Nutzer melden, Belästigung
  verhindern, vermeiden, unterbinden, vorbeugen, ausschließen, abstellen
  überspringen, auslassen, weglassen, aussetzen, überspringe, einmal aussetzen, Lieferung überspringen
  durchlassen, reinlassen, Zutritt geben, Zugang gewähren, Zugriff erlauben, öffnen
  verstecken, unsichtbar machen, verbergen, ausblenden, privat
  sichtbar machen, öffentlich machen, einblenden, anzeigen, öffentlich
  nachschauen, nachgucken, gucken, angucken, nachsehen, ansehen, anzeigen, einsehen, schaue … nach, gucke … nach
  aufstöbern, wiederfinden, auftreiben, suchen, finden, Suche, Suchfunktion, stöbern
  nachverfolgen, mitverfolgen, im Blick behalten, im Auge behalten, auf dem Laufenden, verfolgen, beobachten, überwachen
  überwachen, kontrollieren, Überwachung, Aufsicht, Kontrolle, beaufsichtigen
  nachprüfen, gegenchecken, checken, abklären, prüfen, überprüfen, verifizieren
  zeigen lassen, herzeigen, vorzeigen, vorlegen, nachweisen, zeige … vor, lege … vor
  weitergeben, weiterreichen, weiterleiten, weiterschicken, teilen, leite … weiter, schicke … weiter, gebe … weiter
  gemeinsam bearbeiten, zusammenarbeiten, Zusammenarbeit, zu zweit arbeiten, gleichzeitig bearbeiten, mit anderen arbeiten, teilen
  mitnutzen, mitbenutzen, mitschauen, gemeinsam nutzen, Konto teilen, Familienkonto, Familienfreigabe
  online stellen, ins Netz stellen, live gehen, veröffentlichen, veröffentlicht, stelle … online, gehe … live
  offline nehmen, vom Netz nehmen, zurückziehen, Veröffentlichung aufheben, nehme … offline
  dazuholen, ins Boot holen, reinholen, hole … dazu, hole … rein, einladen, Einladung, Nutzer hinzufügen
  Einladung annehmen, Einladung angekommen, Einladungslink, Einladungsmail, Einladung abgelaufen, beitreten
  eintreten, mitmachen, dazukommen, beitreten, Mitglied werden, trete … bei
  austreten, Austritt, verlassen, Gruppe verlassen, Team verlassen, trete … aus, steige … aus
  anstöpseln, einstöpseln, anstecken, einstecken, reinstecken, anschließen, Anschluss, schließe … an, stecke … ein, stecke … an
  ausstecken, abstecken, Stecker ziehen, rausziehen, vom Strom nehmen, trennen, ziehe … ab
  koppeln, miteinander verbinden, zusammenschließen, anbinden, Anbindung, verknüpfen, Verknüpfung, integrieren, binde … an
  spielen zusammen, zusammen nutzen, arbeitet mit, läuft mit, kompatibel, Kompatibilität, Integration
  zusammenfassen, zusammenpacken, zusammenführen, zusammenlegen, bündeln, vereinen, lege … zusammen, führe … zusammen
  Konten zusammenführen, zwei Konten, doppeltes Konto, Konten zusammenlegen, Konten verbinden
  aufsplitten, auseinandernehmen, teilen, aufteilen, trennen, teile … auf
  nachmachen, kopieren, doppeln, abschreiben, klonen, duplizieren, Kopie
  rüberziehen, rüberschieben, rüberbringen, mitnehmen, umziehen, übertragen, verschieben, ziehe … rüber, schiebe … rüber, bringe … rüber, Datenübernahme, Datenumzug
  per Drag and Drop, ziehen und ablegen, reinziehen, ziehe … rein, verschieben, hochladen
  übergeben, überschreiben, abtreten, übertragen, Übergabe, Übertragung, überschreibe … auf
  auf meinen Namen, umschreiben, überschreiben, Vertragsübernahme, Vertrag übernehmen, Inhaberwechsel, schreibe … um
  hochladen, raufladen, hochschieben, reinladen, lade … rauf, schiebe … hoch, Upload, importieren
  rausziehen, rausholen, rausspeichern, exportieren, Export, ziehe … raus, hole … raus, herunterladen
  abspeichern, sichern, speichern, zwischenspeichern, Entwurf speichern, nicht gespeichert
  wiederherstellen, zurückbringen, zurückbekommen, wiederkriegen, zurückkriegen, retten, bekomme … zurück, kriege … zurück, hole … zurück, Wiederherstellung
  rückgängig machen, zurückdrehen, ungeschehen, zurücknehmen, mache … rückgängig, nehme … zurück, drehe … zurück
  von vorne anfangen, von vorn, bei null, alles auf Anfang, zurücksetzen, neu anfangen, Neuanfang, Reset, Werkszustand
  Stecker rein, neu starten, Neustart, neustarten, rebooten
  auf den neuesten Stand, auf dem neuesten Stand, neu aufspielen, spiele … auf, aktualisieren, Update, Aktualisierung
  aufstocken, aufrüsten, mehr dazubuchen, dazubuchen, hinzubuchen, zubuchen, Zusatzpaket, Zusatzoption, Upgrade, buche … dazu, stocke … auf, rüste … auf
  kleinerer Tarif, günstigerer Tarif, runtergehen, Downgrade, herabstufen, herunterstufen, stufe … herunter, stufe … herab
  aufladen, draufladen, auffüllen, nachladen, Guthaben aufladen, lade … auf, lade … drauf, fülle … auf
  einlösen, Gutschein einlösen, Code einlösen, löse … ein, Rabattcode eingeben, Gutscheincode eingeben
  auszahlen lassen, auszahlen, Auszahlung, auszahle, rausbekommen, Guthaben auszahlen, zahle … aus, zahlt … aus
  einzahlen, Einzahlung, zahle … ein, Geld drauf, auf das Konto einzahlen
  eintauschen, Punkte einlösen, Prämie aussuchen, Punkte eintauschen
  verleihen, ausleihen, borgen, leihen, Ausleihe, leihe … aus
  vormerken, zurücklegen, aufheben, reservieren, Reservierung, lege … zurück, merke … vor
  hinterherlaufen, nachhaken, nachfragen, nachfassen, Bearbeitungsstand, Status der Anfrage, hake … nach
  durchkommen, jemanden erreichen, niemand geht ran, keiner geht ran, keiner meldet sich, meldet sich keiner, Kontakt, Hotline, erreichen
  mit einem Menschen sprechen, echte Person, an die Strippe, ans Telefon, Ansprechpartner, Kundenservice, Kontakt
  zurückrufen, Rückruf, rufe … zurück, rufen … zurück, ruft … zurück, Rückrufservice
  Bescheid geben, Bescheid sagen, informieren, mitteilen, Meldung, benachrichtigen, sage … Bescheid, gebe … Bescheid, gebt … Bescheid
  einschicken, zuschicken, einreichen, einsenden, schicke … ein, sende … ein, reiche … nach, nachreichen
  hinschicken, wohin schicken, Adresse für die Rücksendung, Rücksendeadresse, Postanschrift
  anfordern, zuschicken lassen, schicken lassen, erhalten, noch einmal senden, erneut senden, erneut schicken, fordere … an
  auswählen, aussuchen, wählen, Auswahl, suche … aus, wähle … aus, ankreuzen, anklicken
  anklicken, antippen, draufklicken, draufdrücken, drauftippen, klicke, tippe … an, klicke … an, tippen, klicken
  wischen, swipen, scrollen, runterscrollen, blättern
  durcheinanderbringen, vermurkst, verbockt, vermasselt, Mist gebaut, falsch eingestellt, verstellt, Fehler gemacht, korrigieren, zurücksetzen
  in Ordnung bringen, geradebiegen, hinbekommen, hinkriegen, richten, reparieren, beheben, beheben lassen, biege … gerade, bringe … in Ordnung
  herumspielen, ausprobieren, probieren, testen, Testmodus, Testumgebung, Sandbox
  planen, einplanen, vorplanen, Zeitplan, zeitgesteuert, zu einer bestimmten Uhrzeit, zeitversetzt, Zeitschaltung
  auf einen Schlag, in einem Rutsch, in einem Aufwasch, mehrere gleichzeitig, Massenbearbeitung, Sammelaktion, auf einmal
  von Hand, händisch, manuell
  von alleine, automatisch, ohne mein Zutun, Automatik, Automatisierung
  einstellen, justieren, regeln, Einstellung, stelle … ein
  anheften, anpinnen, pinnen, oben halten, festmachen, fixieren, pinne … an, hefte … an
  markieren, hervorheben, Markierung, Stern, Favorit, Lesezeichen
  kommentieren, Kommentar, Kommentare, dazuschreiben, Anmerkung, schreibe … dazu
  beantworten, antworten, Antwort, zurückschreiben, schreibe … zurück
  abstimmen, Abstimmung, Umfrage, wählen, Votum
  vorschlagen, Vorschlag, Wunsch äußern, Funktionswunsch, Verbesserungsvorschlag, Feature-Wunsch
  einsprechen, aufnehmen, Aufnahme, mitschneiden, aufzeichnen, Aufzeichnung, schneide … mit
  abspielen, anhören, Wiedergabe, spiele … ab, wiedergeben, höre … an
  vorspulen, zurückspulen, spulen, überspringen, Wiedergabe
  vergrößern, größer machen, ranzoomen, zoomen, reinzoomen, Zoom, größere Darstellung
  verkleinern, kleiner machen, komprimieren, schrumpfen, Dateigröße verringern
  zuschneiden, schneiden, kürzen, beschneiden, schneide … zu
  drehen, Bild drehen, rotieren, auf dem Kopf, Querformat, Hochformat, Ausrichtung
  umwandeln, konvertieren, umrechnen, Umwandlung, Konvertierung, wandle … um
  befristen, zeitlich begrenzen, Ablaufdatum, auf Zeit, befristet
  übersetzen, Übersetzung, andere Sprache, auf Deutsch, auf Englisch, Sprache ändern
`);

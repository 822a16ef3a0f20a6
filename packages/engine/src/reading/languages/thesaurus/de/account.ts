import { groupList } from "../../../thesaurus/group-list.ts";

/** Accounts, sign-in, security and privacy. */
export const account = groupList(`
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
  Betrug, Betrugsverdacht, verdächtig, war ich nicht, Abzocke
  reinkommen, ins Konto kommen, ins Konto, in mein Konto, in meinen Account, anmelden, einloggen, Anmeldung, Login
  kann mich nicht anmelden, kann mich nicht einloggen, Anmeldung klappt nicht, Anmeldung fehlgeschlagen, Login geht nicht, Login funktioniert nicht, Anmeldeproblem, Anmeldeprobleme, Probleme beim Anmelden, Probleme bei der Anmeldung
  ausgesperrt, gesperrt, Konto gesperrt, Account gesperrt, zu oft falsch eingegeben, Fehlversuche, Kontosperrung, Konto entsperren
  fliege … raus, werde … rausgeworfen, wirft mich raus, schmeißt mich raus, immer wieder abgemeldet, ständig abgemeldet, automatisch abgemeldet, Sitzung abgelaufen, Sitzung
  immer wieder dieselbe Seite, immer wieder die gleiche Seite, dreht sich im Kreis, Endlosschleife, Schleife, wieder auf der Anmeldeseite, Anmeldeschleife, Problem bei der Anmeldung, Cookies
  angemeldet bleiben, eingeloggt bleiben, nicht jedes Mal anmelden, jedes Mal neu anmelden, Anmeldung merken, Passwort merken
  überall abmelden, auf allen Geräten abmelden, alle Sitzungen beenden, aktive Sitzungen, fremdes Gerät abmelden
  Sitzung, Session, angemeldete Geräte, aktive Sitzungen, Anmeldeverlauf
  Passwort ändern, Kennwort ändern, Passwort neu setzen, neues Kennwort, Passwort wechseln, Passwortänderung
  Passwort fällt mir nicht ein, weiß mein Passwort nicht, Passwort nicht mehr, Passwort vergessen, Kennwort vergessen, Passwort zurücksetzen
  falsches Passwort, Passwort falsch, Passwort stimmt nicht, Passwort wird nicht angenommen, Kennwort falsch, ungültiges Passwort
  Passwort-Mail, Mail zum Zurücksetzen, Link zum Zurücksetzen, Reset-Link, Zurücksetzungslink
  sicheres Passwort, starkes Passwort, Passwortregeln, Passwort zu kurz, Passwortanforderungen, Passwortrichtlinie, Sonderzeichen
  Passwortmanager, Passwörter speichern, Passwort speichern, Passworttresor
  PIN vergessen, Geheimzahl vergessen, Geheimnummer, Geheimzahl, PIN, neue PIN, PIN ändern
  PIN gesperrt, PUK, dreimal falsch, SIM gesperrt, Karte gesperrt
  Zugangsdaten, Anmeldedaten, Logindaten, Login-Daten, Benutzername und Passwort, Einloggdaten
  Kundennummer, Vertragsnummer, Mitgliedsnummer, Kontonummer, Kundennr, Kunden-ID
  E-Mail geändert, neue E-Mail, alte E-Mail-Adresse, andere E-Mail, kein Zugriff auf die E-Mail, E-Mail-Adresse ändern, Mailadresse gewechselt
  alte Nummer, neue Nummer, neue Handynummer, Telefonnummer geändert, Nummer gewechselt, Rufnummer ändern, Telefonnummer ändern
  SMS kommt nicht, kein Code, Code kommt nicht, SMS nicht erhalten, keine SMS, Code nicht erhalten, Bestätigungscode, Bestätigungscode nicht erhalten
  zweiter Code, Code vom Handy, Code aus der App, Zwei-Faktor, zweistufige Anmeldung, Zwei-Faktor-Authentifizierung, Zwei-Schritt-Verifizierung, doppelte Anmeldung
  Authenticator, Authentifizierungs-App, Google Authenticator, Authenticator-App, TOTP, 2fa
  Handy verloren, Handy kaputt, Handy geklaut, Handy im Wasser, Telefon verloren, Smartphone verloren, Gerät verloren, verlorenes Gerät
  Fingerabdruck, Gesichtserkennung, Face ID, Touch ID, Biometrie, biometrisch, Passkey, Fingersensor
  Passkey, Sicherheitsschlüssel, Hardware-Schlüssel, YubiKey, FIDO
  mit Google anmelden, mit Facebook anmelden, Google-Konto, Apple-ID, Anmeldung mit Google, Social Login
  Single Sign-on, SSO, Firmenanmeldung, Firmenlogin, einmalige Anmeldung, SAML
  Sicherheitsfrage, Geheimfrage, geheime Frage
  Konto bestätigen, E-Mail bestätigen, Bestätigungsmail, Bestätigungslink, Aktivierungslink, Aktivierungsmail, Verifizierungsmail
  Identität bestätigen, Identität nachweisen, Ausweis hochladen, Ausweis zeigen, Identitätsprüfung, verifizieren, Verifizierung, Legitimation, Postident, Videoident
  nachweisen dass ich es bin, Identitätsnachweis, ausweisen, Identität
  Captcha, kein Roboter, Ampeln anklicken, Sicherheitsabfrage, Bilderrätsel
  zweites Konto, weiteres Konto, mehrere Konten, Zweitkonto, Nebenkonto, Unterkonto, zwischen Konten wechseln
  Konto wechseln, anderes Konto, falsches Konto, mit falschem Konto, Benutzer wechseln, Account wechseln
  Gastkonto, als Gast, ohne Konto, ohne Anmeldung, ohne Registrierung, Gastbestellung, Gastzugang
  Konto endgültig löschen, raus aus eurem System, meine Daten löschen, alles über mich löschen, Daten löschen lassen, Datenlöschung, Kontolöschung, Recht auf Löschung
  welche Daten habt ihr, was wisst ihr über mich, gespeicherte Daten, Datenauskunft, Auskunft, Auskunftsrecht, Datenkopie, personenbezogene Daten
  Daten weitergeben, Daten verkaufen, Datenweitergabe, Dritte, Weitergabe an Dritte
  Datenschutzbeauftragter, Datenschutzerklärung, Datenschutzhinweise, Auftragsverarbeitung, AVV, Auftragsverarbeitungsvertrag
  wo liegen die Daten, Serverstandort, Rechenzentrum, Server in Deutschland, gehostet, Hosting, Standort der Server, Speicherort
  wie lange gespeichert, Aufbewahrung, Aufbewahrungsfrist, Speicherdauer, Löschfrist
  ausspioniert, ausspähen, überwacht, getrackt, mitlesen, Tracking, Privatsphäre
  mitlesen, heimlich lesen, wer kann das lesen, Privatsphäre, Sichtbarkeit, verschlüsselt
  gehackt, geknackt, eingebrochen, gekapert, übernommen, Hacker, fremder Zugriff, unbefugter Zugriff, Konto übernommen
  jemand in meinem Konto, fremde Anmeldung, unbekannte Anmeldung, unbekanntes Gerät, komische Anmeldung, verdächtige Anmeldung, verdächtige Aktivität
  komische Mail, seltsame Mail, verdächtige Mail, Fake-Mail, Betrugsmail, gefälschte Mail, Phishing, Phishing-Mail, echt oder Fake
  Betrüger, Abzocke, Masche, Betrugsmasche, reingefallen, reingelegt, übers Ohr gehauen, Betrug, betrogen, Betrug melden
  Fake, unecht, Plagiat, Echtheit
  Virus, Trojaner, Malware, Schadsoftware, verseucht, Virenscanner, Antivirus
  Sicherheitslücke, Datenleck, Datenpanne, Leak, Schwachstelle, geleakt
  Profil, Steckbrief, persönliche Angaben, Profildaten, meine Angaben, persönliche Daten ändern, Stammdaten
  geheiratet, Heirat, Hochzeit, Namensänderung, neuer Nachname, anderer Nachname, Name geändert, Scheidung, geschieden
  Nachname, Familienname, Zuname, Name
  Vorname, Rufname, Name
  Spitzname, Nickname, Anzeigename, Benutzername
  Geburtsdatum, Geburtstag, geboren, Alter
  gestorben, verstorben, tot, verschieden, Todesfall, Trauerfall, Sterbefall, Hinterbliebene, Sterbeurkunde, Nachlass
  Kindersicherung, Jugendschutz, Altersfreigabe, Kinderkonto, Kinderprofil, Elternkontrolle, FSK, Bildschirmzeit
  zu jung, alt genug, ab welchem Alter, Mindestalter, Altersgrenze, Altersprüfung, Altersnachweis
  Sperrliste, Blockliste, schwarze Liste, blockierte Nutzer, geblockt, Blockierung
  Nutzer melden, Beitrag melden, Missbrauch melden, Beleidigung, Hass, Hetze, Verstoß, unangemessen, verpetzen
  verbannt, gebannt, Bann, rausgeflogen, gesperrt, Sperrung, Verstoß
  AGB, Kleingedrucktes, Geschäftsbedingungen, Nutzungsbedingungen, Vertragsbedingungen
`);

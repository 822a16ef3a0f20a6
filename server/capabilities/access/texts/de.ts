import type { AccessTexts } from "./en.ts";

export const de: AccessTexts = {
  expiring: {
    subject: "API-Schlüssel von Ihnen laufen bald ab",
    text: (
      list,
      site,
    ) => `Diese API-Schlüssel Ihres Arbeitsbereichs auf ${site} laufen bald ab und werden ab dann abgelehnt:

${list}

Geben Sie ihnen ein späteres Ende (PATCH /api/keys/:id), oder erstellen Sie andere Schlüssel und ersetzen
Sie diese überall, wo sie benutzt werden.
`,
  },
  leaked: {
    subject: "Einer Ihrer API-Schlüssel wurde öffentlich gefunden",
    text: (
      list,
      site,
    ) => `Ein Suchdienst hat API-Schlüssel Ihres Arbeitsbereichs auf ${site} an einem öffentlichen Ort gefunden:

${list}

Sie werden ab jetzt abgelehnt, denn jeder kann sie gelesen haben. Wurde ein Schlüssel erneuert, so ist nur der
gefundene Text ungültig. Erstellen Sie neue Schlüssel und ersetzen Sie diese überall, wo sie benutzt werden,
entfernen Sie sie von dem öffentlichen Ort, und sehen Sie im Protokoll nach, was mit ihnen getan wurde.
`,
  },
  narrowed: {
    subject: "Einer Ihrer API-Schlüssel hat jetzt weniger Rechte",
    text: (name: string, hint: string, scopes: string, site: string) =>
      `Der API-Schlüssel „${name}“ (${hint}) Ihres Arbeitsbereichs auf ${site} hat Regeln für die Datenbank.
Ein Schlüssel mit solchen Regeln hat diese Rechte nicht mehr, mit denen er sie umgehen könnte:
${scopes}

Wenn ein Programm sie braucht, erstellen Sie dafür einen anderen Schlüssel ohne Regeln.
`,
    bound: (
      list: string,
    ) => `Diese Workflows wurden vielleicht mit dem Schlüssel gespeichert. Sie bleiben aktiv und erreichen die
Datenbank nur so, wie seine Regeln es erlauben:

${list}

Ein Mitglied hebt das auf, indem es den Workflow noch einmal speichert.
`,
  },
  consent: {
    signIn: "Anmelden, um eine App für Sie handeln zu lassen",
    asks: "{app} möchte hier für Sie handeln.",
    email: "E-Mail-Adresse",
    next: "Weiter",
    refuse: "Ablehnen",
    allow: "Erlauben",
    factor: "Zweiter Faktor",
    factorText: "Geben Sie ein, was Ihre Authenticator-App gerade zeigt, oder einen Ihrer Wiederherstellungscodes.",
    usePasskey: "Passkey verwenden",
    passkeyFailed: "Der Passkey hat nicht funktioniert. Versuchen Sie es noch einmal, oder geben Sie einen Code ein.",
    code: "Code",
    title: "Darf diese App für Sie handeln?",
    lead: "{app} möchte für {email} handeln.",
    madeBy: "Diese App stammt aus dem Arbeitsbereich {workspace}.",
    registeredItself: "Diese App hat sich selbst registriert.",
    unverified: "Parley hat nicht geprüft, wer diese App gemacht hat.",
    returnsTo: "Danach geht es zurück zu {site}.",
    toDevice: "Sie läuft auf einem anderen Gerät.",
    workspace: "In diesem Arbeitsbereich darf die App:",
    nothing:
      "Es gibt keinen Arbeitsbereich, in dem diese App etwas für Sie tun darf. Ein Inhaber muss sie freigeben, oder Sie müssen zuerst einen zweiten Faktor einrichten.",
    duration: (unused: number, most: number) =>
      `Wenn Sie die App ${unused} Tage nicht verwenden, endet ihr Zugriff; spätestens endet er nach ${most} Tagen. Sie können ihn jederzeit in Ihrem Konto beenden.`,
  },
  device: {
    title: "Ein Gerät zulassen",
    text: "Geben Sie den Code ein, den das Gerät zeigt.",
    code: "Code des Geräts",
    next: "Weiter",
    wrongCode: "Dieser Code ist falsch, schon verwendet oder abgelaufen.",
    refused: "Sie haben das Gerät abgelehnt.",
    compare: "Ist das der Code auf Ihrem Gerät?",
    compareText: "Fahren Sie nur fort, wenn Sie das selbst begonnen haben und das Gerät denselben Code zeigt:",
    same: "Ja, er ist gleich",
    other: "Nein",
    done: "Das Gerät ist verbunden",
    doneText: "Sie können diese Seite schließen und am Gerät weitermachen.",
  },
  refused: {
    title: "Diese App hat falsch gefragt",
    text: "Die Anfrage der App kann nicht ausgeführt werden. Gehen Sie zurück zur App und beginnen Sie neu.",
    ended:
      "Diese Anfrage ist beendet oder wurde in einem anderen Browser begonnen. Gehen Sie zurück zur App und beginnen Sie neu.",
  },
  scopes: {
    "conversations:read": "Alle Unterhaltungen lesen",
    "conversations:write": "Die Assistenten fragen, in Unterhaltungen antworten, sie beenden und löschen",
    "knowledge:read": "Lesen, was die Assistenten wissen",
    "knowledge:write": "Ändern, was die Assistenten wissen",
    "voice:write": "Mit den Assistenten sprechen",
    "webhooks:read": "Die Webhooks sehen",
    "webhooks:write": "Webhooks einrichten",
    "leads:read": "Leads lesen",
    "leads:write": "Leads aufnehmen und ändern",
    "newsletter:read": "Newsletter und ihre Abonnenten lesen",
    "newsletter:write": "Newsletter ändern und Kampagnen senden",
    "contacts:read": "Kontakte lesen und exportieren",
    "contacts:write": "Kontakte ändern, zusammenführen und löschen",
    "automation:read": "Abläufe und ihre Ausführungen lesen",
    "automation:write": "Abläufe speichern und löschen",
    "automation:run": "Abläufe ausführen",
    "approvals:write": "Entscheiden, worum Abläufe Menschen bitten",
    "database:read": "Die eigenen Tabellen des Arbeitsbereichs lesen",
    "database:write": "Zeilen der eigenen Tabellen schreiben",
    "database:ddl": "Eigene Tabellen anlegen und löschen",
    "database:sql": "SQL in der eigenen Datenbank ausführen",
    "members:read": "Die Mitglieder sehen",
    "members:write": "Mitglieder einladen, entfernen und ihre Rollen ändern",
    "files:read": "Dateien herunterladen",
    "files:write": "Dateien hochladen und löschen",
    "settings:read": "Einstellungen und Protokoll lesen",
    "settings:write": "Einstellungen ändern",
    "keys:write": "API-Schlüssel und Apps anlegen und beenden",
  },
};

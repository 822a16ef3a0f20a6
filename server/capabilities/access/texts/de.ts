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
};

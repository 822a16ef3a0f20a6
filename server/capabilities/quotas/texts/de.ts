import type { QuotaTexts } from "./en.ts";

export const de: QuotaTexts = {
  things: {
    runs: "laufende Abläufe",
    runBytes: "gespeicherte Abläufe (Bytes)",
    eventBytes: "Ereignisse und empfangene Webhooks (Bytes)",
    knowledgeBytes: "Wissen (Bytes)",
    fileBytes: "Aufnahmen (Bytes)",
  },
  subject: (thing, percent) => `${percent} % des Platzes Ihres Arbeitsbereichs für ${thing} sind belegt`,
  text: (
    thing,
    percent,
    used,
    limit,
    site,
  ) => `Ein Arbeitsbereich auf ${site} hat ${percent} % seines Platzes für ${thing} belegt:
${used} von ${limit}.

Ist nichts mehr frei, so wird neue Arbeit dieser Art abgelehnt; Anfragen, Gespräche und Anmeldungen gehen
weiter. Schaffen Sie Platz: Bewahren Sie Abläufe, Ereignisse und Aufnahmen weniger Tage auf
(PATCH /api/settings/retention), entfernen Sie, was nicht gebraucht wird, oder lassen Sie den Betreiber des
Servers mehr erlauben (die Einstellungen PARLEY_QUOTA_…). GET /api/workspace/use zeigt alles.
`,
};

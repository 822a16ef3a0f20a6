import type { OutgoingTexts } from "./en.ts";

export const de: OutgoingTexts = {
  endpointMails: {
    "not-answering": {
      subject: "Einer Ihrer Webhook-Endpunkte antwortet nicht",
      text: (
        endpoint,
        site,
      ) => `Seit mehr als einer Stunde hat der Webhook-Endpunkt ${endpoint} bei ${site} keines der Ereignisse angenommen, die ihm gesendet wurden.

Die Ereignisse warten und werden zugestellt, sobald er wieder antwortet. Nach fünf Tagen voller Fehler wird der Endpunkt deaktiviert.

Jeden Versuch und seine Antwort sehen Sie in den Zustellungen des Endpunkts.
`,
    },
    failing: {
      subject: "Einer Ihrer Webhook-Endpunkte wurde deaktiviert",
      text: (
        endpoint,
        site,
      ) => `Fünf Tage lang hat der Webhook-Endpunkt ${endpoint} bei ${site} kein Ereignis angenommen. Er wurde deaktiviert.

Parley sendet ihm einmal am Tag ein Testereignis. Sobald er antwortet, aktiviert Parley ihn wieder und sendet alles, was er verpasst hat.

Sie können ihn auch jederzeit selbst aktivieren.
`,
    },
    gone: {
      subject: "Einer Ihrer Webhook-Endpunkte wurde deaktiviert",
      text: (
        endpoint,
        site,
      ) => `Der Webhook-Endpunkt ${endpoint} bei ${site} hat mit 410 Gone geantwortet. Er wurde deaktiviert, und es wird ihm nichts mehr gesendet.

Wenn das ein Versehen war, aktivieren Sie ihn wieder, und lassen Sie das Verpasste noch einmal senden.
`,
    },
  },
};

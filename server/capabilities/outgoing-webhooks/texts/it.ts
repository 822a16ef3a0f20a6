import type { OutgoingTexts } from "./en.ts";

export const it: OutgoingTexts = {
  endpointMails: {
    "not-answering": {
      subject: "Uno dei Suoi endpoint per webhook non risponde",
      text: (
        endpoint,
        site,
      ) => `Da più di un’ora l’endpoint per webhook ${endpoint} su ${site} non ha accettato nessuno degli eventi che gli sono stati inviati.

Gli eventi attendono e vengono consegnati quando risponde di nuovo. Dopo cinque giorni di errori l’endpoint viene disattivato.

Per vedere ogni tentativo e la sua risposta, consulti le consegne dell’endpoint.
`,
    },
    failing: {
      subject: "Uno dei Suoi endpoint per webhook è stato disattivato",
      text: (
        endpoint,
        site,
      ) => `Per cinque giorni l’endpoint per webhook ${endpoint} su ${site} ha dato errori. È stato disattivato.

Parley gli invia un evento di prova una volta al giorno. Quando risponde, Parley lo riattiva e gli invia tutto ciò che ha perso.

Può anche riattivarlo Lei in qualsiasi momento.
`,
    },
    gone: {
      subject: "Uno dei Suoi endpoint per webhook è stato disattivato",
      text: (
        endpoint,
        site,
      ) => `L’endpoint per webhook ${endpoint} su ${site} ha risposto 410 Gone. È stato disattivato, e non gli viene più inviato nulla.

Se è stato un errore, lo riattivi e invii di nuovo ciò che ha perso.
`,
    },
  },
};

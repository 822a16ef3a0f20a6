import type { FileWords } from "./en.ts";

export const it: FileWords = {
  columns: {
    email: "posta elettronica, indirizzo e-mail, indirizzo di posta elettronica",
    name: "nome completo, nome e cognome, nominativo",
    firstName: "nome",
    lastName: "cognome",
    phone: "telefono, numero di telefono, cellulare",
    company: "azienda, società, ditta",
    tags: "etichette",
    status: "stato, stato dell'iscrizione",
    confirmedAt: "confermato il, data di conferma",
    confirmIp: "ip di conferma",
    requestedAt: "iscritto il, data di iscrizione",
    consent: "consenso",
    message: "messaggio, richiesta, commento, commenti",
    left: "disiscritto, disiscritto il, data di disiscrizione, annullato, non contattare",
    wanted: "iscritto, iscritto alla newsletter, accetta pubblicità, accetta la newsletter",
    bounced: "respinto, non recapitabile",
    complained: "reclamo, segnalato come spam",
  },
  leavingStems: "disiscri, cancellazion, bloccat, respint",
  cells: {
    yes: "vero",
    no: "falso, nessuno, nessuna, mai",
    left: "disiscritto, disiscritta, cancellato, bloccato, rimosso, inattivo, disattivato",
    bounced: "respinto, non valido, non recapitabile",
    complained: "reclamo, segnalato come spam",
    pending: "in attesa, non confermato, da confermare",
    confirmed: "confermato, iscritto, attivo",
  },
};

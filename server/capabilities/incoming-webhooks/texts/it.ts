import type { IncomingTexts } from "./en.ts";

export const it: IncomingTexts = {
  /** Stands in a mail to a visitor who left an address in a chat. */
  chatMail: {
    subject: (name) => `${name}: una risposta al Suo messaggio`,
    answerThisMail: "Risponda a questa e-mail per continuare la stessa conversazione.",
    goOnInChat: "Trova la conversazione nella chat del nostro sito.",
  },
  mailPrograms: {
    begins: "Il|In data",
    introduction: /^(?:Il|In data) .{4,300} ha scritto:/,
    divider: "Messaggio originale",
    forwarded: "(?:Inizio )?messaggio inoltrato",
    from: "Da",
    sent: "Inviato|Data",
    to: "A",
    subject: "Oggetto",
    reply: "rif",
    forward: "i",
    signOff: "Inviato da",
    absence: "risposta automatica|fuori (?:sede|ufficio)|(?:avviso|messaggio) di assenza",
  },
  desks: {
    acknowledges: String.raw`ricevuto la (?:sua|tua) (?:richiesta|e-?mail|segnalazione)|numero (?:di|del) ticket|la (?:sua|tua) richiesta (?:\S+ )?è stata (?:ricevuta|registrata|presa in carico)|grazie per averci contattato`,
  },
};

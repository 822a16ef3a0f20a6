import type { IncomingTexts } from "./en.ts";

export const nl: IncomingTexts = {
  /** Stands in a mail to a visitor who left an address in a chat. */
  chatMail: {
    subject: (name) => `${name}: een antwoord op uw bericht`,
    answerThisMail: "Beantwoord deze e-mail om hetzelfde gesprek voort te zetten.",
    goOnInChat: "U vindt het gesprek in de chat op onze pagina.",
  },
  mailPrograms: {
    begins: "Op",
    introduction: /^Op .{4,300} (?:schreef.{0,200}|heeft .{1,200} geschreven):/,
    divider: "Oorspronkelijk bericht",
    forwarded: "(?:Begin )?doorgestuurd bericht",
    from: "Van",
    sent: "Verzonden|Datum",
    to: "Aan",
    subject: "Onderwerp",
    reply: "antw",
    forward: "doorst",
    signOff: "Verzonden vanaf",
    absence: "automatisch(?:e)? (?:antwoord|reactie)|afwezigheids(?:bericht|melding|assistent)|afwezig|niet aanwezig",
  },
  desks: {
    acknowledges: String.raw`hebben uw (?:bericht|aanvraag|vraag|e-?mail|mail) (?:\S+ )?(?:goed )?ontvangen|uw (?:ticket|zaak|aanvraag)(?:nummer)? (?:is|luidt)|bedankt voor uw (?:bericht|aanvraag|e-?mail)`,
  },
};

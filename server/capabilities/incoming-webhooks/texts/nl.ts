import type { IncomingTexts } from "./en.ts";

export const nl: IncomingTexts = {
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

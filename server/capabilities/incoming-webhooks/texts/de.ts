import type { IncomingTexts } from "./en.ts";

export const de: IncomingTexts = {
  /** Stands in a mail to a visitor who left an address in a chat. */
  chatMail: {
    subject: (name) => `${name}: eine Antwort auf Ihre Nachricht`,
    answerThisMail: "Antworten Sie auf diese Mail, und das Gespräch geht weiter.",
    goOnInChat: "Das Gespräch finden Sie im Chat auf unserer Seite.",
  },
  mailPrograms: {
    begins: "Am",
    introduction: /^Am .{4,300} schrieb.{0,200}:/,
    divider: "Ursprüngliche Nachricht|Original-Nachricht|Originalnachricht",
    forwarded: "(?:Anfang der )?weitergeleiteten? Nachricht",
    from: "Von",
    sent: "Gesendet|Datum",
    to: "An",
    subject: "Betreff",
    reply: "aw|antw",
    forward: "wg",
    signOff: "Von meinem .{1,40} gesendet|Gesendet von",
    absence:
      "automatische (?:antwort|rückmeldung)|abwesenheits(?:notiz|nachricht|benachrichtigung|meldung|assistent)|abwesend",
  },
  desks: {
    acknowledges: String.raw`ihre (?:ticket|fall|vorgangs|anfrage)-?nummer|ticket (?:\S+ )?(?:wurde )?(?:erstellt|eröffnet|eingegangen)|ihre (?:anfrage|nachricht|e-?mail|mitteilung) (?:\S+ )?(?:ist|wurde|haben wir)? ?(?:bei uns )?(?:eingegangen|erhalten|empfangen|erfasst)|dank für ihre (?:anfrage|nachricht|e-?mail)`,
  },
};

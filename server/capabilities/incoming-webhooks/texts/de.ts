import type { IncomingTexts } from "./en.ts";

export const de: IncomingTexts = {
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
  },
};

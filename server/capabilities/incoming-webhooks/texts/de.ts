import type { IncomingTexts } from "./en.ts";

export const de: IncomingTexts = {
  mailPrograms: {
    begins: "Am",
    introduction: /^Am .{4,300} schrieb.{0,200}:$/,
    divider: "Ursprüngliche Nachricht|Original-Nachricht",
    from: "Von",
    sent: "Gesendet|Datum",
    to: "An",
    reply: "aw|antw",
    signOff: "Von meinem .{1,40} gesendet|Gesendet von",
  },
};

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
  },
};

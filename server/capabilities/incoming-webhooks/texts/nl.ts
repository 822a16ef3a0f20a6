import type { IncomingTexts } from "./en.ts";

export const nl: IncomingTexts = {
  mailPrograms: {
    begins: "Op",
    introduction: /^Op .{4,300} schreef.{0,200}:$/,
    divider: "Oorspronkelijk bericht",
    from: "Van",
    sent: "Verzonden|Datum",
    to: "Aan",
    reply: "antw",
    signOff: "Verzonden vanaf",
  },
};

import type { IncomingTexts } from "./en.ts";

export const it: IncomingTexts = {
  mailPrograms: {
    begins: "Il",
    introduction: /^Il .{4,300} ha scritto:$/,
    divider: "Messaggio originale",
    from: "Da",
    sent: "Inviato|Data",
    to: "A",
    reply: "rif",
    signOff: "Inviato da",
  },
};

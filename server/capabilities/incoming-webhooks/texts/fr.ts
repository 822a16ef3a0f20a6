import type { IncomingTexts } from "./en.ts";

export const fr: IncomingTexts = {
  mailPrograms: {
    begins: "Le",
    introduction: /^Le .{4,300} a écrit ?:$/,
    divider: "Message d'origine|Message original",
    from: "De",
    sent: "Envoyé|Date",
    to: "À",
    reply: "re|ref",
    signOff: "Envoyé de mon",
  },
};

import type { IncomingTexts } from "./en.ts";

export const fr: IncomingTexts = {
  mailPrograms: {
    begins: "Le",
    introduction: /^Le .{4,300} a écrit ?:/,
    divider: "Message d'origine|Message original",
    forwarded: "(?:Début du )?message (?:transféré|réexpédié)",
    from: "De",
    sent: "Envoyé(?: le)?|Date",
    to: "À",
    subject: "Objet",
    reply: "re|ref",
    forward: "tr",
    signOff: "Envoyé de mon",
  },
};

import type { IncomingTexts } from "./en.ts";

export const fr: IncomingTexts = {
  /** Stands in a mail to a visitor who left an address in a chat. */
  chatMail: {
    subject: (name) => `${name} : une réponse à votre message`,
    answerThisMail: "Répondez à cet e-mail pour poursuivre la même conversation.",
    goOnInChat: "Vous retrouvez la conversation dans le chat de notre site.",
  },
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
    absence: "réponse automatique|(?:message|notification|avis) d['’]absence|absence du bureau",
  },
  desks: {
    acknowledges: String.raw`votre (?:numéro de )?(?:ticket|dossier|demande) (?:est|porte)|bien reçu votre (?:demande|message|e-?mail|courriel)|votre (?:demande|message|ticket) (?:\S+ )?a (?:bien )?été (?:reçue?|enregistrée?|créée?)|merci de nous avoir contacté`,
  },
};

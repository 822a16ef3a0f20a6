import type { KnowledgeTexts } from "./en.ts";

export const fr: KnowledgeTexts = {
  gapMail: {
    subject: "Les questions restées sans bonne réponse la semaine dernière",
    intro: "Ces questions ont été posées la semaine dernière, et votre assistant n’avait pas de bonne réponse :",
    personal: "(une question qui contient une adresse ou un long numéro)",
    advice: "En répondant à l’une de ces questions, vous en faites une FAQ.",
    see: (gaps) => `Voir ${gaps}.`,
    seeAt: (gaps) => `Voir ${gaps} :`,
    reason: "Vous recevez cet e-mail parce que vous l’avez demandé.",
    toStop: "Pour ne plus le recevoir :",
    stop: "Ne plus le recevoir",
  },
  stopPage: {
    title: "Ne plus recevoir l’e-mail hebdomadaire ?",
    text: "Vous ne recevrez plus d’e-mails sur les lacunes des connaissances.",
    button: "Ne plus le recevoir",
    stopped: {
      title: "C’est fait",
      text: "Vous ne recevez plus d’e-mails sur les lacunes des connaissances. Vous pouvez fermer cette page.",
    },
    wrongLink: {
      title: "Ce lien n’est pas complet",
      text: "Ouvrez le lien entier de l’e-mail, ou modifiez le réglage dans Parley.",
    },
  },
};

import type { ConversationTexts } from "./en.ts";

export const fr: ConversationTexts = {
  waitingMail: {
    subject: "Un client attend une réponse",
    waits: {
      one: "Un client a demandé à parler à une personne, et depuis une minute aucun collègue n’a lu sa demande ni n’y a répondu.",
      other: (minutes) =>
        `Un client a demandé à parler à une personne, et depuis ${minutes} minutes aucun collègue n’a lu sa demande ni n’y a répondu.`,
    },
    where: (conversation) => `Il s’agit de la conversation ${conversation}.
Vous la trouverez là où votre équipe lit ses conversations. Il n’y aura pas de second e-mail pour cette attente.
`,
  },
  handOverMail: {
    subject: "Un client a besoin d’une personne",
    unseen: "L’assistant a transmis une conversation à votre équipe, et aucun collègue n’est en ligne.",
    last: "Les derniers messages :",
  },
};

import type { ConversationTexts } from "./en.ts";

export const it: ConversationTexts = {
  waitingMail: {
    subject: "Un cliente attende una risposta",
    waits: {
      one: "Un cliente ha chiesto di parlare con una persona, e da un minuto nessun collega ha letto la richiesta né ha risposto.",
      other: (minutes) =>
        `Un cliente ha chiesto di parlare con una persona, e da ${minutes} minuti nessun collega ha letto la richiesta né ha risposto.`,
    },
    where: (conversation) => `Si tratta della conversazione ${conversation}.
La trova dove il Suo team legge le conversazioni. Per questa attesa non ci sarà una seconda e-mail.
`,
  },
  handOverMail: {
    subject: "Un cliente ha bisogno di una persona",
    unseen: "L’assistente ha passato una conversazione al Suo team, e nessun collega è online.",
    last: "Gli ultimi messaggi:",
  },
};

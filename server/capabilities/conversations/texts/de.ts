import type { ConversationTexts } from "./en.ts";

export const de: ConversationTexts = {
  waitingMail: {
    subject: "Ein Kunde wartet auf eine Antwort",
    waits: {
      one: "Ein Kunde möchte mit einem Menschen sprechen, und seit einer Minute hat niemand aus dem Team das gelesen oder beantwortet.",
      other: (minutes) =>
        `Ein Kunde möchte mit einem Menschen sprechen, und seit ${minutes} Minuten hat niemand aus dem Team das gelesen oder beantwortet.`,
    },
    where: (conversation) => `Es geht um das Gespräch ${conversation}.
Sie finden es dort, wo Ihr Team seine Gespräche liest. Zu diesem Warten kommt keine zweite E-Mail.
`,
  },
  handOverMail: {
    subject: "Ein Kunde braucht einen Menschen",
    unseen: "Der Assistent hat ein Gespräch an Ihr Team übergeben, und niemand aus dem Team ist online.",
    last: "Die letzten Nachrichten:",
  },
};

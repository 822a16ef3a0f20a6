import type { ConversationTexts } from "./en.ts";

export const nl: ConversationTexts = {
  waitingMail: {
    subject: "Een klant wacht op antwoord",
    waits: {
      one: "Een klant heeft om een medewerker gevraagd, en dat heeft al een minuut lang geen collega gelezen of beantwoord.",
      other: (minutes) =>
        `Een klant heeft om een medewerker gevraagd, en dat heeft al ${minutes} minuten lang geen collega gelezen of beantwoord.`,
    },
    where: (conversation) => `Het gaat om het gesprek ${conversation}.
U vindt het waar uw team de gesprekken leest. Over dit wachten komt geen tweede e-mail.
`,
  },
  handOverMail: {
    subject: "Een klant heeft een medewerker nodig",
    unseen: "De assistent heeft een gesprek aan uw team overgedragen, en geen collega is online.",
    last: "De laatste berichten:",
  },
};

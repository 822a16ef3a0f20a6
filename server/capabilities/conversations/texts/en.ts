export const en = {
  /** The mail tells members of a customer whom nobody answers. */
  waitingMail: {
    subject: "A customer waits for an answer",
    /** Says how many minutes the customer has waited. */
    waits: {
      one: "A customer asked for a person, and no colleague has read or answered it for a minute.",
      other: (minutes: string) =>
        `A customer asked for a person, and no colleague has read or answered it for ${minutes} minutes.`,
    },
    where: (conversation: string) => `It is the conversation ${conversation}.
You find it where your team reads its conversations. There will be no second mail about this wait.
`,
  },
};

export type ConversationTexts = typeof en;

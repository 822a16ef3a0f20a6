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
  /** The mail tells members at once of a hand-over that no colleague sees, with the last messages. */
  handOverMail: {
    subject: "A customer needs a person",
    unseen: "The assistant has handed a conversation over to your team, and no colleague is online.",
    last: "The last messages:",
  },
};

export type ConversationTexts = typeof en;

/** In texts, `gaps` names the operation that lists the gaps. */
export const en = {
  gapMail: {
    subject: "What your assistant could not answer last week",
    /** The questions follow. */
    intro: "People asked this last week, and your assistant had no good answer:",
    /** Stands in the place of a question. */
    personal: "(a question that holds an address or a long number)",
    advice: "An answer to one of these questions makes a FAQ of it.",
    see: (gaps: string) => `See ${gaps}.`,
    /** An address follows. */
    seeAt: (gaps: string) => `See ${gaps}:`,
    reason: "You get this mail because you asked for it.",
    /** A link follows. */
    toStop: "To stop it:",
    stop: "Stop it",
  },
  /** The page that stops the mail. */
  stopPage: {
    title: "Stop the weekly mail?",
    text: "You will get no more mails about gaps of the knowledge.",
    button: "Stop the mail",
    stopped: {
      title: "Stopped",
      text: "You get no more mails about gaps of the knowledge. You can close this page.",
    },
    wrongLink: {
      title: "This link is not complete",
      text: "Open the whole link of the mail, or change the setting in Parley.",
    },
  },
};

export type KnowledgeTexts = typeof en;

/** These words are read in mails; nobody is told most of them. Alternatives stand between bars. */
export const en = {
  /** Stands in a mail to a visitor who left an address in a chat. */
  chatMail: {
    subject: (name: string) => `${name}: an answer to your message`,
    answerThisMail: "Answer this mail to go on in the same conversation.",
    goOnInChat: "You find the conversation in the chat on our page.",
  },
  /** Mail programs write these words into the answer to a mail. */
  mailPrograms: {
    /** The first words of `introduction`. */
    begins: "On",
    /** The line before the mail that is answered, up to its colon. */
    introduction: /^On .{4,300} wrote:/,
    /** The words between two rows of dashes. */
    divider: "Original Message",
    /** The words above a mail that is passed on, between dashes or before a colon. */
    forwarded: "(?:Begin )?Forwarded message",
    /** The names of headers, as Outlook writes them into the text. */
    from: "From",
    sent: "Sent|Date",
    to: "To",
    subject: "Subject",
    /** The word before the colon of a subject that is answered. */
    reply: "re",
    /** The word before the colon of a subject that is passed on. */
    forward: "fwd?",
    /** The advertisement at the end of a mail. */
    signOff: "Sent from my|Get Outlook for",
    /** The words before the colon of a subject by which an absence is told. */
    absence: "auto(?:matic)?[ -]?(?:reply|response)|autoreply|out of (?:the )?office(?: auto-?reply)?",
  },
  /** Desks of tickets write these words by themselves; nobody is told them. */
  desks: {
    /** These words stand in the subject or in the first sentences. */
    acknowledges: String.raw`your (?:ticket|case|request|reference)(?: number| id)? is |ticket (?:\S+ )?(?:received|created|opened)|received your (?:e-?mail|mail|message|request|ticket|inquiry|enquiry)|your (?:request|ticket|message|e-?mail|inquiry|enquiry) (?:\S+ )?(?:has been|was) (?:received|created|opened|logged)|thank you for contacting`,
  },
};

export type IncomingTexts = typeof en;

/** The workspace that writes is `who` in these texts. */
export const en = {
  mail: {
    subject: (who: string) => `Please confirm: mails of ${who}`,
    asked: (who: string) => `This address was entered to get mails of ${who}.`,
    askedOn: (who: string, site: string) => `This address was entered on ${site} to get mails of ${who}.`,
    confirm: "Please confirm that you want them:",
    ends: "The link works for seven days.",
    ignore: "If it was not you, do nothing: without a confirmation you get no mails.",
  },
  confirm: {
    title: "Get these mails?",
    text: (email: string) => `Press the button to get mails at ${email}:`,
    button: "Yes, I want these mails",
  },
  confirmed: {
    title: "Thank you",
    text: "You have confirmed your address. You can leave at any time, with the link in each mail.",
    preferences: "Choose your mails",
  },
  /** A link of confirmation has ended. */
  ended: {
    title: "This link does not work any more",
    text: "It has ended, or it is not complete. Sign up again, and you get a new one.",
  },
  leave: {
    title: "Get no more mails?",
    text: (email: string, who: string) => `${email} gets no more mails of ${who}.`,
    button: "Unsubscribe",
  },
  left: {
    title: "You are unsubscribed",
    text: (who: string) => `You get no more mails of ${who}.`,
    again: "That was a mistake? Sign up on the website again.",
  },
  preferences: {
    title: "Your mails",
    text: (email: string, who: string) => `Choose which mails of ${who} you get at ${email}.`,
    save: "Save",
    saved: "Your choice is saved.",
    leaveAll: "Get no mails at all",
    none: "You get no mails at the moment. To get them again, sign up on the website.",
  },
  /** The form was sent. */
  thanks: {
    title: "One more step",
    text: "Open the mail that we are sending you, and confirm in it that you want to get our mails. If it has not come in a few minutes, look among spam. An address gets at most two such mails a day: a further one comes tomorrow.",
  },
  /** Parley did not make the link. */
  wrongLink: { title: "That did not work", text: "Open the whole link of the mail." },
};

export type NewsletterTexts = typeof en;

import type { TextsOfLanguage } from "./texts-of-language.ts";

export const en: TextsOfLanguage = {
  forms: {
    thanks: "Thank you",
    hasArrived: "Your message has arrived. You can close this page.",
    failed: "That did not work",
    goBack: "Go back to the form, correct it and send it again.",
    check: "Please check:",
    tooMuch: "The form is too long. Please shorten your message.",
    formIsBroken: "This form cannot be sent. Please reach the owner of the page in another way, and tell them of this.",
    later: "That was too much at once. Please wait a minute and send the form again.",
    fields: { name: "name", email: "e-mail address", phone: "phone number", company: "company", message: "message" },
  },
  newsletter: {
    mail: {
      subject: (who) => `Please confirm: mails of ${who}`,
      asked: (who) => `This address was entered to get mails of ${who}.`,
      askedOn: (who, site) => `This address was entered on ${site} to get mails of ${who}.`,
      confirm: "Please confirm that you want them:",
      ends: "The link works for seven days.",
      ignore: "If it was not you, do nothing: without a confirmation you get no mails.",
    },
    confirm: {
      title: "Get these mails?",
      text: (email) => `Press the button to get mails at ${email}:`,
      button: "Yes, I want these mails",
    },
    confirmed: {
      title: "Thank you",
      text: "You have confirmed your address. You can leave at any time, with the link in each mail.",
      preferences: "Choose your mails",
    },
    ended: {
      title: "This link does not work any more",
      text: "It has ended, or it is not complete. Sign up again, and you get a new one.",
    },
    leave: {
      title: "Get no more mails?",
      text: (email, who) => `${email} gets no more mails of ${who}.`,
      button: "Unsubscribe",
    },
    left: {
      title: "You are unsubscribed",
      text: (who) => `You get no more mails of ${who}.`,
      preferences: "That was a mistake? Choose your mails",
    },
    preferences: {
      title: "Your mails",
      text: (email, who) => `Choose which mails of ${who} you get at ${email}.`,
      save: "Save",
      saved: "Your choice is saved.",
      leaveAll: "Get no mails at all",
      none: "You get no mails at the moment. To get them again, sign up on the website.",
    },
    thanks: {
      title: "One more step",
      text: "Open the mail that we are sending you, and confirm in it that you want to get our mails.",
    },
    wrongLink: { title: "That did not work", text: "Open the whole link of the mail." },
  },
  campaignFooter: {
    leave: "Unsubscribe",
    preferences: "Choose what you get",
    view: "View in the browser",
    opens: "The sender sees that you opened this mail.",
    clicks: "The sender sees which links of this mail you follow.",
    both: "The sender sees that you opened this mail and which of its links you follow.",
  },
  approvals: {
    deadline: (moment) => `Decide before ${moment}.`,
    askedBy: (workflow, moment) => `Asked by the workflow ${workflow}, ${moment}.`,
    request: "What you decide",
    comment: "Comment (optional)",
    approve: "Approve",
    reject: "Reject",
    status: {
      approved: "This is approved.",
      rejected: "This is rejected.",
      expired: "Nobody decided in time.",
      cancelled: "This does not have to be decided any more.",
    },
    wrongLink: {
      title: "This link does not work",
      text: "Open the whole link of the mail. A link also ends when its reader may not decide any more.",
    },
  },
};

export const en = {
  /**
   * A message of a lead that has one of these, or a word that begins so, is about buying. Nobody is
   * told these words.
   */
  buyingWords: "price pricing quote offer demo buy order budget trial",
  /** The mail lists to a member the leads that came in, and those that are given to the member. */
  mail: {
    /** The subject, where leads came in. */
    cameIn: { one: "1 lead came in", other: (count: string) => `${count} leads came in` },
    /** The line above them. */
    cameInList: { one: "1 lead came in:", other: (count: string) => `${count} leads came in:` },
    /** The subject, where none came in. */
    forYou: { one: "1 lead for you", other: (count: string) => `${count} leads for you` },
    /** The line above those that another member gave the reader. */
    givenToYouList: { one: "1 lead given to you:", other: (count: string) => `${count} leads given to you:` },
    score: (score: number) => `score ${score}`,
    /** The last line of a list that does not name all. */
    andMore: { one: "and 1 more", other: (count: string) => `and ${count} more` },
    /** The line below the lists, about the links in them. */
    links: "Each link shows one lead for 14 days, to whoever has it: do not pass it on.",
    advice: "Read a lead with GET /api/leads/{id}. PATCH /api/settings/leads says who gets these mails.",
  },
  /** The page shows one lead to a member. */
  page: {
    came: (moment: string) => `It came in on ${moment}.`,
    /** Says what the team has done about it; the score follows. */
    statuses: { new: "New", contacted: "Contacted", qualified: "Qualified", won: "Won", lost: "Lost", spam: "Spam" },
    labels: {
      email: "E-mail address",
      phone: "Phone number",
      company: "Company",
      message: "Message",
      source: "Source",
      form: "Form",
      page: "Page",
      campaign: "Campaign",
      consent: "Consent",
    },
    yes: "Yes",
    no: "No",
    wrongLink: {
      title: "This link does not work",
      text: "It has ended after 14 days, the lead was deleted, or you are no member any more. You find all leads with GET /api/leads.",
    },
  },
};

export type LeadTexts = typeof en;

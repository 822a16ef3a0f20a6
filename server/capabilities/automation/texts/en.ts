export const en = {
  /** A member is told of runs that failed. */
  failedRuns: {
    subject: (workflows: string) => `Failed runs: ${workflows}`,
    failed: (workflow: string) => `These runs of the workflow ${workflow} have failed:`,
    task: (task: string) => `task ${task}`,
    others: (count: string) => `and ${count} more`,
    /** Two calls of the API follow. */
    look: "This shows what happened, and lets a run go on once its cause is repaired:",
    hourly: "You get such a mail once an hour at most for each workflow.",
  },
  /** A member gets mails of workflows that were gathered. */
  alerts: {
    subject: (count: string, first: string) => `${first} (${count} messages of your workflows)`,
    gathered: "Your workflows sent you more mails than you get one by one within an hour. These were gathered:",
  },
  approvals: {
    /** The mail asks a member to decide, with a link to the page. */
    mail: {
      subject: (title: string) => `Please decide: ${title}`,
      /** The title of the request follows. */
      waits: (workflow: string) => `The workflow ${workflow} waits for a decision:`,
      /** The link follows. */
      look: "Look at the request, and approve or reject it:",
      alone: "The link is for you alone. It decides without a sign-in, so pass it on to nobody.",
    },
    deadline: (moment: string) => `Decide before ${moment}.`,
    askedBy: (workflow: string, moment: string) => `Asked by the workflow ${workflow}, ${moment}.`,
    /** The request that is approved follows this heading. */
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
    /** Parley did not make the link, or it has ended. */
    wrongLink: {
      title: "This link does not work",
      text: "Open the whole link of the mail. A link also ends when its reader may not decide any more.",
    },
  },
};

export type AutomationTexts = typeof en;

/** In mails, `site` is the address of the installation, and `moment` a time in the reader's language. */
export const en = {
  approval: {
    subject: "Your workspace may begin",
    text: (site: string) => `The operator of ${site} has approved your workspace. You can use it from now on.\n`,
  },
  deletion: {
    subject: (moment: string) => `Your workspace will be deleted on ${moment}`,
    byOwner: (site: string, moment: string) => `A workspace of yours at ${site} will be deleted with everything in it on
${moment}. An owner decided so.

Until then nothing begins in it, and what waits is kept. An owner can keep it: POST /api/workspace/keep.
If it was none of you, keep it and change your password at once.
`,
    byOperator: (
      site: string,
      moment: string,
    ) => `The operator of ${site} will delete a workspace of yours with everything in it on
${moment}.

Until then nothing begins in it. You can sign in, read and export. Ask the operator if you want to keep it.
`,
  },
};

export type InstallationTexts = typeof en;

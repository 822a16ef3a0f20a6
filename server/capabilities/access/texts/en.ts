/** In mails, `site` is the address of the installation, and `hint` how a key begins and ends. */
export const en = {
  /** `list` has a line for each key. */
  expiring: {
    subject: "API keys of yours end soon",
    text: (
      list: string,
      site: string,
    ) => `These API keys of your workspace at ${site} end soon, and are refused from then on:

${list}

Give them a later end (PATCH /api/keys/:id), or make other keys and replace these where they are used.
`,
  },
  /** `list` has a line for each key. */
  leaked: {
    subject: "An API key of yours was found in public",
    text: (list: string, site: string) => `A scanner has found API keys of your workspace at ${site} in a public place:

${list}

They are refused from now on, because anybody may have read them. Of a rotated key only the text that was
found has ended. Make new keys and replace these where they are used, remove them from the public place,
and look into the audit log for what was done with them.
`,
  },
  /** `scopes` is a list in one line, and `list` has a line for each workflow. */
  narrowed: {
    subject: "An API key of yours has fewer rights now",
    text: (name: string, hint: string, scopes: string, site: string) =>
      `The API key "${name}" (${hint}) of your workspace at ${site} has rules for the database.
A key with such rules no longer has these scopes, by which it could go around them:
${scopes}

If a program needs them, make another key without rules for it.
`,
    bound: (list: string) => `These workflows may have been saved with the key. They stay active, and reach the database
only as its rules allow:

${list}

A member lifts this by saving the workflow once more.
`,
  },
};

export type AccessTexts = typeof en;

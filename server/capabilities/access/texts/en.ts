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
  /** People read these when an app asks to act for them. `app`, `email` and `site` are put in. */
  consent: {
    signIn: "Sign in to let an app act for you",
    asks: "{app} asks to act for you here.",
    email: "E-mail address",
    next: "Continue",
    refuse: "Refuse",
    allow: "Allow",
    factor: "Second factor",
    factorText: "Type what your authenticator app shows now, or one of your recovery codes.",
    usePasskey: "Use a passkey",
    passkeyFailed: "The passkey did not work. Try it once more, or type a code.",
    code: "Code",
    title: "May this app act for you?",
    lead: "{app} wants to act for {email}.",
    madeBy: "The workspace {workspace} made this app.",
    registeredItself: "This app registered itself.",
    unverified: "Parley has not verified who made this app.",
    returnsTo: "You are sent back to {site}.",
    toDevice: "It runs on another device.",
    workspace: "In this workspace the app may:",
    nothing:
      "There is no workspace in which this app may do anything for you. An owner has to approve it, or you have to set up a second factor first.",
    duration: (unused: number, most: number) =>
      `When you do not use the app for ${unused} days, its access ends; at the latest it ends after ${most} days. You can end it at any time in your account.`,
  },
  device: {
    title: "Let in a device",
    text: "Type the code that the device shows.",
    code: "Code of the device",
    next: "Continue",
    wrongCode: "This code is wrong, was used already or has expired.",
    refused: "You have refused the device.",
    compare: "Is this the code on your device?",
    compareText: "Go on only if you began this yourself and the device shows the same code:",
    same: "Yes, it is the same",
    other: "No",
    done: "The device is connected",
    doneText: "You can close this page and go on at the device.",
  },
  refused: {
    title: "This app has asked wrongly",
    text: "The request of the app cannot be carried out. Go back to the app and begin again.",
    ended: "This request has ended, or was begun in another browser. Go back to the app and begin again.",
  },
  /** Each says what an app with the scope may do. */
  scopes: {
    "conversations:read": "Read all conversations",
    "conversations:write": "Ask the assistants, answer in conversations, end and delete them",
    "knowledge:read": "Read what the assistants know",
    "knowledge:write": "Change what the assistants know",
    "voice:write": "Talk with the assistants by voice",
    "webhooks:read": "See the webhooks",
    "webhooks:write": "Set up webhooks",
    "leads:read": "Read leads",
    "leads:write": "Take and change leads",
    "newsletter:read": "Read newsletters and their subscribers",
    "newsletter:write": "Change newsletters and send campaigns",
    "contacts:read": "Read and export contacts",
    "contacts:write": "Change, merge and erase contacts",
    "automation:read": "Read workflows and their runs",
    "automation:write": "Save and delete workflows",
    "automation:run": "Run workflows",
    "approvals:write": "Decide what workflows ask people for",
    "database:read": "Read the workspace's own tables",
    "database:write": "Write rows of the workspace's own tables",
    "database:ddl": "Make and drop the workspace's own tables",
    "database:sql": "Run SQL in the workspace's own database",
    "members:read": "See the members",
    "members:write": "Invite and remove members and change their roles",
    "files:read": "Download files",
    "files:write": "Upload and delete files",
    "settings:read": "Read settings and the audit log",
    "settings:write": "Change settings",
    "keys:write": "Make and end API keys and apps",
  },
};

export type AccessTexts = typeof en;

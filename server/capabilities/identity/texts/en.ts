/** In mails, `site` is the address of the installation, and `link` leads to one of its pages. */
export const en = {
  /**
   * Mails contain no names and no browsers: a stranger chooses those, and could send advertisements
   * with them.
   */
  mails: {
    verifyEmail: {
      subject: "Confirm your e-mail address",
      text: (link: string) => `Please confirm that this e-mail address is yours:

${link}

The link works for three days. If you did not make an account, you need not do anything.
`,
      /** Follows where anybody may sign up. */
      startAgain: `
If you forgot the password, or if a stranger signed up with your address, you can choose a new
password on the same page.
`,
    },
    resetPassword: {
      subject: "Choose a new password",
      text: (link: string) => `Someone, probably you, asked for a new password for the account with this e-mail address.
You can choose it here:

${link}

The link works for one hour. If it was not you, you need not do anything: your password stays the same.
`,
    },
    passwordChanged: {
      subject: "Your password was changed",
      text: (site: string) => `The password of your account at ${site} has just been changed.
Your other sessions have ended.

If it was not you, ask for a new password at once and delete the API keys that you do not know.
`,
    },
    invitation: {
      subject: "You are invited to a workspace",
      /** `inviter` is the address of a member. */
      text: (inviter: string, link: string) => `${inviter} invites you to work together there.
You can see the invitation and join here:

${link}

The link works for seven days. If you do not know who invites you, you need not do anything.
`,
      textOfKey: (site: string, link: string) => `A workspace at ${site} invites you to work together there.
You can see the invitation and join here:

${link}

The link works for seven days. If you do not know who invites you, you need not do anything.
`,
    },
    secondFactorChanged: {
      subject: "The second factor of your account was changed",
      text: (site: string) => `An authenticator app, a passkey or the recovery codes of your account at ${site}
have just been added or removed.

If it was not you, change your password at once. It ends all other sessions.
`,
    },
    wrongCodes: {
      subject: "Wrong codes at the sign-in to your account",
      text: (site: string) => `Someone who knows the password of your account at ${site} keeps entering wrong codes.

If it was not you, change your password at once. You can sign in with a recovery code or a passkey meanwhile.
`,
    },
    sessionStolen: {
      subject: "One of your sessions was ended",
      text: (site: string) => `Two clients used the same refresh token of your account at ${site}.
Someone may have copied the token, so its session has ended everywhere. Please sign in again.

If this happens again, change your password.
`,
    },
    approvalWanted: {
      subject: "A new workspace waits for you",
      text: (site: string) => `Someone has signed up at ${site}, and the new workspace waits until you approve it.

GET /api/installation/workspaces?awaitsApproval=true lists what waits. PATCH …/:workspaceId with
{"status": "active"} approves it, and DELETE …/:workspaceId refuses it. ./parley workspaces does the same.
`,
    },
    test: {
      subject: "A test of your mail settings",
      text: (site: string) => `The assistant server at ${site} sent this mail. Its mail settings work.\n`,
    },
  },
  fields: {
    email: "E-mail address",
    password: "Password",
    newPassword: "New password",
    passwordRule: (least: number, most: number) => `${least} to ${most} characters`,
    passwordLength: (least: number, most: number) => `The password must have ${least} to ${most} characters.`,
    passwordAdvice: "A sentence of several words is a good password.",
    name: "Your name",
    confirm: "Confirm",
  },
  verifyPage: {
    title: "Confirm your e-mail address",
    thisAddress: "this address",
    press: "Press the button to confirm that {email} is yours.",
    withPassword: "Confirm that {email} is yours, with the password that you signed up with.",
    isNotYours: "You did not sign up, or forgot the password?",
    startAgain:
      "Choose a new password. You get a new, empty workspace, and everything is deleted that was made with the former password.",
    startAgainButton: "Start again",
    confirmed: { title: "Thank you", text: "Your e-mail address is confirmed. You can close this page." },
    startedAgain: {
      title: "Your account is yours",
      text: "Your e-mail address is confirmed and your workspace is new and empty. Sign in with the new password.",
    },
  },
  resetPage: {
    title: "Choose a new password",
    save: "Save",
    done: {
      title: "Your password is changed",
      text: "All your sessions have ended. Sign in with the new password.",
    },
  },
  invitationPage: {
    title: (workspace: string) => `Join ${workspace}`,
    invited: "You are invited to the workspace {workspace}, with the address {email} and the role {role}.",
    roles: { owner: "owner", admin: "admin", agent: "agent" },
    hasAccount: "This address has an account already. Confirm with its password that it is you.",
    join: "Join",
    ended: "This invitation has ended",
    welcome: {
      title: "Welcome",
      signIn: "Sign in",
      text: "You are a member of the workspace now. Sign in with your password.",
      secondFactor: "A second factor at the sign-in protects your account, and some workspaces require one.",
      setUp: "Set up an authenticator app",
    },
  },
  secondFactorPage: {
    login: {
      title: "Protect your account",
      text: "With a second factor, nobody can sign in with your password alone. You need an authenticator app, for instance on your phone.",
      next: "Go on",
    },
    secret: {
      title: "Add Parley to your app",
      scan: "Scan this picture with your authenticator app.",
      picture: "QR code for the authenticator app. The key below says the same.",
      /** `link` stands in for the words of `openApp`. */
      orType: "Or {link} on this device, or type this key into it:",
      openApp: "open the app",
      code: "The six digits that the app shows now",
    },
    codes: {
      title: "Your account is protected",
      text: "From now on a sign-in takes your password and a code of the app.",
      ifLost: "If you lose the app",
      advice: "Each of these codes replaces it once. Print them or write them down now: they are not shown again.",
    },
  },
  /** The page shows the operator the mails that were not sent. */
  outboxPage: {
    title: "Mails that were not sent",
    text: "Sign in as the operator of this installation to read them. Nobody stays signed in.",
    code: "Code of your authenticator app, or a recovery code, if your account has a second factor",
    show: "Show the mails",
    refused:
      "Only the operator of this installation reads these mails, with a second factor where the workspace requires one.",
    none: "Every mail was sent.",
    more: "Older ones are listed by GET /api/settings/mail/outbox.",
    statuses: {
      waiting: "It waits to be sent",
      file: "There is no mail server: it is a file",
      failed: "It was given up",
    },
  },
  /** The reader of a page can correct these faults. Each is named by the code of its problem. */
  faults: {
    "invalid-link": "This link has expired or was used already. Ask for a new one.",
    "weak-password": "This password is too easy to guess. Choose another one.",
    "wrong-password": "The password is wrong.",
    "invalid-credentials": "The e-mail address or the password is wrong.",
    "wrong-code": "The code is wrong, or was used already. Wait for the next one, and check the clocks.",
    "email-taken": "This address has got an account in the meantime. Send its password to accept.",
    "email-unverified":
      "An owner’s e-mail address has to be verified. Accept with the link in the mail, or verify the address of your account first.",
    conflict: "Your account is protected already. Sign in with its second factor to change it.",
    forbidden: "The account of this address is disabled.",
    unauthenticated: "The invited address has an account. Sign in to it to accept.",
    "invalid-request": "The password is too short or too long.",
  },
};

export type IdentityTexts = typeof en;

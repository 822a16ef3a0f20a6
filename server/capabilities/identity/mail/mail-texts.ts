import type { Kernel } from "../../../kernel/kernel.ts";
import type { MailedPurpose } from "./store.ts";

export type MailText = { subject: string; text: string };

/** The address of the page that takes the token. */
export function linkTo(kernel: Kernel, page: MailedPurpose | "invitation", token: string): string {
  return `${kernel.config.publicUrl}/account/${page}?token=${token}`;
}

const startAgain = `
If you forgot the password, or if a stranger signed up with your address, you can choose a new
password on the same page.
`;

/**
 * Mails contain no names and no browsers: a stranger chooses those, and could send advertisements
 * with them.
 */
export const mailTexts = {
  verifyEmail: (kernel: Kernel, token: string): MailText => ({
    subject: "Confirm your e-mail address",
    text: `Please confirm that this e-mail address is yours:

${linkTo(kernel, "verify-email", token)}

The link works for three days. If you did not make an account, you need not do anything.
${kernel.config.isPrivate ? "" : startAgain}`,
  }),

  resetPassword: (kernel: Kernel, token: string): MailText => ({
    subject: "Choose a new password",
    text: `Someone, probably you, asked for a new password for the account with this e-mail address.
You can choose it here:

${linkTo(kernel, "reset-password", token)}

The link works for one hour. If it was not you, you need not do anything: your password stays the same.
`,
  }),

  passwordChanged: (kernel: Kernel): MailText => ({
    subject: "Your password was changed",
    text: `The password of your account at ${kernel.config.publicUrl} has just been changed.
Your other sessions have ended.

If it was not you, ask for a new password at once and delete the API keys that you do not know.
`,
  }),

  /** `inviter` is the verified address of the member who invites; null where a key does. */
  invitation: (kernel: Kernel, token: string, inviter: string | null): MailText => ({
    subject: "You are invited to a workspace",
    text: `${inviter ?? `A workspace at ${kernel.config.publicUrl}`} invites you to work together there.
You can see the invitation and join here:

${linkTo(kernel, "invitation", token)}

The link works for seven days. If you do not know who invites you, you need not do anything.
`,
  }),

  secondFactorChanged: (kernel: Kernel): MailText => ({
    subject: "The second factor of your account was changed",
    text: `An authenticator app, a passkey or the recovery codes of your account at ${kernel.config.publicUrl}
have just been added or removed.

If it was not you, change your password at once. It ends all other sessions.
`,
  }),

  wrongCodes: (kernel: Kernel): MailText => ({
    subject: "Wrong codes at the sign-in to your account",
    text: `Someone who knows the password of your account at ${kernel.config.publicUrl} keeps entering wrong codes.

If it was not you, change your password at once. You can sign in with a recovery code or a passkey meanwhile.
`,
  }),

  sessionStolen: (kernel: Kernel): MailText => ({
    subject: "One of your sessions was ended",
    text: `Two clients used the same refresh token of your account at ${kernel.config.publicUrl}.
Someone may have copied the token, so its session has ended everywhere. Please sign in again.

If this happens again, change your password.
`,
  }),
};

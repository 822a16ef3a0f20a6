import type { Kernel } from "../../kernel/kernel.ts";

/** Mails name nothing that a stranger can choose (names, browsers), so that none can be made to carry an advertisement. */
type Text = { subject: string; text: string };

export function verificationText(kernel: Kernel, token: string): Text {
  return {
    subject: "Confirm your e-mail address",
    text: `Please confirm that this address is yours:

${kernel.config.publicUrl}/account/verify-email?token=${token}

The link holds for three days. If you did not make an account, do nothing.
`,
  };
}

export function resetText(kernel: Kernel, token: string): Text {
  return {
    subject: "Choose a new password",
    text: `Someone, probably you, asked for a new password for the account with this address. Choose it here:

${kernel.config.publicUrl}/account/reset-password?token=${token}

The link holds for one hour. If it was not you, do nothing: your password stays as it is.
`,
  };
}

export function passwordChangedText(kernel: Kernel): Text {
  return {
    subject: "Your password was changed",
    text: `The password of your account at ${kernel.config.publicUrl} was changed just now, and its other sign-ins have ended.

If it was not you, ask for a new password at once and delete the API keys that you do not know.
`,
  };
}

export function reuseText(kernel: Kernel): Text {
  return {
    subject: "A sign-in of yours was ended",
    text: `A sign-in of your account at ${kernel.config.publicUrl} was continued from two places with the same token. Someone may have
copied it, so this sign-in has ended everywhere. Please sign in again.

If this happens again, change your password.
`,
  };
}

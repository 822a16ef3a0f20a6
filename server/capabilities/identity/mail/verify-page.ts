import { type Html, html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../kernel/pages/html-page.ts";
import { orExplain } from "../../../kernel/pages/or-explain.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { findPasswordLengthFault, passwordField } from "../passwords/password-field.ts";
import { resetPassword } from "../passwords/reset-password.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import { findAccountOfMailedToken } from "./store.ts";
import { verifyEmail } from "./verify-email.ts";

type Link = { token?: string };
type Form = Link & { password?: string; newPassword?: string };

/**
 * The page behind the link that confirms an e-mail address. Somebody else may have signed up with
 * the address, so the page asks for the password of the sign-up, or offers to start again.
 */
export const verifyPage = {
  show: (context: Context, { token = "" }: Link): Promise<Answer> => showForms(context, token, ""),

  submit: (context: Context, { token = "", password, newPassword }: Form): Promise<Answer> =>
    orExplain(
      async () => {
        if (newPassword !== undefined) return startAgain(context, token, newPassword);
        await verifyEmail(context, password === undefined ? { token } : { token, password });
        return htmlPage(200, "Thank you", html`<p>Your e-mail address is confirmed. You can close this page.</p>`);
      },
      (sentence) => showForms(context, token, sentence),
    ),
};

async function startAgain(context: Context, token: string, password: string): Promise<Answer> {
  const fault = findPasswordLengthFault(password);
  if (fault !== undefined) return showForms(context, token, fault);
  await resetPassword(context, { token, password });
  return htmlPage(
    200,
    "Your account is yours",
    html`<p>Your e-mail address is confirmed and your workspace is new and empty. Sign in with the new password.</p>`,
  );
}

async function showForms(context: Context, token: string, sentence: string): Promise<Answer> {
  const { kernel } = context;
  const now = new Date(kernel.clock.now());
  const wanted = { tokenHash: sha256(token), purpose: "verify-email", now } as const;
  const account = await findAccountOfMailedToken(kernel.database.query, wanted);
  const address = account === undefined ? "this address" : html`<strong>${account.email}</strong>`;
  const isProofNeeded = account === undefined ? !kernel.config.isPrivate : isUnverified(kernel, account);
  const form = (content: Html) =>
    html`<form method="post" action="/account/verify-email">${hiddenField("token", token)}${content}</form>`;
  return htmlPage(
    sentence === "" ? 200 : 422,
    "Confirm your e-mail address",
    isProofNeeded
      ? html`${alertOf(sentence)}${form(html`<p>Confirm that ${address} is yours, with the password that you signed up with.</p>
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128">
    <button>Confirm</button>`)}
    <h2>You did not sign up, or forgot the password?</h2>
    ${form(html`<p>Choose a new password. You get a new, empty workspace, and everything is deleted that was made with the
    former password.</p>${passwordField("newPassword")}<button>Start again</button>`)}`
      : html`${alertOf(sentence)}${form(html`<p>Press the button to confirm that ${address} is yours.</p><button>Confirm</button>`)}`,
  );
}

import { html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../kernel/pages/html-page.ts";
import { Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { oldLink } from "../mail/old-link.ts";
import { passwordField } from "../passwords/password-field.ts";
import { findAccountByEmail } from "../workspaces/store.ts";
import { join } from "./accept-invitation.ts";
import { findInvitationOfToken } from "./store.ts";

type Form = { token?: string; name?: string; password?: string };

const maxNameLength = 100;

/** The page behind the link of an invitation. A new member chooses a name and a password there. */
export const invitationPage = {
  show: (context: Context, { token = "" }: Form): Promise<Answer> => showForm(context, { token }, ""),

  async submit(context: Context, { token = "", name = "", password = "" }: Form): Promise<Answer> {
    const chosenName = name.trim().slice(0, maxNameLength);
    try {
      await join(
        context,
        { token, password, ...(chosenName === "" ? {} : { name: chosenName }) },
        async () => undefined,
      );
    } catch (error) {
      if (error instanceof Problem && explained.has(error.type.status))
        return showForm(context, { token, name }, error.detail);
      throw error;
    }
    return htmlPage(
      200,
      "Welcome",
      html`<p>You are a member of the workspace now. Sign in with your password.</p>
      <p>A second factor at the sign-in protects your account, and some workspaces require one.</p>
      <p><a class="button" href="/account/second-factor">Set up an authenticator app</a></p>`,
    );
  },
};

/** What the reader can correct. */
const explained: ReadonlySet<number> = new Set([400, 401, 403, 409, 422]);

async function showForm(context: Context, { token = "", name = "" }: Form, sentence: string): Promise<Answer> {
  const { kernel } = context;
  const { query } = kernel.database;
  const invitation = await findInvitationOfToken(query, sha256(token), new Date(kernel.clock.now()));
  if (invitation === undefined) {
    return htmlPage(sentence === "" ? 200 : 422, "This invitation has ended", alertOf(oldLink().detail));
  }
  const hasAccount = (await findAccountByEmail(query, invitation.email)) !== undefined;
  const fields = hasAccount
    ? html`<p>This address has an account already. Confirm with its password that it is you.</p>
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128">`
    : html`<label for="name">Your name</label>
    <input id="name" name="name" value="${name}" autocomplete="name" maxlength="${maxNameLength}">${passwordField("password")}`;
  return htmlPage(
    sentence === "" ? 200 : 422,
    `Join ${invitation.workspaceName}`,
    html`${alertOf(sentence)}<form method="post" action="/account/invitation">${hiddenField("token", token)}
    <p>You are invited to the workspace <strong><bdi>${invitation.workspaceName}</bdi></strong>, with the address
    <strong>${invitation.email}</strong> and the role ${invitation.role}.</p>${fields}<button>Join</button></form>`,
  );
}

import { fill, html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../kernel/pages/html-page.ts";
import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { explainFault } from "../explain-fault.ts";
import { oldLink } from "../mail/old-link.ts";
import { newPasswordField, passwordField } from "../passwords/password-field.ts";
import { identityTexts } from "../texts/identity-texts.ts";
import { findAccountByEmail } from "../workspaces/store.ts";
import { join } from "./accept-invitation.ts";
import { findInvitation } from "./find-invitation.ts";

type Form = { token?: string; name?: string; password?: string };

const maxNameLength = 100;

/**
 * Serves the page behind the link of an invitation. A new member chooses a name and a password
 * there.
 */
export const invitationPage = {
  show: (context: Context, { token = "" }: Form): Promise<Answer> => showForm(context, { token }, ""),

  async submit(context: Context, { token = "", name = "", password = "" }: Form): Promise<Answer> {
    const chosenName = name.trim().slice(0, maxNameLength);
    const language = pageLanguage(context.wantedLanguage);
    try {
      await join(
        context,
        { token, password, ...(chosenName === "" ? {} : { name: chosenName }) },
        async () => undefined,
      );
    } catch (error) {
      if (error instanceof Problem && explained.has(error.type.status))
        return showForm(context, { token, name }, explainFault(error, language));
      throw error;
    }
    const { title, text, signIn, secondFactor, setUp } = identityTexts[language].invitationPage.welcome;
    const { hasConsole } = context.kernel.config;
    const way = hasConsole ? html`<p><a class="button" href="/console/sign-in">${signIn}</a></p>` : html``;
    const content = html`<p>${text}</p>${way}
      <p>${secondFactor}</p>
      <p><a class="button${hasConsole ? " second" : ""}" href="/account/second-factor">${setUp}</a></p>`;
    return htmlPage(200, title, content, { language });
  },
};

/** The reader can correct these. */
const explained: ReadonlySet<number> = new Set([400, 401, 403, 409, 422]);

async function showForm(context: Context, { token = "", name = "" }: Form, sentence: string): Promise<Answer> {
  const { kernel } = context;
  const { query } = kernel.database;
  const language = pageLanguage(context.wantedLanguage);
  const { invitationPage: texts, fields } = identityTexts[language];
  const status = sentence === "" ? 200 : 422;
  const invitation = await findInvitation(kernel, query, token);
  if (invitation === undefined) {
    return htmlPage(status, texts.ended, alertOf(explainFault(oldLink(), language)), { language });
  }
  const hasAccount = (await findAccountByEmail(query, invitation.email)) !== undefined;
  const asked = hasAccount
    ? html`<p>${texts.hasAccount}</p>
    ${passwordField(language)}`
    : html`<label for="name">${fields.name}</label>
    <input id="name" name="name" value="${name}" autocomplete="name" maxlength="${maxNameLength}">${newPasswordField("password", language)}`;
  const invited = fill(texts.invited, {
    workspace: html`<strong><bdi>${invitation.workspaceName}</bdi></strong>`,
    email: html`<strong>${invitation.email}</strong>`,
    role: texts.roles[invitation.role],
  });
  const content = html`${alertOf(sentence)}<form method="post" action="/account/invitation">${hiddenField("token", token)}
    <p>${invited}</p>${asked}<button>${texts.join}</button></form>`;
  return htmlPage(status, texts.title(invitation.workspaceName), content, { language });
}

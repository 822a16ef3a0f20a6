import { fill, type Html, html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../kernel/pages/html-page.ts";
import { orExplain } from "../../../kernel/pages/or-explain.ts";
import { type PageLanguage, pageLanguage } from "../../../kernel/pages/page-language.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { explainFault } from "../explain-fault.ts";
import { findAccountOfMailedToken } from "../mail/store.ts";
import { findPasswordLengthFault, newPasswordField, passwordField } from "../passwords/password-field.ts";
import { resetPassword } from "../passwords/reset-password.ts";
import { identityTexts } from "../texts/identity-texts.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import { verifyEmail } from "./verify-email.ts";

type Link = { token?: string };
type Form = Link & { password?: string; newPassword?: string };

/**
 * Serves the page behind the link that confirms an e-mail address. A stranger may have signed up
 * with the address, so the page asks for the password of the sign-up, or offers to start again.
 */
export const verifyPage = {
  show: (context: Context, { token = "" }: Link): Promise<Answer> => showForms(context, token, ""),

  submit(context: Context, { token = "", password, newPassword }: Form): Promise<Answer> {
    const language = pageLanguage(context.wantedLanguage);
    return orExplain(
      async () => {
        if (newPassword !== undefined) return startAgain(context, token, newPassword, language);
        await verifyEmail(context, password === undefined ? { token } : { token, password });
        const { title, text } = identityTexts[language].verifyPage.confirmed;
        return htmlPage(200, title, html`<p>${text}</p>`, { language });
      },
      (problem) => showForms(context, token, explainFault(problem, language)),
    );
  },
};

async function startAgain(context: Context, token: string, password: string, language: PageLanguage): Promise<Answer> {
  const fault = findPasswordLengthFault(password, language);
  if (fault !== undefined) return showForms(context, token, fault);
  await resetPassword(context, { token, password });
  const { title, text } = identityTexts[language].verifyPage.startedAgain;
  return htmlPage(200, title, html`<p>${text}</p>`, { language });
}

async function showForms(context: Context, token: string, sentence: string): Promise<Answer> {
  const { kernel } = context;
  const now = new Date(kernel.clock.now());
  const wanted = { tokenHash: sha256(token), purpose: "verify-email", now } as const;
  const account = await findAccountOfMailedToken(kernel.database.query, wanted);
  const language = pageLanguage(context.wantedLanguage);
  const texts = identityTexts[language].verifyPage;
  const { confirm } = identityTexts[language].fields;
  const email = account === undefined ? texts.thisAddress : html`<strong>${account.email}</strong>`;
  const isProofNeeded = account === undefined ? !kernel.config.isPrivate : isUnverified(kernel, account);
  const form = (content: Html) =>
    html`<form method="post" action="/account/verify-email">${hiddenField("token", token)}${content}</form>`;
  return htmlPage(
    sentence === "" ? 200 : 422,
    texts.title,
    isProofNeeded
      ? html`${alertOf(sentence)}${form(html`<p>${fill(texts.withPassword, { email })}</p>
    ${passwordField(language)}<button>${confirm}</button>`)}
    <h2>${texts.isNotYours}</h2>
    ${form(html`<p>${texts.startAgain}</p>${newPasswordField("newPassword", language)}<button>${texts.startAgainButton}</button>`)}`
      : html`${alertOf(sentence)}${form(html`<p>${fill(texts.press, { email })}</p><button>${confirm}</button>`)}`,
    { language },
  );
}

import { html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../kernel/pages/html-page.ts";
import { orExplain } from "../../../kernel/pages/or-explain.ts";
import { type PageLanguage, pageLanguage } from "../../../kernel/pages/page-language.ts";
import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { explainFault } from "../explain-fault.ts";
import { identityTexts } from "../texts/identity-texts.ts";
import { findPasswordLengthFault, newPasswordField } from "./password-field.ts";
import { resetPassword } from "./reset-password.ts";

type Link = { token?: string };

/** Serves the page behind the link that sets a new password. */
export const resetPage = {
  show: ({ wantedLanguage }: Context, { token = "" }: Link): Answer =>
    showForm(pageLanguage(wantedLanguage), token, ""),

  submit(context: Context, { token = "", password = "" }: Link & { password?: string }): Promise<Answer> {
    const language = pageLanguage(context.wantedLanguage);
    return orExplain(
      async () => {
        const fault = findPasswordLengthFault(password, language);
        if (fault !== undefined) return showForm(language, token, fault);
        await resetPassword(context, { token, password });
        const { title, text } = identityTexts[language].resetPage.done;
        return htmlPage(200, title, html`<p>${text}</p>`, { language });
      },
      (problem) => showForm(language, token, explainFault(problem, language)),
    );
  },
};

function showForm(language: PageLanguage, token: string, sentence: string): Answer {
  const { title, save } = identityTexts[language].resetPage;
  return htmlPage(
    sentence === "" ? 200 : 422,
    title,
    html`${alertOf(sentence)}<form method="post" action="/account/reset-password">${hiddenField("token", token)}
    ${newPasswordField("password", language)}<button>${save}</button></form>`,
    { language },
  );
}

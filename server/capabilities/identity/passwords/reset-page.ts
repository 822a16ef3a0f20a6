import { html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../kernel/pages/html-page.ts";
import { orExplain } from "../../../kernel/pages/or-explain.ts";
import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { findPasswordLengthFault, passwordField } from "./password-field.ts";
import { resetPassword } from "./reset-password.ts";

type Link = { token?: string };

/** The page behind the link that sets a new password. */
export const resetPage = {
  show: ({ token = "" }: Link): Answer => showForm(token, ""),

  submit: (context: Context, { token = "", password = "" }: Link & { password?: string }): Promise<Answer> =>
    orExplain(
      async () => {
        const fault = findPasswordLengthFault(password);
        if (fault !== undefined) return showForm(token, fault);
        await resetPassword(context, { token, password });
        return htmlPage(
          200,
          "Your password is changed",
          html`<p>All your sessions have ended. Sign in with the new password.</p>`,
        );
      },
      (sentence) => showForm(token, sentence),
    ),
};

function showForm(token: string, sentence: string): Answer {
  return htmlPage(
    sentence === "" ? 200 : 422,
    "Choose a new password",
    html`${alertOf(sentence)}<form method="post" action="/account/reset-password">${hiddenField("token", token)}
    ${passwordField("password")}<button>Save</button></form>`,
  );
}

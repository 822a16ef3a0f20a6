import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { alertOf, hiddenToken, htmlPage, orExplain } from "../mail/html-page.ts";
import { resetPassword } from "./reset-password.ts";

type Link = { token?: string };

/** The page behind the link that sets a new password. */
export const resetPage = {
  show: ({ token = "" }: Link): Answer => showForm(token, ""),

  submit: (context: Context, { token = "", password = "" }: Link & { password?: string }): Promise<Answer> =>
    orExplain(
      async () => {
        const length = [...password].length;
        if (length < 10 || length > 128) return showForm(token, "The password must have 10 to 128 characters.");
        await resetPassword(context, { token, password });
        return htmlPage(
          200,
          "Your password is changed",
          "<p>All your sessions have ended. Sign in with the new password.</p>",
        );
      },
      (sentence) => showForm(token, sentence),
    ),
};

function showForm(token: string, sentence: string): Answer {
  return htmlPage(
    sentence === "" ? 200 : 422,
    "Choose a new password",
    `${alertOf(sentence)}<form method="post" action="/account/reset-password">${hiddenToken(token)}
    <label for="password">New password</label>
    <input id="password" name="password" type="password" autocomplete="new-password" required minlength="10" maxlength="128" aria-describedby="rule">
    <p id="rule">10 to 128 characters. A sentence of several words is a good password.</p><button>Save</button></form>`,
  );
}

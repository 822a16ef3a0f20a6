import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { alertOf, hiddenToken, htmlPage, orExplain } from "./html-page.ts";
import { verifyEmail } from "./verify-email.ts";

type Link = { token?: string };

/** The page behind the link that confirms an e-mail address. */
export const verifyPage = {
  show: ({ token = "" }: Link): Answer =>
    htmlPage(
      200,
      "Confirm your e-mail address",
      `<form method="post" action="/account/verify-email">${hiddenToken(token)}
    <p>Press the button to confirm that this address is yours.</p><button>Confirm</button></form>`,
    ),

  submit: (context: Context, { token = "" }: Link): Promise<Answer> =>
    orExplain(
      async () => {
        await verifyEmail(context, { token });
        return htmlPage(200, "Thank you", "<p>Your e-mail address is confirmed. You can close this page.</p>");
      },
      (sentence) => htmlPage(422, "This did not work", alertOf(sentence)),
    ),
};

import { html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../kernel/pages/html-page.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { beginSetup, type Setup } from "./begin-setup.ts";
import { drawQrCode } from "./draw-qr-code.ts";
import { findSetup, finishSetup } from "./finish-setup.ts";

type Login = { email?: string; password?: string };
type Confirmation = { token?: string; code?: string };

/** The page on which a member sets up an authenticator app, without a client program. */
export const setupPage = {
  show: (): Answer => showLogin("", ""),

  begin: ({ email = "", password = "" }: Login, context: Context): Promise<Answer> =>
    orShow(
      async () => showSecret(await beginSetup(context, { email, password }), ""),
      async (sentence) => showLogin(email, sentence),
    ),

  finish: ({ token = "", code = "" }: Confirmation, context: Context): Promise<Answer> =>
    orShow(
      async () => showRecoveryCodes((await finishSetup(context, { token, code })).recoveryCodes),
      async (sentence) => {
        const setup = await findSetup(context, token);
        return setup === undefined ? showLogin("", sentence) : showSecret(setup, sentence);
      },
    ),
};

/** What the reader can correct. */
const explained: ReadonlySet<number> = new Set([401, 403, 409, 422]);

async function orShow(work: () => Promise<Answer>, show: (sentence: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && explained.has(error.type.status)) return show(error.detail);
    throw error;
  }
}

const statusOf = (sentence: string) => (sentence === "" ? 200 : 422);

function showLogin(email: string, sentence: string): Answer {
  return htmlPage(
    statusOf(sentence),
    "Protect your account",
    html`${alertOf(sentence)}<p>With a second factor, nobody can sign in with your password alone. You need an
    authenticator app, for instance on your phone.</p>
    <form method="post" action="/account/second-factor"><label for="email">E-mail address</label>
    <input id="email" name="email" type="email" value="${email}" autocomplete="username" required maxlength="320">
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128">
    <button>Go on</button></form>`,
  );
}

function showSecret({ secret, otpauthUrl, token }: Setup, sentence: string): Answer {
  return htmlPage(
    statusOf(sentence),
    "Add Parley to your app",
    html`${alertOf(sentence)}<p>Scan this picture with your authenticator app.</p>
    ${drawQrCode(otpauthUrl, "QR code for the authenticator app. The key below says the same.")}
    <p>Or <a href="${otpauthUrl}">open the app</a> on this device, or type this key into it:<br>
    <code>${secret.replace(/.{4}(?=.)/g, "$& ")}</code></p>
    <form method="post" action="/account/second-factor/confirm">${hiddenField("token", token)}
    <label for="code">The six digits that the app shows now</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required minlength="6" maxlength="40">
    <button>Confirm</button></form>`,
  );
}

function showRecoveryCodes(codes: readonly string[]): Answer {
  return htmlPage(
    200,
    "Your account is protected",
    html`<p>From now on a sign-in takes your password and a code of the app.</p>
    <h2>If you lose the app</h2><p>Each of these codes replaces it once. Print them or write them down now: they are
    not shown again.</p><ul>${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>`,
  );
}

import { createHash } from "node:crypto";
import { Problem } from "../../kernel/problem.ts";
import { Answer, type Context } from "../../kernel/wire/route.ts";
import { resetPassword } from "./reset-password.ts";
import { verifyEmail } from "./verify-email.ts";

/** Opening a link changes nothing, because mail scanners open links: each page has a button. No page needs a script. */
type Link = { token?: string };

export function showVerifyPage({ token = "" }: Link): Answer {
  return page(
    200,
    "Confirm your e-mail address",
    `<form method="post" action="/account/verify-email">${hiddenToken(token)}
    <p>Press the button to confirm that this address is yours.</p><button>Confirm</button></form>`,
  );
}

export function submitVerifyPage(context: Context, { token = "" }: Link): Promise<Answer> {
  return orExplain(
    async () => {
      await verifyEmail(context, { token });
      return page(200, "Thank you", "<p>Your e-mail address is confirmed. You can close this page.</p>");
    },
    (sentence) => page(422, "This did not work", `<p role="alert">${escapeHtml(sentence)}</p>`),
  );
}

export function showResetPage({ token = "" }: Link, sentence = ""): Answer {
  const alert = sentence === "" ? "" : `<p role="alert">${escapeHtml(sentence)}</p>`;
  return page(
    sentence === "" ? 200 : 422,
    "Choose a new password",
    `${alert}<form method="post" action="/account/reset-password">${hiddenToken(token)}
    <label for="password">New password</label>
    <input id="password" name="password" type="password" autocomplete="new-password" required minlength="10" maxlength="128" aria-describedby="rule">
    <p id="rule">10 to 128 characters. A sentence of several words is a good one.</p><button>Save</button></form>`,
  );
}

export function submitResetPage(
  context: Context,
  { token = "", password = "" }: Link & { password?: string },
): Promise<Answer> {
  return orExplain(
    async () => {
      const length = [...password].length;
      if (length < 10 || length > 128) return showResetPage({ token }, "The password must have 10 to 128 characters.");
      await resetPassword(context, { token, password });
      return page(200, "Your password is changed", "<p>All sign-ins have ended. Sign in with the new password.</p>");
    },
    (sentence) => showResetPage({ token }, sentence),
  );
}

/** What a person can mend is told on the page; the rest is a problem like anywhere else. */
async function orExplain(work: () => Promise<Answer>, explain: (sentence: string) => Answer): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.type.status === 422) return explain(error.detail);
    throw error;
  }
}

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 4rem auto; padding: 0 1rem; }
label, input, button { display: block; font: inherit; }
input { width: 100%; box-sizing: border-box; margin: .25rem 0; padding: .5rem; }
button { margin-top: 1rem; padding: .5rem 1.25rem; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

function page(status: number, title: string, content: string): Answer {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`;
  return new Answer(status, html, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy });
}

function hiddenToken(token: string): string {
  return `<input type="hidden" name="token" value="${escapeHtml(token)}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

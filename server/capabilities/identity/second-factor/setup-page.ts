import { encode } from "uqr";
import { fill, type Html, html } from "../../../kernel/pages/html.ts";
import { alertOf, hiddenField, htmlPage } from "../../../kernel/pages/html-page.ts";
import { type PageLanguage, pageLanguage } from "../../../kernel/pages/page-language.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { explainFault } from "../explain-fault.ts";
import { passwordField } from "../passwords/password-field.ts";
import { identityTexts } from "../texts/identity-texts.ts";
import { beginSetup, type Setup } from "./begin-setup.ts";
import { findSetup, finishSetup } from "./finish-setup.ts";

type Login = { email?: string; password?: string };
type Confirmation = { token?: string; code?: string };

/** Serves the page on which a member sets up an authenticator app, without a client program. */
export const setupPage = {
  show: ({ wantedLanguage }: Context): Answer => showLogin(pageLanguage(wantedLanguage), "", ""),

  begin({ email = "", password = "" }: Login, context: Context): Promise<Answer> {
    const language = pageLanguage(context.wantedLanguage);
    return orShow(
      async () => showSecret(language, await beginSetup(context, { email, password }), ""),
      async (problem) => showLogin(language, email, explainFault(problem, language)),
    );
  },

  finish({ token = "", code = "" }: Confirmation, context: Context): Promise<Answer> {
    const language = pageLanguage(context.wantedLanguage);
    return orShow(
      async () => showRecoveryCodes(language, (await finishSetup(context, { token, code })).recoveryCodes),
      async (problem) => {
        const setup = await findSetup(context, token);
        const sentence = explainFault(problem, language);
        return setup === undefined ? showLogin(language, "", sentence) : showSecret(language, setup, sentence);
      },
    );
  },
};

/** The reader can correct these. */
const explained: ReadonlySet<number> = new Set([401, 403, 409, 422]);

/** Shows on the page what its reader can correct. */
export async function orShow(
  work: () => Promise<Answer>,
  show: (problem: Problem) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && explained.has(error.type.status)) return show(error);
    throw error;
  }
}

const statusOf = (sentence: string) => (sentence === "" ? 200 : 422);

function showLogin(language: PageLanguage, email: string, sentence: string): Answer {
  const { secondFactorPage, fields } = identityTexts[language];
  const { title, text, next } = secondFactorPage.login;
  return htmlPage(
    statusOf(sentence),
    title,
    html`${alertOf(sentence)}<p>${text}</p>
    <form method="post" action="/account/second-factor"><label for="email">${fields.email}</label>
    <input id="email" name="email" type="email" value="${email}" autocomplete="username" required maxlength="320">
    ${passwordField(language)}
    <button>${next}</button></form>`,
    { language },
  );
}

function showSecret(language: PageLanguage, { secret, otpauthUrl, token }: Setup, sentence: string): Answer {
  const { secondFactorPage, fields } = identityTexts[language];
  const texts = secondFactorPage.secret;
  return htmlPage(
    statusOf(sentence),
    texts.title,
    html`${alertOf(sentence)}<p>${texts.scan}</p>
    ${drawQrCode(otpauthUrl, texts.picture)}
    <p>${fill(texts.orType, { link: html`<a href="${otpauthUrl}">${texts.openApp}</a>` })}<br>
    <code>${secret.replace(/.{4}(?=.)/g, "$& ")}</code></p>
    <form method="post" action="/account/second-factor/confirm">${hiddenField("token", token)}
    <label for="code">${texts.code}</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required minlength="6" maxlength="40">
    <button>${fields.confirm}</button></form>`,
    { language },
  );
}

function showRecoveryCodes(language: PageLanguage, codes: readonly string[]): Answer {
  const { title, text, ifLost, advice } = identityTexts[language].secondFactorPage.codes;
  return htmlPage(
    200,
    title,
    html`<p>${text}</p>
    <h2>${ifLost}</h2><p>${advice}</p><ul>${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>`,
    { language },
  );
}

/** Free squares around the code, which cameras need to find it. */
const border = 4;
const pixelsPerSquare = 5;

/** Draws a QR code within a page, dark on white in every surrounding: many cameras read no other. */
export function drawQrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: "M", border });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg role="img" aria-label="${label}" width="${size * pixelsPerSquare}" height="${size * pixelsPerSquare}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect width="${size}" height="${size}" fill="#ffffff"/><path fill="#000000" d="${squares.join("")}"/></svg>`;
}

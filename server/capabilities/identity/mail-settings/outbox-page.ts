import { listMails, type OutgoingMail } from "../../../kernel/mail/store.ts";
import { readStoredMail } from "../../../kernel/mail/store-mail.ts";
import { type Html, html } from "../../../kernel/pages/html.ts";
import { alertOf, htmlPage } from "../../../kernel/pages/html-page.ts";
import { type PageLanguage, pageLanguage, showMoment } from "../../../kernel/pages/page-language.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Answer, Context } from "../../../kernel/wire/route.ts";
import { explainFault } from "../explain-fault.ts";
import { findOperatorOf } from "../operators/store.ts";
import { passwordField } from "../passwords/password-field.ts";
import { wrongCode } from "../problems.ts";
import { checkCode } from "../second-factor/check-code.ts";
import { findMethods } from "../second-factor/find-methods.ts";
import { orShow } from "../second-factor/setup-page.ts";
import { proveByPassword } from "../sessions/prove-by-password.ts";
import { findMember, findSettings } from "../team/store.ts";
import { identityTexts } from "../texts/identity-texts.ts";

type Login = { email?: string; password?: string; code?: string };

const mostShown = 100;

/**
 * Serves the page on which the operator reads the mails that were not sent. Each look takes the
 * password, so that no session stays in a browser.
 */
export const outboxPage = {
  show: ({ wantedLanguage }: Context): Answer => showLogin(pageLanguage(wantedLanguage), "", ""),

  read(context: Context, login: Login): Promise<Answer> {
    const language = pageLanguage(context.wantedLanguage);
    return orShow(
      async () => {
        await requireOperator(context, login);
        return showMails(context, language);
      },
      async (problem) => {
        const { refused } = identityTexts[language].outboxPage;
        const sentence = problem.type === forbidden ? refused : explainFault(problem, language);
        return showLogin(language, login.email ?? "", sentence);
      },
    );
  },
};

/** Throws what `proveByPassword` throws, wrong-code and forbidden. */
async function requireOperator(context: Context, { email = "", password = "", code = "" }: Login): Promise<void> {
  const { kernel } = context;
  const { query } = kernel.database;
  const account = await proveByPassword(context, { email, password });
  const hasSecondFactor = (await findMethods(query, account.id)).length > 0;
  if (hasSecondFactor) {
    const use = await checkCode(kernel, account, code);
    if (use === undefined || !(await context.commit(use))) {
      throw new Problem(wrongCode, "Type the code that your app shows now, or a recovery code. Each works once.");
    }
  }
  const operator = await findOperatorOf(query, account.id);
  const home = operator?.workspaceId ?? null;
  const member = home === null ? undefined : await findMember(query, home, account.id);
  const needsFactor = home !== null && (await findSettings(query, home)).requireSecondFactor;
  const isInTeam = home === null || (member !== undefined && member.role !== "agent");
  if (operator === undefined || !isInTeam || (needsFactor && !hasSecondFactor)) {
    throw new Problem(forbidden, "Only the operator of this installation may read these mails.");
  }
}

function showLogin(language: PageLanguage, email: string, sentence: string): Answer {
  const { outboxPage: texts, fields } = identityTexts[language];
  return htmlPage(
    sentence === "" ? 200 : 422,
    texts.title,
    html`${alertOf(sentence)}<p>${texts.text}</p>
    <form method="post" action="/account/outbox"><label for="email">${fields.email}</label>
    <input id="email" name="email" type="email" value="${email}" autocomplete="username" required maxlength="320">
    ${passwordField(language)}
    <label for="code">${texts.code}</label>
    <input id="code" name="code" autocomplete="one-time-code" maxlength="40">
    <button>${texts.show}</button></form>`,
    { language },
  );
}

async function showMails({ kernel }: Context, language: PageLanguage): Promise<Answer> {
  const texts = identityTexts[language].outboxPage;
  const page = { before: undefined, limit: mostShown, status: undefined };
  const mails = await listMails(kernel.database.query, page);
  const shown = mails.map((mail) => {
    const { to, subject, text } = readStoredMail(kernel, mail);
    return html`<h2><bdi>${subject}</bdi></h2>
<p class="quiet"><bdi>${to}</bdi><br>${showMoment(mail.createdAt, language)}<br>${stateOf(mail, texts.statuses)}</p>
<p>${text
      .trim()
      .split("\n")
      .map((line) => html`${linkedLine(line, kernel.config.publicUrl)}<br>`)}</p>`;
  });
  const advice = mails.length < mostShown ? undefined : html`<p class="quiet">${texts.more}</p>`;
  return htmlPage(200, texts.title, html`${mails.length === 0 ? html`<p>${texts.none}</p>` : shown}${advice}`, {
    language,
  });
}

function stateOf({ status, reason }: OutgoingMail, words: Readonly<Record<OutgoingMail["status"], string>>): string {
  return reason === null ? words[status] : `${words[status]}: ${reason}`;
}

/** Links what leads to Parley's own pages: customers may have written other addresses. */
function linkedLine(line: string, publicUrl: string): Html[] {
  return line
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${publicUrl}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

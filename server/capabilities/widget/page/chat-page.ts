import { html } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { widgetTexts } from "../texts/widget-texts.ts";
import { callerOfPage, noSuchKey } from "../widget-config.ts";
import { chosenFields } from "../widget-settings.ts";

/**
 * Shows the chat of a publishable key as a page of its own: for a link in a mail, or a QR code.
 * @throws not-found, also where the settings say that there is no such page
 */
export async function chatPage(call: Call<{ key: string }, { lang?: string | undefined }, unknown>): Promise<Answer> {
  const { kernel, params, query } = call;
  const caller = await callerOfPage(call, params.key);
  const db = kernel.database.query;
  const fields = caller === undefined ? undefined : await chosenFields(db, caller.workspaceId, caller.id);
  if (fields?.page !== true) {
    call.countStranger();
    throw noSuchKey();
  }
  const language = pageLanguage(query.lang, call.header("accept-language"));
  const texts = widgetTexts[language];
  const content = html`<parley-chat data-form="page" data-language="${language}"></parley-chat>
<script src="/widget.js" data-key="${params.key}" async></script>
<noscript><p role="alert">${texts.needsScript}</p></noscript>`;
  const page = htmlPage(200, fields.name ?? texts.title, content, { language });
  const policy = page.headers["content-security-policy"] ?? "";
  return new Answer(200, page.body, {
    ...page.headers,
    "content-security-policy": `${policy}; script-src 'self'; connect-src 'self'; img-src 'self'`,
  });
}

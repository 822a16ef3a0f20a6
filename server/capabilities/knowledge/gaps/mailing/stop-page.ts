import { html } from "../../../../kernel/pages/html.ts";
import { hiddenField, htmlPage } from "../../../../kernel/pages/html-page.ts";
import { pageLanguage } from "../../../../kernel/pages/page-language.ts";
import { inTransaction } from "../../../../kernel/storage/database.ts";
import type { Answer, Context } from "../../../../kernel/wire/route.ts";
import { knowledgeTexts } from "../../texts/knowledge-texts.ts";
import { StopToken } from "./stop-token.ts";
import { deleteSubscription } from "./store.ts";

type Link = { token?: string };

/**
 * Serves the page behind the link that stops the weekly mail. Mail programs post to the same
 * address with one click (RFC 8058). To stop twice is no error.
 */
export const stopPage = {
  show(context: Context, { token = "" }: Link): Answer {
    const { language, texts } = wordsFor(context);
    if (StopToken.read(context.kernel, token) === undefined) return unknownLink(context);
    const form = html`<form method="post" action="/account/gap-mail">${hiddenField("token", token)}<button>${texts.button}</button></form>`;
    return htmlPage(200, texts.title, html`<p>${texts.text}</p>${form}`, { language });
  },

  async submit(context: Context, { token = "" }: Link): Promise<Answer> {
    const { kernel } = context;
    const member = StopToken.read(kernel, token);
    if (member === undefined) return unknownLink(context);
    await inTransaction(kernel.database, (tx) => deleteSubscription(tx, member.workspaceId, member.accountId));
    const { language, texts } = wordsFor(context);
    return htmlPage(200, texts.stopped.title, html`<p>${texts.stopped.text}</p>`, { language });
  },
};

function unknownLink(context: Context): Answer {
  const { language, texts } = wordsFor(context);
  return htmlPage(422, texts.wrongLink.title, html`<p>${texts.wrongLink.text}</p>`, { language });
}

/** The page speaks the language of the browser. */
function wordsFor(context: Context) {
  const language = pageLanguage(context.wantedLanguage);
  return { language, texts: knowledgeTexts[language].stopPage };
}

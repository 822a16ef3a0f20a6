import { html } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Answer } from "../../../kernel/wire/route.ts";
import { leaveLists } from "./leave-lists.ts";
import { type LinkCall, readerOfLink, showWrongLink } from "./reader-of-link.ts";

/**
 * The page behind the link that ends all mails. Opening it changes nothing. Its button posts to the same
 * address, and so do mail programs with one click (RFC 8058): without cookie, redirect or question.
 */
export const leavePage = {
  async show(call: LinkCall): Promise<Answer> {
    const found = await readerOfLink(call);
    if (found === undefined) return showWrongLink(call);
    const { reader, who, texts, look, preferencesUrl } = found;
    const page = html`<p>${texts.leave.text(reader.email, who)}</p>
<form method="post"><button>${texts.leave.button}</button></form>
<p><a href="${preferencesUrl}">${texts.confirmed.preferences}</a></p>`;
    return htmlPage(200, texts.leave.title, page, look);
  },

  async submit(call: LinkCall): Promise<Answer> {
    const found = await readerOfLink(call);
    if (found === undefined) return showWrongLink(call);
    const { kernel, clientAddress: ip, userAgent } = call;
    const { who, texts, look, preferencesUrl } = found;
    const at = new Date(kernel.clock.now());
    await inTransaction(kernel.database, (tx) =>
      leaveLists(
        tx,
        found,
        { listIds: undefined, reason: "unsubscribed", at },
        { ip, userAgent, language: look.language ?? null },
      ),
    );
    const { title, text, preferences } = texts.left;
    const page = html`<p>${text(who)}</p><p><a href="${preferencesUrl}">${preferences}</a></p>`;
    return htmlPage(200, title, page, look);
  },
};

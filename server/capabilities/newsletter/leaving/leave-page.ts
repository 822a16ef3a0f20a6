import { html } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Answer } from "../../../kernel/wire/route.ts";
import { leaveLists } from "./leave-lists.ts";
import { getsMails, type LinkCall, type ReaderOfLink, readerOfLink, showWrongLink } from "./reader-of-link.ts";

/**
 * The page behind the link that ends all mails. Opening it changes nothing. Its button posts to the same
 * address, and so do mail programs with one click (RFC 8058): without cookie, redirect or question.
 */
export const leavePage = {
  async show(call: LinkCall): Promise<Answer> {
    const found = await readerOfLink(call);
    if (found === undefined) return showWrongLink(call);
    const { reader, who, texts, look, preferencesUrl } = found;
    const waitsForConfirmation = reader.lists.some(({ status }) => status === "pending");
    if (!getsMails(reader) && !waitsForConfirmation) return showLeft(found);
    const page = html`<p>${texts.leave.text(reader.email, who)}</p>
<form method="post"><button>${texts.leave.button}</button></form>
<p><a href="${preferencesUrl}">${texts.confirmed.preferences}</a></p>`;
    return htmlPage(200, texts.leave.title, page, look);
  },

  async submit(call: LinkCall): Promise<Answer> {
    const found = await readerOfLink(call);
    if (found === undefined) return showWrongLink(call);
    const { kernel, clientAddress: ip, userAgent } = call;
    const { look } = found;
    const at = new Date(kernel.clock.now());
    await inTransaction(kernel.database, (tx) =>
      leaveLists(
        tx,
        found,
        { listIds: undefined, reason: "unsubscribed", at },
        { ip, userAgent, language: look.language ?? null },
      ),
    );
    return showLeft(found);
  },
};

/** Says that the mails have ended, and the one way back: no link brings back a reader who has left all lists. */
function showLeft({ who, texts, look }: ReaderOfLink): Answer {
  const { title, text, again } = texts.left;
  return htmlPage(200, title, html`<p>${text(who)}</p><p>${again}</p>`, look);
}

import { html } from "../../../../kernel/pages/html.ts";
import { hiddenField, htmlPage } from "../../../../kernel/pages/html-page.ts";
import { inTransaction } from "../../../../kernel/storage/database.ts";
import type { Answer, Context } from "../../../../kernel/wire/route.ts";
import { StopToken } from "./stop-token.ts";
import { deleteSubscription } from "./store.ts";

type Link = { token?: string };

/**
 * Serves the page behind the link that stops the weekly mail. Mail programs post to the same
 * address with one click (RFC 8058). To stop twice is no error.
 */
export const stopPage = {
  show({ kernel }: Context, { token = "" }: Link): Answer {
    if (StopToken.read(kernel, token) === undefined) return unknownLink();
    const form = html`<form method="post" action="/account/gap-mail">${hiddenField("token", token)}<button>Stop the mail</button></form>`;
    return htmlPage(
      200,
      "Stop the weekly mail?",
      html`<p>You will get no more mails about gaps of the knowledge.</p>${form}`,
    );
  },

  async submit({ kernel }: Context, { token = "" }: Link): Promise<Answer> {
    const member = StopToken.read(kernel, token);
    if (member === undefined) return unknownLink();
    await inTransaction(kernel.database, (tx) => deleteSubscription(tx, member.workspaceId, member.accountId));
    return htmlPage(
      200,
      "Stopped",
      html`<p>You get no more mails about gaps of the knowledge. You can close this page.</p>`,
    );
  },
};

const unknownLink = (): Answer =>
  htmlPage(
    422,
    "This link is not complete",
    html`<p>Open the whole link of the mail, or change the setting in Parley.</p>`,
  );

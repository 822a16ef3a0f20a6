import { listMails, type OutgoingMail as StoredMail } from "../../../kernel/mail/store.ts";
import { readStoredMail } from "../../../kernel/mail/store-mail.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import { listOf, type Page } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { OutgoingMail } from "./schema.ts";

type OutboxQuery = { limit?: number; cursor?: string; status?: StoredMail["status"] };

/**
 * Returns the mails of the installation that were not sent, newest first. A key that leaks must not
 * sign its finder in as another person, so the operator asks with an access token. Throws
 * forbidden.
 */
export async function readOutbox(context: Context, query: OutboxQuery): Promise<Page<OutgoingMail>> {
  if (context.caller.kind !== "member") {
    throw new Problem(forbidden, "Mails hold links that sign people in. Sign in as the operator: no key reads them.");
  }
  return listOutbox(context, query);
}

const showMail = show(OutgoingMail);

const listOutbox = listOf({
  name: "outbox",
  find: ({ kernel }, { last, limit }, { status }: OutboxQuery) =>
    listMails(kernel.database.query, { before: last, limit, status }),
  show: (row, { kernel }) => showMail({ ...row, ...readStoredMail(kernel, row) }),
});

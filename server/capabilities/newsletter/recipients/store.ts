import type { Queryable } from "../../../kernel/storage/database.ts";
import { all, sql } from "../../../kernel/storage/sql.ts";

/** The SQL of who gets the mails of a list. */

export type Recipient = {
  id: string;
  email: string;
  name: string | null;
  language: string | null;
  contactId: string | null;
};

const columns = sql`subscriber.id, subscriber.email, subscriber.name, subscriber.language,
  subscriber.contact_id`;

/** Confirmed on one of the lists, reachable, and not suppressed. */
const mayBeMailed = (listIds: readonly string[]) => sql`
  subscriber.state = 'active' and subscriber.email is not null
  and exists (
    select from subscription where subscription.workspace_id = subscriber.workspace_id
      and subscription.subscriber_id = subscriber.id and subscription.status = 'confirmed'
      and subscription.list_id = any(${listIds}::uuid[]))
  and not exists (
    select from suppression where suppression.workspace_id = subscriber.workspace_id
      and suppression.address_hash = subscriber.address_hash)`;

/** Reads the recipients in the order of their ids. `after` is the id of the last recipient already read. */
export async function readRecipients(
  db: Queryable,
  workspaceId: string,
  page: { listIds: readonly string[]; after: string | undefined; limit: number },
): Promise<Recipient[]> {
  return all<Recipient>(db)`
    select ${columns} from subscriber
    where subscriber.workspace_id = ${workspaceId}
      ${page.after === undefined ? sql`` : sql`and subscriber.id > ${page.after}`} and ${mayBeMailed(page.listIds)}
    order by subscriber.id limit ${page.limit}`;
}

/** Counts all of them. */
export async function countRecipients(db: Queryable, workspaceId: string, listIds: readonly string[]): Promise<number> {
  const [row] = await all<{ count: number }>(db)`
    select count(*) as count from subscriber
    where subscriber.workspace_id = ${workspaceId} and ${mayBeMailed(listIds)}`;
  return row?.count ?? 0;
}

/** Gives those among the subscribers who are recipients still: read it directly before a mail is handed over. */
export async function stillRecipients(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
  listIds: readonly string[],
): Promise<Recipient[]> {
  return all<Recipient>(db)`
    select ${columns} from subscriber
    where subscriber.workspace_id = ${workspaceId} and subscriber.id = any(${ids}::uuid[])
      and ${mayBeMailed(listIds)}
    order by subscriber.id`;
}

/** Gives those of these ids that are lists of the workspace. */
export async function findListIds(db: Queryable, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select id from newsletter_list
    where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`;
  return found.map(({ id }) => id);
}

import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first } from "../../../kernel/storage/sql.ts";
import type { Notify } from "../schema.ts";

/** Tables `lead_settings`, `lead_notice` and `lead_link`, and the mark `is_announced` of leads. */

export async function findNotify(db: Queryable, workspaceId: string): Promise<Notify | undefined> {
  const found = await first<{ notify: Notify }>(db)`
    select notify from lead_settings where workspace_id = ${workspaceId}`;
  return found?.notify;
}

export async function writeNotify(tx: Transaction, workspaceId: string, notify: Notify): Promise<void> {
  await execute(tx)`
    insert into lead_settings (workspace_id, notify) values (${workspaceId}, ${notify})
    on conflict (workspace_id) do update set notify = excluded.notify`;
}

export async function findUnannouncedWorkspaces(db: Queryable): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select distinct workspace_id as id from lead where not is_announced and status <> 'spam'`;
  return found.map(({ id }) => id);
}

/** Marks leads as announced, and counts those that this transaction marked and no other. */
export async function markAnnounced(tx: Transaction, workspaceId: string): Promise<number> {
  const marked = await execute(tx)`
    update lead set is_announced = true
    where workspace_id = ${workspaceId} and not is_announced and status <> 'spam' returning id`;
  return marked;
}

/**
 * Adds to what the members are owed. Those who were owed nothing get it at once, if their last mail
 * is old.
 */
export async function oweMembers(
  tx: Transaction,
  workspaceId: string,
  accountIds: readonly string[],
  owed: { came: number; given: number; at: Date },
): Promise<void> {
  await execute(tx)`
    insert into lead_notice as notice (workspace_id, account_id, came, given, next_at)
    select ${workspaceId}::uuid, account_id, ${owed.came}::integer, ${owed.given}::integer, ${owed.at}
    from unnest(${accountIds}::uuid[]) as account_id order by account_id
    on conflict (workspace_id, account_id) do update
      set came = notice.came + excluded.came, given = notice.given + excluded.given`;
}

type Notice = { workspaceId: string; accountId: string; came: number; given: number };

/** Locks a notice that is due and that no other node is writing, and gives it. */
export async function lockDueNotice(tx: Transaction, now: Date): Promise<Notice | undefined> {
  return first<Notice>(tx)`
    select workspace_id, account_id, came, given from lead_notice
    where next_at <= ${now} and (came > 0 or given > 0)
    order by next_at limit 1 for update skip locked`;
}

/** `isPaid`: the mail was sent, and nothing is owed any more. */
export async function moveNotice(
  tx: Transaction,
  { workspaceId, accountId }: Notice,
  { isPaid, nextAt }: { isPaid: boolean; nextAt: Date },
): Promise<void> {
  await execute(tx)`
    update lead_notice set next_at = ${nextAt},
      came = case when ${isPaid}::boolean then 0 else came end, given = case when ${isPaid}::boolean then 0 else given end
    where workspace_id = ${workspaceId} and account_id = ${accountId}`;
}

export type ShortLead = { id: string; score: number };

/** Finds the newest ones that were announced. */
export async function findNewest(db: Queryable, workspaceId: string, limit: number): Promise<ShortLead[]> {
  return all<ShortLead>(db)`
    select id, score from lead where workspace_id = ${workspaceId} and status <> 'spam' and is_announced
    order by id desc limit ${limit}`;
}

/** Gives those of the member that were changed last. */
export async function findGiven(db: Queryable, notice: Notice, limit: number): Promise<ShortLead[]> {
  return all<ShortLead>(db)`
    select id, score from lead where workspace_id = ${notice.workspaceId} and assignee_id = ${notice.accountId}
    order by updated_at desc, id desc limit ${limit}`;
}

/** Stores the links that a mail has. */
export async function insertLinks(
  tx: Transaction,
  { workspaceId, accountId }: Pick<Notice, "workspaceId" | "accountId">,
  links: readonly { leadId: string; tokenHash: Buffer }[],
  expiresAt: Date,
): Promise<void> {
  await execute(tx)`
    insert into lead_link (token_hash, workspace_id, lead_id, account_id, expires_at)
    select token_hash, ${workspaceId}::uuid, lead_id, ${accountId}::uuid, ${expiresAt}::timestamptz
    from unnest(${links.map(({ tokenHash }) => tokenHash)}::bytea[], ${links.map(({ leadId }) => leadId)}::uuid[])
      as link (token_hash, lead_id)`;
}

type Link = { workspaceId: string; leadId: string; accountId: string };

/** Finds which lead a link shows, and to which member, while it has not ended. */
export async function findLink(db: Queryable, tokenHash: Buffer, now: Date): Promise<Link | undefined> {
  return first<Link>(db)`
    select workspace_id, lead_id, account_id from lead_link
    where token_hash = ${tokenHash} and expires_at > ${now}`;
}

export async function deleteEndedLinks(db: Queryable, now: Date): Promise<void> {
  await execute(db)`delete from lead_link where expires_at <= ${now}`;
}

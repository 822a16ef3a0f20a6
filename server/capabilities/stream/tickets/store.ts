import type { Queryable } from "../../../kernel/storage/database.ts";
import { execute, first } from "../../../kernel/storage/sql.ts";

export async function insertTicket(
  db: Queryable,
  ticket: { workspaceId: string; hash: Buffer; caller: unknown; expiresAt: Date },
): Promise<void> {
  await execute(db)`
    insert into stream_ticket (workspace_id, ticket_hash, caller, expires_at)
    values (${ticket.workspaceId}, ${ticket.hash}, ${JSON.stringify(ticket.caller)}, ${ticket.expiresAt})`;
}

export async function findTicket(db: Queryable, hash: Buffer, now: Date): Promise<{ caller: unknown } | undefined> {
  return first<{ caller: unknown }>(db)`
    select caller from stream_ticket where ticket_hash = ${hash} and expires_at > ${now}`;
}

/**
 * Returns true when this call deleted the ticket. Of several calls at the same time, on any nodes, one
 * does.
 */
export async function deleteTicket(db: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const result = await execute(db)`
    delete from stream_ticket where ticket_hash = ${hash} and expires_at > ${now}`;
  return result > 0;
}

export async function deleteTicketsEnded(db: Queryable): Promise<void> {
  await execute(db)`
    delete from stream_ticket where expires_at < now()`;
}

import { sql } from "kysely";
import type { Queryable } from "../../../kernel/storage/database.ts";

export async function insertTicket(
  db: Queryable,
  ticket: { workspaceId: string; hash: Buffer; caller: unknown; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("stream_ticket")
    .values({
      workspace_id: ticket.workspaceId,
      ticket_hash: ticket.hash,
      caller: JSON.stringify(ticket.caller),
      expires_at: ticket.expiresAt,
    })
    .execute();
}

export async function findTicket(db: Queryable, hash: Buffer, now: Date): Promise<{ caller: unknown } | undefined> {
  return db
    .selectFrom("stream_ticket")
    .select("caller")
    .where("ticket_hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/**
 * True when this call deleted the ticket. Of several calls at the same time, on any nodes, one
 * does.
 */
export async function deleteTicket(db: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const result = await db
    .deleteFrom("stream_ticket")
    .where("ticket_hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteTicketsEnded(db: Queryable): Promise<void> {
  await db.deleteFrom("stream_ticket").where("expires_at", "<", sql<Date>`now()`).execute();
}

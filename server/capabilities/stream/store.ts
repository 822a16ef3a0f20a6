import { sql } from "kysely";
import type { Event } from "../../kernel/log/event.ts";
import type { Queryable } from "../../kernel/storage/database.ts";

/** All SQL of the stream. */

/** Events after a position, in commit order. */
export async function readEvents(db: Queryable, workspaceId: string, after: number, limit: number): Promise<Event[]> {
  return db
    .selectFrom("event")
    .select([
      "id",
      "workspace_id as workspaceId",
      "position",
      "type",
      "data",
      "caused_by as causedBy",
      "depth",
      "created_at as createdAt",
    ])
    .where("workspace_id", "=", workspaceId)
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .execute();
}

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

export async function findTicket(db: Queryable, hash: Buffer): Promise<{ caller: unknown } | undefined> {
  return db
    .selectFrom("stream_ticket")
    .select("caller")
    .where("ticket_hash", "=", hash)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
}

/** True for one caller only, whichever node asks first. */
export async function useUpTicket(db: Queryable, hash: Buffer): Promise<boolean> {
  const result = await db
    .deleteFrom("stream_ticket")
    .where("ticket_hash", "=", hash)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteExpiredTickets(db: Queryable): Promise<void> {
  await db.deleteFrom("stream_ticket").where("expires_at", "<", sql<Date>`now()`).execute();
}

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** Table `lead_note`. */

export type NoteRow = { id: string; leadId: string; text: string; authorId: string | null; createdAt: Date };
const noteColumns = sql`id, lead_id as "leadId", text, author_id as "authorId", created_at as "createdAt"`;

export async function insertNote(
  tx: Transaction,
  workspaceId: string,
  note: Omit<NoteRow, "createdAt">,
): Promise<NoteRow> {
  const inserted = await sql<NoteRow>`
    insert into lead_note (workspace_id, lead_id, id, author_id, text)
    values (${workspaceId}, ${note.leadId}, ${note.id}, ${note.authorId}, ${note.text})
    returning ${noteColumns}`.execute(tx);
  return inserted.rows[0]!;
}

export async function findNote(
  db: Queryable,
  workspaceId: string,
  leadId: string,
  id: string,
): Promise<NoteRow | undefined> {
  const found = await sql<NoteRow>`
    select ${noteColumns} from lead_note
    where workspace_id = ${workspaceId} and lead_id = ${leadId} and id = ${id}`.execute(db);
  return found.rows[0];
}

/** Newest first. `before` is the id of the last note shown. */
export async function findNotes(
  db: Queryable,
  workspaceId: string,
  leadId: string,
  page: { before: string | undefined; limit: number },
): Promise<NoteRow[]> {
  const found = await sql<NoteRow>`
    select ${noteColumns} from lead_note
    where workspace_id = ${workspaceId} and lead_id = ${leadId}
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`.execute(db);
  return found.rows;
}

export async function deleteNote(tx: Transaction, workspaceId: string, leadId: string, id: string): Promise<boolean> {
  const deleted = await sql`
    delete from lead_note where workspace_id = ${workspaceId} and lead_id = ${leadId} and id = ${id}
    returning id`.execute(tx);
  return deleted.rows.length > 0;
}

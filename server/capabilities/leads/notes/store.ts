import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";

/** Table `lead_note`. */

type NoteRow = { id: string; leadId: string; text: string; authorId: string | null; createdAt: Date };
const noteColumns = sql`id, lead_id, text, author_id, created_at`;

export async function insertNote(
  tx: Transaction,
  workspaceId: string,
  note: Omit<NoteRow, "createdAt">,
): Promise<NoteRow> {
  return one<NoteRow>(tx)`
    insert into lead_note (workspace_id, lead_id, id, author_id, text)
    values (${workspaceId}, ${note.leadId}, ${note.id}, ${note.authorId}, ${note.text})
    returning ${noteColumns}`;
}

export async function findNote(
  db: Queryable,
  workspaceId: string,
  leadId: string,
  id: string,
): Promise<NoteRow | undefined> {
  return first<NoteRow>(db)`
    select ${noteColumns} from lead_note
    where workspace_id = ${workspaceId} and lead_id = ${leadId} and id = ${id}`;
}

/** Lists the notes, newest first. `before` is the id of the last note shown. */
export async function findNotes(
  db: Queryable,
  workspaceId: string,
  leadId: string,
  page: { before: string | undefined; limit: number },
): Promise<NoteRow[]> {
  return all<NoteRow>(db)`
    select ${noteColumns} from lead_note
    where workspace_id = ${workspaceId} and lead_id = ${leadId}
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`;
}

/** With a lead: false as well where the note is of another one. */
export async function deleteNote(tx: Transaction, workspaceId: string, id: string, leadId?: string): Promise<boolean> {
  const deleted = await execute(tx)`
    delete from lead_note where workspace_id = ${workspaceId} and id = ${id}
      and lead_id = coalesce(${leadId ?? null}::uuid, lead_id)
    returning id`;
  return deleted > 0;
}

/** An array with the ids of the notes of a workspace. */
export const idsOfNotes = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from lead_note where workspace_id = ${workspaceId})`;

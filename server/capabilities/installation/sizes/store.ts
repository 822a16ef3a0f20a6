import type { Queryable } from "../../../kernel/storage/database.ts";
import { all, execute, first, one } from "../../../kernel/storage/sql.ts";

/** The SQL of how large the installation is. */

/** Bytes on the disk. `fileBytes` counts files wherever they lie, and `tableBytes` the largest tables alone. */
export type Sizes = {
  databaseBytes: number;
  workspaceDatabaseBytes: number;
  fileBytes: number;
  tableBytes: Record<string, number>;
};

export type SizeNote = Sizes & { notedAt: Date };

export async function readDatabaseBytes(db: Queryable): Promise<number> {
  const { bytes } = await one<{ bytes: number }>(db)`
    select pg_database_size(current_database())::double precision as bytes`;
  return bytes;
}

/** Finds the largest tables with their indexes and all that belongs to them, in bytes on the disk. */
export async function findLargestTables(db: Queryable, limit: number): Promise<{ name: string; bytes: number }[]> {
  return all<{ name: string; bytes: number }>(db)`
    select relname as name, pg_total_relation_size(oid)::double precision as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by bytes desc, name limit ${limit}`;
}

export async function hasSizeNote(db: Queryable, day: string): Promise<boolean> {
  return (await first(db)`select from size_note where day = ${day}::date`) !== undefined;
}

/** Notes the sizes of a day. What another node noted for it stays. */
export async function insertSizeNote(db: Queryable, day: string, note: SizeNote): Promise<void> {
  await execute(db)`
    insert into size_note (day, noted_at, database_bytes, workspace_database_bytes, file_bytes, table_bytes)
    values (${day}::date, ${note.notedAt}, ${note.databaseBytes}, ${note.workspaceDatabaseBytes}, ${note.fileBytes},
      ${JSON.stringify(note.tableBytes)}::jsonb)
    on conflict (day) do nothing`;
}

export async function deleteSizeNotes(db: Queryable, before: string): Promise<void> {
  await execute(db)`delete from size_note where day < ${before}::date`;
}

/** Finds the last note that is so old or older, else the oldest one. */
export async function findSizeNoteBefore(db: Queryable, notedAt: Date): Promise<SizeNote | undefined> {
  return first<SizeNote>(db)`
    select noted_at, database_bytes, workspace_database_bytes, file_bytes, table_bytes from size_note
    order by noted_at <= ${notedAt} desc, case when noted_at <= ${notedAt} then noted_at end desc, noted_at limit 1`;
}

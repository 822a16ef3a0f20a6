import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupDamaged, type StoredPart } from "@parley/backup";
import type { Client } from "pg";
import { openWorkspaceTables, type WorkspacePart, type WorkspaceTables } from "../../capabilities/database/index.ts";
import { createLogger } from "../../kernel/logger.ts";
import { createSecrets } from "../../kernel/secrets.ts";
import { openDatabase } from "../../kernel/storage/database.ts";
import { migrate } from "../../migrations/migrate.ts";
import { readMigrations } from "../../migrations/read-migrations.ts";
import type { Installation } from "../open-installation.ts";
import { type Contents, type Origin, partNames } from "./contents.ts";
import { connectTo, hashOfMigrations, type Watch } from "./parts-of.ts";
import * as store from "./store.ts";

/** The beginning of every backup. */
export type Beginning = { origin: Origin; secret: string };

/** Files are handed to this. */
type FileTarget = { write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> };

/**
 * Reads the origin and the secret of a backup. Throws where this program cannot restore the backup.
 */
export async function readBeginning(parts: AsyncIterator<StoredPart>): Promise<Beginning> {
  const origin = JSON.parse(await textOf(await nextPart(parts, partNames.origin))) as Origin;
  const migrations = readMigrations();
  if (origin.schema > migrations.length)
    throw new Error(
      `The backup has schema ${origin.schema}, and this Parley knows only ${migrations.length}. Restore it with Parley ${origin.version} or newer.`,
    );
  const own = hashOfMigrations(migrations.slice(0, origin.schema).map(({ hash }) => hash));
  if (own !== origin.migrations)
    throw new Error(
      `The schema of the backup was made by other migrations than this Parley has. Restore it with the Parley ${origin.version} that made it.`,
    );
  return { origin, secret: await textOf(await nextPart(parts, partNames.secret)) };
}

/**
 * Fills an empty installation with the rest of a backup. The main database is committed as a whole, and only
 * when the backup has been read to its end. `isAgain`: what an earlier restore has left in the cluster of
 * workspaces is dropped.
 */
export async function restoreParts(
  parts: AsyncIterator<StoredPart>,
  { origin, secret }: Beginning,
  target: Pick<Installation, "connection" | "workspaceCluster"> & { files: FileTarget },
  watch: Watch,
  { isAgain = false }: { isAgain?: boolean } = {},
): Promise<Contents> {
  watch.doing("the schema");
  const database = openDatabase(target.connection, { maxConnections: 2 });
  try {
    await migrate(database, createLogger("silent"), { upTo: origin.schema });
  } finally {
    await database.close();
  }
  const client = await connectTo(target.connection);
  let workspaces: WorkspaceTables | undefined;
  const openWorkspaces = async () => {
    const { workspaceCluster } = target;
    workspaces ??= await openWorkspaceTables({ workspaceCluster, secrets: createSecrets(secret, null) });
    return workspaces;
  };
  try {
    await store.beginFilling(client);
    const tables = await store.listTables(client);
    const references = await store.prepareFilling(client, tables);
    const contents = await fillAll(parts, client, target.files, openWorkspaces, watch, isAgain);
    watch.doing("the references between tables");
    await store.finishFilling(client, tables, references);
    for (const sequence of contents.sequences) await store.setSequence(client, sequence);
    await store.commit(client);
    await store.analyze(client);
    return contents;
  } finally {
    await client.end();
    await workspaces?.close();
  }
}

async function fillAll(
  parts: AsyncIterator<StoredPart>,
  client: Client,
  files: FileTarget,
  openWorkspaces: () => Promise<WorkspaceTables>,
  watch: Watch,
  isAgain: boolean,
): Promise<Contents> {
  let contents: Contents | undefined;
  const rowsOf = new Map<string, number>();
  const made = new Set<string>();
  let fileCount = 0;
  for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
    const { name, about, content } = next.value;
    if (contents !== undefined) throw new BackupDamaged("The parts of the backup are out of order.");
    const [kind, ...rest] = name.split("/");
    watch.doing(name);
    if (kind === partNames.table)
      rowsOf.set(rest.join("/"), await fillTable(client, about as store.Table, content, watch));
    else if (kind === partNames.workspace) {
      const { workspaceId, part } = about as { workspaceId: string; part: WorkspacePart };
      const workspaces = await openWorkspaces();
      if (!made.has(workspaceId)) await makeAnew(workspaces, workspaceId, isAgain);
      made.add(workspaceId);
      await workspaces.fill(workspaceId, part, counted(content, watch));
    } else if (kind === partNames.file) {
      await files.write((about as { key: string }).key, counted(content, watch));
      fileCount++;
    } else if (kind === partNames.contents) contents = JSON.parse(await textOf(next.value)) as Contents;
    else throw new BackupDamaged(`The backup has an unknown part ${kind}. A newer Parley may have made it.`);
  }
  if (contents === undefined) throw new BackupDamaged("The backup is cut: its end is missing.");
  const isWhole =
    contents.tables.length === rowsOf.size &&
    contents.tables.every(({ name, rows }) => rowsOf.get(name) === rows) &&
    contents.workspaces.length === made.size &&
    contents.files.count === fileCount;
  if (!isWhole) throw new BackupDamaged("The backup lacks parts that its end names.");
  return contents;
}

async function makeAnew(workspaces: WorkspaceTables, id: string, isAgain: boolean): Promise<void> {
  if (await workspaces.has(id)) {
    if (!isAgain)
      throw new Error(
        `The cluster of workspaces has tables of the workspace ${id} already. Restore into an empty cluster.`,
      );
    await workspaces.drop(id);
  }
  await workspaces.make(id);
}

async function fillTable(
  client: Client,
  table: store.Table,
  content: AsyncIterable<Buffer>,
  watch: Watch,
): Promise<number> {
  const rows = store.writeRows(client, table);
  try {
    await pipeline(Readable.from(counted(content, watch), { objectMode: false }), rows);
  } catch (cause) {
    if (cause instanceof BackupDamaged) throw cause;
    throw new Error(`The table ${table.schema}.${table.name} cannot be filled: ${(cause as Error).message}`, { cause });
  }
  return rows.rowCount;
}

async function* counted(content: AsyncIterable<Buffer>, watch: Watch): AsyncGenerator<Buffer, void> {
  for await (const piece of content) {
    watch.read(piece.length);
    yield piece;
  }
}

async function nextPart(parts: AsyncIterator<StoredPart>, name: string): Promise<StoredPart> {
  const next = await parts.next();
  if (next.done !== true && next.value.name === name) return next.value;
  throw new BackupDamaged(`The backup lacks its part ${name}.`);
}

async function textOf({ content }: StoredPart): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

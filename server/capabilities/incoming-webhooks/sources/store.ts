import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { SchemeName } from "../signature-schemes/signature-schemes.ts";

/** The SQL of sources: who may send webhooks here. */

/** The JSON Schemas of a source, by kind of event. */
export type EventSchemas = Record<string, Record<string, unknown>>;

/** What a source sends: `{event, data}`, or mails. */
export type SourceFormat = "events" | "email";

export type SourceRow = {
  workspaceId: string;
  id: string;
  name: string;
  scheme: SchemeName;
  format: SourceFormat;
  /** The address whose mails the source passes on. */
  address: string | null;
  encryptedSecrets: Buffer;
  schemas: EventSchemas;
  isDefault: boolean;
  /** One more after each change. */
  version: number;
  createdAt: Date;
};

const sourceColumns = [
  "workspace_id as workspaceId",
  "id",
  "name",
  sql<SchemeName>`scheme`.as("scheme"),
  sql<SourceFormat>`format`.as("format"),
  "address",
  "sealed_secrets as encryptedSecrets",
  sql<SourceRow["schemas"]>`schemas`.as("schemas"),
  "is_default as isDefault",
  "version",
  "created_at as createdAt",
] as const;

/** The number of the advisory lock under which the default source is chosen. */
const defaultSourceLock = 7_210_007;

/**
 * Locks the choice of the default source until the end of the transaction, so that there is never a
 * second one.
 */
export async function lockDefaultSource(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${defaultSourceLock})`.execute(tx);
}

export async function hasSources(tx: Transaction, workspaceId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("inbound_source")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertSource(tx: Transaction, source: Omit<SourceRow, "version">): Promise<void> {
  await tx
    .insertInto("inbound_source")
    .values({
      workspace_id: source.workspaceId,
      id: source.id,
      name: source.name,
      scheme: source.scheme,
      format: source.format,
      address: source.address,
      sealed_secrets: source.encryptedSecrets,
      schemas: JSON.stringify(source.schemas),
      is_default: source.isDefault,
      created_at: source.createdAt,
    })
    .execute();
}

/**
 * Finds a source by its id alone, for a request whose signature is not checked yet: it has no
 * workspace.
 */
export async function findSourceById(db: Queryable, id: string): Promise<SourceRow | undefined> {
  return db.selectFrom("inbound_source").select(sourceColumns).where("id", "=", id).executeTakeFirst();
}

export async function findDefaultSource(db: Queryable): Promise<SourceRow | undefined> {
  return db.selectFrom("inbound_source").select(sourceColumns).where("is_default", "=", true).executeTakeFirst();
}

export async function findSource(db: Queryable, workspaceId: string, id: string): Promise<SourceRow | undefined> {
  return db
    .selectFrom("inbound_source")
    .select(sourceColumns)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The same, locked until the end of the transaction. */
export async function lockSource(tx: Transaction, workspaceId: string, id: string): Promise<SourceRow | undefined> {
  return tx
    .selectFrom("inbound_source")
    .select(sourceColumns)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Newest first. */
export async function listSources(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<SourceRow[]> {
  let query = db
    .selectFrom("inbound_source")
    .select(sourceColumns)
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .limit(page.limit);
  if (page.before !== undefined) query = query.where("id", "<", page.before);
  return query.execute();
}

/**
 * Writes every column that a change may touch. The new version tells every node to read the source
 * again.
 */
export async function updateSource(tx: Transaction, source: SourceRow): Promise<void> {
  await tx
    .updateTable("inbound_source")
    .set({
      name: source.name,
      sealed_secrets: source.encryptedSecrets,
      schemas: JSON.stringify(source.schemas),
      is_default: source.isDefault,
      version: sql<number>`version + 1`,
    })
    .where("workspace_id", "=", source.workspaceId)
    .where("id", "=", source.id)
    .execute();
}

/** After this, no source is the default one. */
export async function unmarkDefault(tx: Transaction): Promise<void> {
  await sql`update inbound_source set is_default = false, version = version + 1 where is_default`.execute(tx);
}

/** Makes the oldest source of the workspace the default one. */
export async function markOldest(tx: Transaction, workspaceId: string): Promise<void> {
  await sql`
    update inbound_source set is_default = true, version = version + 1
    where workspace_id = ${workspaceId} and id = (
      select id from inbound_source where workspace_id = ${workspaceId} order by created_at, id limit 1)`.execute(tx);
}

/**
 * Deletes a source. A trigger deletes its events. Undefined if there is no such source, else whether
 * it was the default one.
 */
export async function deleteSource(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<{ isDefault: boolean } | undefined> {
  const deleted = await tx
    .deleteFrom("inbound_source")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .returning("is_default as isDefault")
    .executeTakeFirst();
  return deleted;
}

/** The encrypted secrets of all workspaces' sources whose id is greater, in the order of ids. */
export async function listEncryptedSecrets(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  let query = db.selectFrom("inbound_source").select(["id", "sealed_secrets as encrypted"]).orderBy("id").limit(limit);
  if (afterId !== undefined) query = query.where("id", ">", afterId);
  return query.execute();
}

/**
 * Writes the secrets unless they were changed since they were read: a rotation has encrypted them
 * again already.
 */
export async function writeEncryptedSecrets(
  db: Queryable,
  id: string,
  former: Buffer,
  encrypted: Buffer,
): Promise<void> {
  await sql`update inbound_source set sealed_secrets = ${encrypted} where id = ${id} and sealed_secrets = ${former}`.execute(
    db,
  );
}

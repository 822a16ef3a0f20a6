import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";
import type { SchemeName } from "../signature-schemes/signature-schemes.ts";

/** The SQL of sources: who may send webhooks here. */

/** The JSON Schemas of a source, by kind of event. */
export type EventSchemas = Record<string, Record<string, unknown>>;

/** A source sends one of these: `{event, data}`, or mails. */
export type SourceFormat = "events" | "email";

export type SourceRow = {
  workspaceId: string;
  id: string;
  name: string;
  scheme: SchemeName;
  format: SourceFormat;
  /** The address whose mails the source passes on. */
  address: string | null;
  /** These senders of mails speak for people. */
  forwarders: string[];
  encryptedSecrets: Buffer;
  schemas: EventSchemas;
  isDefault: boolean;
  /** The assistant that the source asks stays within these: those of the key that made or changed it last. */
  databaseRules: readonly DatabaseRule[] | null;
  /** One more after each change. */
  version: number;
  createdAt: Date;
};

const sourceColumns = sql`workspace_id, id, name, scheme, format, address, forwarders, sealed_secrets as encrypted_secrets, schemas,
  is_default, database_rules, version, created_at`;

const jsonOf = (rules: SourceRow["databaseRules"]) => (rules === null ? null : JSON.stringify(rules));

/** The number of the advisory lock under which the default source is chosen. */
const defaultSourceLock = 7_210_007;

/**
 * Locks the choice of the default source until the end of the transaction, so that there is never a
 * second one.
 */
export async function lockDefaultSource(tx: Transaction): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(${defaultSourceLock})`;
}

export async function hasSources(tx: Transaction, workspaceId: string): Promise<boolean> {
  const found = await first<{ id: string }>(tx)`
    select id from inbound_source where workspace_id = ${workspaceId} limit 1`;
  return found !== undefined;
}

export async function insertSource(tx: Transaction, source: Omit<SourceRow, "version">): Promise<void> {
  await execute(tx)`
    insert into inbound_source
      (workspace_id, id, name, scheme, format, address, forwarders, sealed_secrets, schemas, is_default, database_rules, created_at)
    values (${source.workspaceId}, ${source.id}, ${source.name}, ${source.scheme}, ${source.format},
      ${source.address}, ${source.forwarders}, ${source.encryptedSecrets}, ${JSON.stringify(source.schemas)}, ${source.isDefault},
      ${jsonOf(source.databaseRules)}, ${source.createdAt})`;
}

/**
 * Finds a source by its id alone, for a request whose signature is not checked yet: it has no
 * workspace.
 */
export async function findSourceById(db: Queryable, id: string): Promise<SourceRow | undefined> {
  return first<SourceRow>(db)`
    select ${sourceColumns} from inbound_source where id = ${id}`;
}

export async function findDefaultSource(db: Queryable): Promise<SourceRow | undefined> {
  return first<SourceRow>(db)`
    select ${sourceColumns} from inbound_source where is_default = true`;
}

export async function findSource(db: Queryable, workspaceId: string, id: string): Promise<SourceRow | undefined> {
  return first<SourceRow>(db)`
    select ${sourceColumns} from inbound_source where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Gives the same, locked until the end of the transaction. */
export async function lockSource(tx: Transaction, workspaceId: string, id: string): Promise<SourceRow | undefined> {
  return first<SourceRow>(tx)`
    select ${sourceColumns} from inbound_source where workspace_id = ${workspaceId} and id = ${id}
    for no key update`;
}

/** Lists the sources, newest first. */
export async function listSources(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<SourceRow[]> {
  return all<SourceRow>(db)`
    select ${sourceColumns} from inbound_source
    where workspace_id = ${workspaceId}
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`;
}

/**
 * Writes every column that a change may touch. The new version tells every node to read the source
 * again.
 */
export async function updateSource(tx: Transaction, source: SourceRow): Promise<void> {
  await execute(tx)`
    update inbound_source set name = ${source.name}, sealed_secrets = ${source.encryptedSecrets},
      schemas = ${JSON.stringify(source.schemas)}, is_default = ${source.isDefault}, forwarders = ${source.forwarders},
      database_rules = ${jsonOf(source.databaseRules)}, version = version + 1
    where workspace_id = ${source.workspaceId} and id = ${source.id}`;
}

/** After this, no source is the default one. */
export async function unmarkDefault(tx: Transaction): Promise<void> {
  await execute(tx)`update inbound_source set is_default = false, version = version + 1 where is_default`;
}

/** Makes the oldest source of the workspace the default one. */
export async function markOldest(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`
    update inbound_source set is_default = true, version = version + 1
    where workspace_id = ${workspaceId} and id = (
      select id from inbound_source where workspace_id = ${workspaceId} order by created_at, id limit 1)`;
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
  const deleted = await first<{ isDefault: boolean }>(tx)`
    delete from inbound_source where workspace_id = ${workspaceId} and id = ${id}
    returning is_default`;
  return deleted;
}

export const sourceSecrets = encryptedValues(
  sql`select id, sealed_secrets as encrypted from inbound_source`,
  ({ id, former, encrypted }) => sql`
    update inbound_source set sealed_secrets = ${encrypted} where id = ${id} and sealed_secrets = ${former}`,
);

/** An array with the ids of the sources of a workspace. */
export const idsOfSources = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from inbound_source where workspace_id = ${workspaceId})`;

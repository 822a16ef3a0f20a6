import type { SpeechKind } from "@parley/speech";
import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { NewSpeechProvider } from "./schema.ts";

/** All SQL of speech providers. */

/** What differs from the defaults of the kind. */
export type SpeechSettings = Pick<
  NewSpeechProvider,
  "voices" | "speechModel" | "recognitionModel" | "recognitionLanguages" | "rateHz"
>;

export type SpeechProviderRow = {
  id: string;
  kind: SpeechKind;
  name: string;
  baseUrl: string | null;
  encryptedKey: Buffer | null;
  settings: SpeechSettings;
  createdAt: Date;
};

const columns = sql`id, kind, name, base_url as "baseUrl", sealed_key as "encryptedKey", settings,
  created_at as "createdAt"`;

/** Oldest first. */
export async function listSpeechProviders(db: Queryable, workspaceId: string): Promise<SpeechProviderRow[]> {
  const found = await sql<SpeechProviderRow>`
    select ${columns} from speech_provider where workspace_id = ${workspaceId} order by created_at, id`.execute(db);
  return found.rows;
}

/** One change of a workspace's speech providers after another, until the transaction ends. */
export async function lockSpeechProviders(tx: Transaction, workspaceId: string): Promise<SpeechProviderRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('speech-providers:' || ${workspaceId}::text, 0))`.execute(tx);
  return listSpeechProviders(tx, workspaceId);
}

export async function writeSpeechProvider(
  tx: Transaction,
  workspaceId: string,
  { id, kind, name, baseUrl, encryptedKey, settings, createdAt }: SpeechProviderRow,
): Promise<void> {
  await sql`
    insert into speech_provider (workspace_id, id, kind, name, base_url, sealed_key, settings, created_at)
    values (${workspaceId}, ${id}, ${kind}, ${name}, ${baseUrl}, ${encryptedKey}, ${JSON.stringify(settings)}, ${createdAt})
    on conflict (workspace_id, id) do update set name = excluded.name, base_url = excluded.base_url,
      sealed_key = excluded.sealed_key, settings = excluded.settings`.execute(tx);
}

export async function deleteSpeechProvider(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await sql`delete from speech_provider where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

export async function listEncryptedKeys(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  const found = await sql<{ id: string; encrypted: Buffer }>`
    select id, sealed_key as encrypted from speech_provider
    where sealed_key is not null ${afterId === undefined ? sql`` : sql`and id > ${afterId}`}
    order by id limit ${limit}`.execute(db);
  return found.rows;
}

export async function replaceEncryptedKey(db: Queryable, id: string, former: Buffer, encrypted: Buffer): Promise<void> {
  await sql`update speech_provider set sealed_key = ${encrypted} where id = ${id} and sealed_key = ${former}`.execute(
    db,
  );
}

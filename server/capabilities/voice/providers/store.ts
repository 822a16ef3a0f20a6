import type { SpeechKind } from "@parley/speech";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, sql } from "../../../kernel/storage/sql.ts";
import { type AccountRow, accountTable } from "../../models/index.ts";
import type { NewSpeechProvider } from "./schema.ts";

/** All SQL of speech providers. */

/** These settings differ from the defaults of the kind. */
export type SpeechSettings = Pick<
  NewSpeechProvider,
  "voices" | "speechModel" | "recognitionModel" | "recognitionLanguages" | "rateHz"
>;

export type SpeechProviderRow = AccountRow & { kind: SpeechKind; settings: SpeechSettings };

/** Removes speech providers, and replaces their keys. */
export const speechProviderTable = accountTable(sql`speech_provider`);

const columns = sql`id, kind, name, base_url, sealed_key as encrypted_key, settings,
  created_at`;

/** Lists the providers of speech, oldest first. */
export async function listSpeechProviders(db: Queryable, workspaceId: string): Promise<SpeechProviderRow[]> {
  return all<SpeechProviderRow>(db)`
    select ${columns} from speech_provider where workspace_id = ${workspaceId} order by created_at, id`;
}

/** One change of a workspace's speech providers after another, until the transaction ends. */
export async function lockSpeechProviders(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(hashtextextended('speech-providers:' || ${workspaceId}::text, 0))`;
}

export async function writeSpeechProvider(
  tx: Transaction,
  workspaceId: string,
  { id, kind, name, baseUrl, encryptedKey, settings, createdAt }: SpeechProviderRow,
): Promise<void> {
  await execute(tx)`
    insert into speech_provider (workspace_id, id, kind, name, base_url, sealed_key, settings, created_at)
    values (${workspaceId}, ${id}, ${kind}, ${name}, ${baseUrl}, ${encryptedKey}, ${JSON.stringify(settings)}, ${createdAt})
    on conflict (workspace_id, id) do update set name = excluded.name, base_url = excluded.base_url,
      sealed_key = excluded.sealed_key, settings = excluded.settings`;
}

import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import type { RefusedPart } from "../../../providers/model/model.ts";
import type { ModelKind } from "../../../providers/model/open-model.ts";
import type { AccountRow } from "../vendor-accounts/account-kind.ts";
import { accountTable } from "../vendor-accounts/store.ts";

/** All SQL of providers. */

export type ProviderRow = AccountRow & {
  kind: ModelKind;
  defaultModel: string | null;
  prices: Record<string, { input: number; output: number }>;
  firstByteTimeoutMs: number;
  /** The parts that a model refuses, by its id. */
  refusedParts: Record<string, RefusedPart[]>;
};

/** Removes providers, and replaces their keys. */
export const providerTable = accountTable(sql`provider`);

const columns = sql`id, kind, name, base_url, sealed_key as encrypted_key, default_model, prices, first_byte_timeout_ms,
  refused_parts, created_at`;

/** Lists the providers, oldest first. */
export async function listProviders(db: Queryable, workspaceId: string): Promise<ProviderRow[]> {
  return all<ProviderRow>(db)`
    select ${columns} from provider where workspace_id = ${workspaceId} order by created_at, id`;
}

export async function lockProvider(tx: Transaction, workspaceId: string, id: string): Promise<ProviderRow | undefined> {
  return first<ProviderRow>(tx)`
    select ${columns} from provider where workspace_id = ${workspaceId} and id = ${id}
    for update`;
}

export async function writeProvider(tx: Transaction, workspaceId: string, row: ProviderRow): Promise<void> {
  await execute(tx)`
    insert into provider
      (workspace_id, id, created_at, kind, name, base_url, sealed_key, default_model, prices,
       first_byte_timeout_ms, refused_parts)
    values (${workspaceId}, ${row.id}, ${row.createdAt}, ${row.kind}, ${row.name}, ${row.baseUrl}, ${row.encryptedKey},
      ${row.defaultModel}, ${JSON.stringify(row.prices)}, ${row.firstByteTimeoutMs},
      ${JSON.stringify(row.refusedParts)})
    on conflict (workspace_id, id) do update set kind = excluded.kind, name = excluded.name,
      base_url = excluded.base_url, sealed_key = excluded.sealed_key, default_model = excluded.default_model,
      prices = excluded.prices, first_byte_timeout_ms = excluded.first_byte_timeout_ms, refused_parts = excluded.refused_parts`;
}

export async function writeRefusedParts(
  tx: Transaction,
  workspaceId: string,
  id: string,
  refusedParts: ProviderRow["refusedParts"],
): Promise<void> {
  await execute(tx)`
    update provider set refused_parts = ${JSON.stringify(refusedParts)}
    where workspace_id = ${workspaceId} and id = ${id}`;
}

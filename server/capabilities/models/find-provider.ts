import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { ProviderId } from "./ids.ts";
import { noSuchProvider } from "./problems.ts";
import { listProviders, lockProvider, type ProviderRow } from "./store.ts";

/** @throws not-found when the caller's workspace has no such provider */
export async function findProvider({ kernel, caller }: Context, wireId: string): Promise<ProviderRow> {
  const id = ProviderId.parse(wireId);
  const rows = id === undefined ? [] : await listProviders(kernel.database.query, caller.workspaceId);
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw noSuchProvider();
  return row;
}

/** Locks the row until the transaction ends. @throws not-found */
export async function findProviderForUpdate(
  { caller }: Context,
  tx: Transaction,
  wireId: string,
): Promise<ProviderRow> {
  const id = ProviderId.parse(wireId);
  const row = id === undefined ? undefined : await lockProvider(tx, caller.workspaceId, id);
  if (row === undefined) throw noSuchProvider();
  return row;
}

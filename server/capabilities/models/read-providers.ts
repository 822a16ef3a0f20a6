import type { Context } from "../../kernel/wire/route.ts";
import { ProviderId } from "./ids.ts";
import { noSuchProvider } from "./problems.ts";
import type { Provider } from "./schema.ts";
import { showProvider } from "./show.ts";
import { listProviders, type ProviderRow } from "./store.ts";

/** A workspace has few of them: they are one page, oldest first. */
export async function readProviders({ kernel, caller }: Context): Promise<{ data: Provider[]; nextCursor: null }> {
  const rows = await listProviders(kernel.database.query, caller.workspaceId);
  return { data: rows.map(showProvider), nextCursor: null };
}

export async function readProvider(context: Context, wireId: string): Promise<Provider> {
  return showProvider(await findOwnProvider(context, wireId));
}

/** Throws not-found for what is not there, or another workspace's. */
export async function findOwnProvider({ kernel, caller }: Context, wireId: string): Promise<ProviderRow> {
  const id = ProviderId.parse(wireId);
  const rows = id === undefined ? [] : await listProviders(kernel.database.query, caller.workspaceId);
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw noSuchProvider();
  return row;
}

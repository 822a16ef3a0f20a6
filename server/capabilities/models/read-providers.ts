import type { Context } from "../../kernel/wire/route.ts";
import { findProvider } from "./find-provider.ts";
import type { Provider } from "./schema.ts";
import { showProvider } from "./show-provider.ts";
import { listProviders } from "./store.ts";

/** One page, oldest first: a workspace has at most 50 providers. */
export async function readProviders({ kernel, caller }: Context): Promise<{ data: Provider[]; nextCursor: null }> {
  const rows = await listProviders(kernel.database.query, caller.workspaceId);
  return { data: rows.map(showProvider), nextCursor: null };
}

export async function readProvider(context: Context, wireId: string): Promise<Provider> {
  return showProvider(await findProvider(context, wireId));
}

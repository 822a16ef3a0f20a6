import type { Context } from "../../kernel/wire/route.ts";
import { findLastFailures } from "./failing/store.ts";
import { findProvider } from "./find-provider.ts";
import type { Provider } from "./schema.ts";
import { showProvider } from "./show-provider.ts";
import { listProviders, type ProviderRow } from "./store.ts";

/** One page, oldest first: a workspace has at most 50 providers. */
export async function readProviders(context: Context): Promise<{ data: Provider[]; nextCursor: null }> {
  const { kernel, caller } = context;
  return {
    data: await show(context, await listProviders(kernel.database.query, caller.workspaceId)),
    nextCursor: null,
  };
}

export async function readProvider(context: Context, wireId: string): Promise<Provider> {
  const [provider] = await show(context, [await findProvider(context, wireId)]);
  return provider!;
}

async function show({ kernel, caller }: Context, rows: ProviderRow[]): Promise<Provider[]> {
  const failures = await findLastFailures(kernel.database.query, caller.workspaceId);
  return rows.map((row) =>
    showProvider(
      row,
      failures.find(({ providerId }) => providerId === row.id),
    ),
  );
}

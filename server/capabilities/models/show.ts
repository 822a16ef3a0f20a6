import { ProviderId } from "./ids.ts";
import type { Provider } from "./schema.ts";
import type { ProviderRow } from "./store.ts";

/** The wire's form of what is stored: without the key. */
export function showProvider(row: ProviderRow): Provider {
  return {
    id: ProviderId.format(row.id),
    kind: row.kind,
    name: row.name,
    baseUrl: row.baseUrl,
    hasApiKey: row.sealedKey !== null,
    defaultModel: row.defaultModel,
    prices: row.prices,
    createdAt: row.createdAt.toISOString(),
  };
}

import { ProviderId } from "./ids.ts";
import type { Provider } from "./schema.ts";
import type { ProviderRow } from "./store.ts";

/** The provider as the API shows it: without its key. */
export function showProvider(row: ProviderRow): Provider {
  return {
    id: ProviderId.format(row.id),
    kind: row.kind,
    name: row.name,
    baseUrl: row.baseUrl,
    hasApiKey: row.encryptedKey !== null,
    defaultModel: row.defaultModel,
    prices: row.prices,
    createdAt: row.createdAt.toISOString(),
  };
}

import { formatId } from "../../kernel/storage/id.ts";
import type { Provider } from "./schema.ts";
import type { ProviderRow } from "./store.ts";

/** The wire's form of what is stored: without the key. */
export function showProvider(row: ProviderRow): Provider {
  return {
    id: formatId("prv", row.id),
    kind: row.kind,
    name: row.name,
    baseUrl: row.baseUrl,
    hasApiKey: row.sealedKey !== null,
    defaultModel: row.defaultModel,
    prices: row.prices,
    createdAt: row.createdAt.toISOString(),
  };
}

import { failingModelName } from "./failing/record-failure.ts";
import type { FailureRow } from "./failing/store.ts";
import { ProviderId } from "./ids.ts";
import type { Provider, ProviderFailure } from "./schema.ts";
import type { ProviderRow } from "./store.ts";

/** The provider as the API shows it: without its key. */
export function showProvider(row: ProviderRow, failure: FailureRow | undefined): Provider {
  return {
    id: ProviderId.format(row.id),
    kind: row.kind,
    name: row.name,
    baseUrl: row.baseUrl,
    hasApiKey: row.encryptedKey !== null,
    defaultModel: row.defaultModel,
    prices: row.prices,
    lastFailure: failure === undefined ? null : showFailure(row, failure),
    refusedParts: row.refusedParts,
    createdAt: row.createdAt.toISOString(),
  };
}

function showFailure(provider: ProviderRow, { failedAt, since, fault, reason, model }: FailureRow): ProviderFailure {
  const [at, first] = [failedAt.toISOString(), since.toISOString()];
  return { at, since: first, fault, reason, model: failingModelName(provider, model) };
}

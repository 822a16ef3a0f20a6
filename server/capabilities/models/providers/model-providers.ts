import type { Queryable } from "../../../kernel/storage/database.ts";
import { show } from "../../../kernel/wire/show.ts";
import { findVendor } from "../../../providers/model/open-model.ts";
import { providerChanged, providerRemoved } from "../events.ts";
import { failingModelName, forgetFailures } from "../failing/record-failure.ts";
import { type FailureRow, findLastFailures } from "../failing/store.ts";
import { ProviderId } from "../ids.ts";
import { type NewProvider, Provider, type ProviderChange } from "../schema.ts";
import { raiseSetupVersion } from "../setup/store.ts";
import { vendorAccounts } from "../vendor-accounts/vendor-accounts.ts";
import { listProviders, type ProviderRow, providerTable, writeProvider } from "./store.ts";

const maxProviders = 50;
const longestUsualLimitMs = 60_000;

/** The workspace's accounts with vendors of language models. */
export const modelProviders = vendorAccounts({
  id: ProviderId,
  name: "provider",
  most: maxProviders,
  // Names of Parley's own models.
  reservedNames: ["parley", "parley-offline"],
  purpose: "models",
  keyPurpose: "provider-key",
  findVendor,
  firstPath: "/chat/completions",
  events: { changed: providerChanged, removed: providerRemoved },
  rows: { ...providerTable, lock: raiseSetupVersion, list: listProviders, write: writeProvider },
  readNew: ({ kind, defaultModel, prices = {}, firstByteTimeoutMs = usualLimitOf(kind) }: NewProvider) => ({
    ...{ kind, defaultModel: defaultModel ?? null, prices, firstByteTimeoutMs, refusedParts: {} },
  }),
  readChange: (row, { firstByteTimeoutMs = row.firstByteTimeoutMs, ...changed }: ProviderChange) => ({
    ...{ kind: row.kind, firstByteTimeoutMs },
    ...{ defaultModel: changed.defaultModel === undefined ? row.defaultModel : changed.defaultModel },
    prices: changed.prices ?? row.prices,
    // Another address or another version of the server may take what this one refused.
    refusedParts: {},
  }),
  beforeChange: forgetFailures,
  show: showProviders,
});

function usualLimitOf(kind: NewProvider["kind"]): number {
  return findVendor(kind)?.firstByteTimeoutMs ?? longestUsualLimitMs;
}

async function showProviders(db: Queryable, workspaceId: string, rows: readonly ProviderRow[]): Promise<Provider[]> {
  const failures = await findLastFailures(db, workspaceId);
  return rows.map((row) => {
    const failure = failures.find(({ providerId }) => providerId === row.id);
    return showProvider({
      ...row,
      hasApiKey: row.encryptedKey !== null,
      lastFailure: failure === undefined ? null : failureOf(row, failure),
    });
  });
}

const showProvider = show(Provider);

function failureOf(provider: ProviderRow, { failedAt, since, fault, reason, model }: FailureRow) {
  return { at: failedAt, since, fault, reason, model: failingModelName(provider, model) };
}

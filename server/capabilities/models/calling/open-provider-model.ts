import type { Kernel } from "../../../kernel/kernel.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { Embedder, Model, ModelAddress } from "../../../providers/model/model.ts";
import { findVendor, openEmbedder, openModel } from "../../../providers/model/open-model.ts";
import { modelProviders } from "../providers/model-providers.ts";
import type { ProviderRow } from "../providers/store.ts";
import { outboundFetch } from "./outbound-fetch.ts";

const maxModels = 100;
/** Keyed by the row, because a change of the provider brings a new row. */
const opened = new WeakMap<ProviderRow, Cache<string, Promise<Model>>>();

/** Opens a model of one of the workspace's providers. It is opened once. @throws ModelFailed */
export function openProviderModel(kernel: Kernel, provider: ProviderRow, modelId: string): Promise<Model> {
  const models = opened.get(provider) ?? new Cache<string, Promise<Model>>(maxModels);
  opened.set(provider, models);
  const known = models.get(modelId);
  if (known !== undefined) return known;
  const model = openModel(provider.kind, addressOf(kernel, provider, modelId));
  models.set(modelId, model);
  model.catch(() => models.delete(modelId));
  return model;
}

/** @throws ModelFailed, also for a provider that offers no embeddings */
export function openProviderEmbedder(kernel: Kernel, provider: ProviderRow, modelId: string): Promise<Embedder> {
  return openEmbedder(provider.kind, addressOf(kernel, provider, modelId));
}

export function offersEmbeddings({ kind }: ProviderRow): boolean {
  return findVendor(kind)?.openEmbedder !== undefined;
}

function addressOf(kernel: Kernel, provider: ProviderRow, modelId: string): ModelAddress {
  return {
    modelId,
    apiKey: modelProviders.decryptKey(kernel, provider),
    baseUrl: provider.baseUrl ?? undefined,
    fetch: outboundFetch(kernel, "models", { firstByteTimeoutMs: provider.firstByteTimeoutMs }),
  };
}

import type { Kernel } from "../../kernel/kernel.ts";
import { type LanguageModel, type ModelAddress, openModel } from "../../providers/model/model.ts";
import { outboundFetch } from "./outbound-fetch.ts";
import { openKey } from "./provider-key.ts";
import type { ProviderRow } from "./store.ts";

const mostModels = 100;
/** By the row that they were made from: with the next version of the setup there are other rows. */
const opened = new WeakMap<ProviderRow, Map<string, Promise<LanguageModel>>>();

/** A model of a provider of the workspace's own, by the model's id there. */
export function openOwnModel(kernel: Kernel, provider: ProviderRow, modelId: string): Promise<LanguageModel> {
  const models = opened.get(provider) ?? new Map<string, Promise<LanguageModel>>();
  opened.set(provider, models);
  const known = models.get(modelId);
  if (known !== undefined) return known;
  const model = openModel(addressOf(kernel, provider, modelId));
  if (models.size >= mostModels) models.clear();
  models.set(modelId, model);
  model.catch(() => models.delete(modelId));
  return model;
}

export function addressOf(kernel: Kernel, provider: ProviderRow, modelId: string): ModelAddress {
  return {
    kind: provider.kind,
    modelId,
    apiKey: openKey(kernel, provider),
    baseUrl: provider.baseUrl ?? undefined,
    fetch: outboundFetch(kernel, "models"),
  };
}

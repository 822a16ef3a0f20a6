import type { Kernel } from "../../kernel/kernel.ts";
import { type LanguageModel, openModel } from "../../providers/model/model.ts";
import { outboundFetch } from "./outbound-fetch.ts";
import { openKey } from "./provider-key.ts";
import type { ProviderRow } from "./store.ts";

/** A model of a provider of the workspace's own, by the model's id there. */
export function openOwnModel(kernel: Kernel, provider: ProviderRow, modelId: string): Promise<LanguageModel> {
  return openModel({
    kind: provider.kind,
    modelId,
    apiKey: openKey(kernel, provider),
    baseUrl: provider.baseUrl ?? undefined,
    fetch: outboundFetch(kernel, "models"),
  });
}

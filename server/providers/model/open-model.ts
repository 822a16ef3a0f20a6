import { type Embedder, type Model, type ModelAddress, ModelFailed } from "./model.ts";
import type { Vendor, VendorSettings } from "./vendor.ts";
import * as vendors from "./vendors/index.ts";

/** A vendor, as a provider's `kind` names it. */
export type ModelKind = (typeof vendors)[keyof typeof vendors]["kind"];

export const modelVendors: readonly Vendor<ModelKind>[] = Object.values(vendors);

/** Gives undefined for a kind that only a newer version of Parley knows. */
export function findVendor(kind: ModelKind): Vendor<ModelKind> | undefined {
  return modelVendors.find((candidate) => candidate.kind === kind);
}

/**
 * Loads the vendor's package when a model of this vendor is opened for the first time.
 * @throws ModelFailed
 * @example
 * const address = { modelId: "large-2", apiKey, baseUrl: undefined, fetch };
 * const model = await openModel(provider.kind, address);
 * const request = { messages, tools: [], maxOutputTokens: 500, signal };
 * for await (const part of model.stream(request)) show(part);
 */
export async function openModel(kind: ModelKind, address: ModelAddress): Promise<Model> {
  const vendor = requireVendor(kind);
  const settings = settingsOf(vendor, address);
  const [{ aiSdkModel }, model] = await Promise.all([
    import("./ai-sdk-model.ts"),
    vendor.openModel(address.modelId, settings),
  ]);
  return aiSdkModel(vendor, model, settings.apiKey);
}

/** @throws ModelFailed, also for a vendor that offers no embeddings */
export async function openEmbedder(kind: ModelKind, address: ModelAddress): Promise<Embedder> {
  const vendor = requireVendor(kind);
  if (vendor.openEmbedder === undefined) {
    throw new ModelFailed("unknown-model", `${vendor.name} offers no embeddings. Name a model of another provider.`);
  }
  const settings = settingsOf(vendor, address);
  const [{ aiSdkEmbedder }, model] = await Promise.all([
    import("./ai-sdk-embedder.ts"),
    vendor.openEmbedder(address.modelId, settings),
  ]);
  return aiSdkEmbedder(vendor, model, settings.apiKey);
}

function settingsOf(vendor: Vendor, { apiKey = "", baseUrl, fetch }: ModelAddress): VendorSettings {
  return { apiKey, baseURL: baseUrl ?? vendor.baseUrl ?? "", fetch };
}

function requireVendor(kind: ModelKind): Vendor<ModelKind> {
  const vendor = findVendor(kind);
  if (vendor === undefined) throw new ModelFailed("unknown-model", `This version of Parley does not know ${kind}.`);
  return vendor;
}

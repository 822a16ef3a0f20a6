import { findVendor } from "../../providers/model/open-model.ts";
import type { ProviderRow } from "./store.ts";

/**
 * The model ids that Parley knows without asking the provider: the default one first, then those
 * with a price.
 */
export function listKnownModels({ kind, defaultModel, prices }: ProviderRow): string[] {
  const first = defaultModel ?? findVendor(kind)?.defaultModel;
  return [...new Set([...(first === undefined ? [] : [first]), ...Object.keys(prices)])];
}

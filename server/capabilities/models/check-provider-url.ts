import type { Kernel } from "../../kernel/kernel.ts";
import { findVendor, type ModelKind } from "../../providers/model/open-model.ts";
import { checkProviderAddress, refusedProviderAddress } from "./check-provider-address.ts";

/**
 * The base URL as it is stored; null for the vendor's own.
 * @throws cannot-be-done when the URL is malformed, or missing where the kind needs one
 * @throws address-refused when the server must not call it
 */
export function checkProviderUrl(kernel: Kernel, kind: ModelKind, written: string | null): string | null {
  if (written !== null) return checkProviderAddress(kernel, "models", written);
  if (findVendor(kind)?.baseUrl !== undefined) return null;
  throw refusedProviderAddress(`is needed for ${kind}: the URL up to and without /chat/completions`);
}

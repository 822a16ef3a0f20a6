import { findSpeechVendor, type SpeechKind } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { checkProviderAddress, refusedProviderAddress } from "../../models/index.ts";

/**
 * The base URL as it is stored; null for the vendor's own.
 * @throws cannot-be-done when the URL is malformed, or missing where the kind needs one
 * @throws address-refused when the server must not call it
 */
export function checkSpeechUrl(kernel: Kernel, kind: SpeechKind, written: string | null): string | null {
  if (written !== null) return checkProviderAddress(kernel, "speech", written);
  if (findSpeechVendor(kind)?.baseUrl !== undefined) return null;
  throw refusedProviderAddress(`is needed for ${kind}: the URL up to and without /audio/speech`);
}

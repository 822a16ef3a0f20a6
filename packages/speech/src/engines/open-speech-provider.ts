import type { SpeechEngine } from "./speech-engine.ts";
import type { SpeechAddress, SpeechVendor } from "./speech-vendor.ts";
import * as vendors from "./speech-vendors.ts";

/** A vendor of speech, as a provider's `kind` names it. */
export type SpeechKind = (typeof vendors)[keyof typeof vendors]["kind"];

export const speechVendors: readonly SpeechVendor<SpeechKind>[] = Object.values(vendors);

/** Finds a vendor. Undefined for a kind that only a newer version of Parley knows. */
export function findSpeechVendor(kind: string): SpeechVendor<SpeechKind> | undefined {
  return speechVendors.find((candidate) => candidate.kind === kind);
}

/** Opens a provider of a workspace. Undefined for a kind that only a newer version of Parley knows. */
export function openSpeechProvider(kind: string, address: SpeechAddress): SpeechEngine | undefined {
  return findSpeechVendor(kind)?.open(address);
}

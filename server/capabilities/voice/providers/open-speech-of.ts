import { findSpeechVendor, openSpeechProvider } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { NamedSpeech } from "../../../providers/speech/open-speech.ts";
import { speechChoiceOf } from "./speech-choice-of.ts";
import { speechNetworkOf } from "./speech-network-of.ts";
import { speechProviders } from "./speech-providers.ts";
import type { SpeechProviderRow } from "./store.ts";

/** Gives the engine of a provider; it connects when it speaks or listens. Empty for an unknown kind. */
export function openSpeechOf(kernel: Kernel, row: SpeechProviderRow): NamedSpeech[] {
  const baseUrl = row.baseUrl ?? findSpeechVendor(row.kind)?.baseUrl;
  if (baseUrl === undefined) return [];
  const { name } = row;
  const network = speechNetworkOf(kernel);
  const apiKey = speechProviders.decryptKey(kernel, row) ?? "";
  const engine = openSpeechProvider(row.kind, { ...speechChoiceOf(row), name, apiKey, baseUrl, network });
  return engine === undefined ? [] : [{ name, engine }];
}

import type { WebSocketClient } from "@parley/outbound";
import type { SpeechEngine } from "./speech-engine.ts";

/**
 * Everything that Parley knows about one vendor of speech, or about one protocol of speech servers.
 * A new one is a folder with this, and one line in `speech-vendors.ts`.
 */
export type SpeechVendor<Kind extends string = string> = {
  /** The `kind` of a provider in the API and in the database. It must never change. */
  kind: Kind;
  /** The vendor's name in messages. */
  name: string;
  /** Explains the kind in the API reference, where its name does not. */
  description?: string;
  /** The base URL of the vendor's API. Undefined: each provider of this kind must bring its own. */
  baseUrl: string | undefined;
  /** A provider uses these where it names no voice or model of its own. */
  defaults: SpeechChoice;
  open(address: SpeechAddress): SpeechEngine;
};

/** The choice says which of a provider's voices and models are used. */
export type SpeechChoice = {
  /** The provider speaks with these. Empty: it does not speak. */
  voices: readonly ProviderVoice[];
  /** Is null where the voice is the model. */
  speechModel: string | null;
  /** Null means that it does not listen. */
  recognitionModel: string | null;
  /** BCP 47. Empty: all that the model knows. */
  recognitionLanguages: readonly string[];
  /** Samples a second of what it speaks. */
  rateHz: number;
};

/** A voice by the id that the vendor gives it. `languages` as in `Voice`. */
type ProviderVoice = { id: string; languages: readonly string[] };

/** A provider of a workspace, as an engine needs it. */
export type SpeechAddress = SpeechChoice & {
  /** The provider's name: the first part of its voices' ids. */
  name: string;
  /** Empty for a server that asks for none. */
  apiKey: string;
  /** Without a slash at its end. */
  baseUrl: string;
  network: SpeechNetwork;
};

/** The way to outside servers, which refuses addresses that the server must not call. */
export type SpeechNetwork = {
  /** Resolves with the answer's headers. @throws an error of the network, or the signal's reason */
  fetch(url: string, request: SpeechRequest): Promise<SpeechAnswer>;
  /** @throws WebSocketFailed, another error of the network, or the signal's reason */
  connect(url: string, options: { headers: Record<string, string>; signal: AbortSignal }): Promise<WebSocketClient>;
};

type SpeechRequest = { headers: Record<string, string>; body: string | Uint8Array; signal: AbortSignal };

export type SpeechAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Read it to its end, or leave the loop: then its connection is free. */
  body: AsyncIterable<Uint8Array>;
  cancel(): void;
};

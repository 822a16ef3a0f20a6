import { FliteSynthesizer } from "./flite/flite-synthesizer.ts";
import type { SpeechEngine } from "./speech-engine.ts";

/** A speech engine of the installation itself. */
export type InstalledSpeech = {
  /** `embedded` for what comes with Parley, else what the operator has installed. */
  name: string;
  engine: SpeechEngine;
};

/** The speech of the installation, the best first. Nothing of it is loaded before it is used. */
export function openSpeech(): InstalledSpeech[] {
  const synthesizer = new FliteSynthesizer();
  return [{ name: "embedded", engine: { synthesizer, close: () => synthesizer.close() } }];
}

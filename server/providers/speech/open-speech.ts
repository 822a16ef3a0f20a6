import { espeakNg } from "./espeak-ng/espeak-ng.ts";
import { FliteSynthesizer } from "./flite/flite-synthesizer.ts";
import { sherpaOnnx } from "./sherpa-onnx/sherpa-onnx.ts";
import { SoundSwallowerRecognizer } from "./soundswallower/sound-swallower-recognizer.ts";
import type { SpeechEngine } from "./speech-engine.ts";
import type { SpeechAddress, SpeechVendor } from "./speech-vendor.ts";
import * as vendors from "./speech-vendors.ts";

export type { SpeechChoice, SpeechNetwork } from "./speech-vendor.ts";

/** A vendor of speech, as a provider's `kind` names it. */
export type SpeechKind = (typeof vendors)[keyof typeof vendors]["kind"];

export const speechVendors: readonly SpeechVendor<SpeechKind>[] = Object.values(vendors);

/** Undefined for a kind that only a newer version of Parley knows. */
export function findSpeechVendor(kind: string): SpeechVendor<SpeechKind> | undefined {
  return speechVendors.find((candidate) => candidate.kind === kind);
}

/** A provider of a workspace. Undefined for a kind that only a newer version of Parley knows. */
export function openSpeechProvider(kind: string, address: SpeechAddress): SpeechEngine | undefined {
  return findSpeechVendor(kind)?.open(address);
}

/** A speech engine under its name. */
export type NamedSpeech = {
  /**
   * `embedded` for what comes with Parley, what the operator has installed, or a provider's name.
   */
  name: string;
  engine: SpeechEngine;
};

/** What the operator has installed; null for what is not there. */
type InstalledSpeechSettings = {
  /** The folder of eSpeak NG's package. */
  espeakFolder: string | null;
  /** The file that describes the models for sherpa-onnx. */
  sherpaFile: string | null;
};

/**
 * The speech of the installation, the best first. Nothing of it is loaded before it is used.
 * @throws Error when a setting names what is not there
 */
export function openSpeech({ espeakFolder, sherpaFile }: InstalledSpeechSettings): NamedSpeech[] {
  const sherpa = sherpaFile === null ? [] : sherpaOnnx(sherpaFile);
  return [
    ...sherpa.map((engine) => ({ name: "sherpa-onnx", engine })),
    { name: "embedded", engine: openEmbeddedSpeech() },
    ...(espeakFolder === null ? [] : [{ name: "espeak-ng", engine: espeakNg(espeakFolder) }]),
  ];
}

/** What comes with Parley: Flite speaks English, SoundSwallower understands phrases of it. */
function openEmbeddedSpeech(): SpeechEngine {
  const synthesizer = new FliteSynthesizer();
  const recognizer = new SoundSwallowerRecognizer();
  const close = async () => {
    await Promise.all([synthesizer.close(), recognizer.close()]);
  };
  return { synthesizer, recognizer, close };
}

/** The names of the installation's speech, which no provider may have. */
export const installedNames: readonly string[] = ["embedded", "espeak-ng", "sherpa-onnx"];

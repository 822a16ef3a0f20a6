import { espeakNg, type SpeechEngine, sherpaOnnx } from "@parley/speech";
import { FliteSynthesizer, SoundSwallowerRecognizer } from "@parley/speech-embedded";

/** A speech engine has a name, by which voices and providers are told apart. */
export type NamedSpeech = {
  /**
   * `embedded` for what comes with Parley, what the operator has installed, or a provider's name.
   */
  name: string;
  engine: SpeechEngine;
};

/** The operator has installed these; a part that is not there is null. */
type InstalledSpeechSettings = {
  /** The folder of eSpeak NG's package. */
  espeakFolder: string | null;
  /** The file that describes the models for sherpa-onnx. */
  sherpaFile: string | null;
};

/**
 * Opens the speech of the installation, the best first. Nothing of it is loaded before it is used.
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

/**
 * Opens the engines that come with Parley: Flite speaks English, SoundSwallower understands phrases
 * of it.
 */
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

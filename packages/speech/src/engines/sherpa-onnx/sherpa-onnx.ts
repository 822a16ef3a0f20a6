import type { SpeechEngine } from "../speech-engine.ts";
import { SpeechThread } from "../thread/speech-thread.ts";
import { threadRecognizer } from "../thread/thread-recognizer.ts";
import { threadSynthesizer } from "../thread/thread-synthesizer.ts";
import { readSherpaModels } from "./sherpa-models.ts";

const prefix = "sherpa-onnx/";

/**
 * Models that the operator brings, run by the package `sherpa-onnx-node`, which the operator
 * installs: an engine with all voices, and one for each recognizer. Nothing is loaded before it is
 * used.
 * @param file the operator's description of them
 * @throws Error when the file cannot be used, or the package is not there
 */
export function sherpaOnnx(file: string): SpeechEngine[] {
  const models = readSherpaModels(file);
  const thread = new SpeechThread("sherpa-onnx", new URL("sherpa-worker.ts", import.meta.url), models);
  const close = () => thread.close();
  const voices = (models.voices ?? []).map(({ id, name = id, languages, rateHz }) => ({
    ...{ id: `${prefix}${id}`, name, languages, rateHz },
  }));
  const speaking = voices.length === 0 ? [] : [{ synthesizer: threadSynthesizer(thread, voices), close }];
  const listening = (models.recognizers ?? []).map(({ languages }, index) => ({
    ...{ recognizer: threadRecognizer(thread, index, languages), close },
  }));
  return [...speaking, ...listening];
}

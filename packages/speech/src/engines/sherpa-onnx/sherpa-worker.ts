import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { SpeechThreadMessage, SpeechThreadTask } from "../thread/speech-thread-task.ts";
import type { SherpaModels } from "./sherpa-models.ts";

/** The code of the thread of sherpa-onnx (see sherpa-onnx.ts). */

type Wave = { samples: Float32Array; sampleRate: number };
type Stream = { acceptWaveform(wave: Wave): void; inputFinished(): void };
type Recognizer = {
  createStream(): Stream;
  isReady(stream: Stream): boolean;
  decode(stream: Stream): void;
  getResult(stream: Stream): { text: string };
};
type Speaker = {
  sampleRate: number;
  generateAsync(request: {
    text: string;
    sid: number;
    speed: number;
    enableExternalBuffer: boolean;
    onProgress(piece: { samples: Float32Array }): boolean;
  }): Promise<Wave>;
};
type Sherpa = {
  OnlineRecognizer: new (config: unknown) => Recognizer;
  OfflineRecognizer: new (config: unknown) => Omit<Recognizer, "isReady">;
  OfflineTts: new (config: unknown) => Speaker;
};

const port = parentPort;
if (port === null) throw new Error("sherpa-worker.ts is started by sherpa-onnx.ts.");

const sampleRate = 16_000;
/** Streaming models need this silence after the last word. */
const tail = new Float32Array(sampleRate / 2);
const prefix = "sherpa-onnx/";
const models = workerData as SherpaModels;
const made = new Map<string, unknown>();
const listening = new Map<number, Ear>();
const speaking = new Set<number>();

type Ear = { take(samples: Float32Array): void; finish(): string };

port.on("message", (task: SpeechThreadTask) => {
  const { id } = task;
  try {
    if ("speak" in task) speak(id, task.speak).catch((error: Error) => fail(id, error));
    else if ("listen" in task) listening.set(id, openEar(id, task.listen.recognizer));
    else if ("samples" in task) listening.get(id)?.take(Float32Array.from(task.samples, (sample) => sample / 32_768));
    else if ("finish" in task) finish(id);
    else forget(id);
  } catch (error) {
    fail(id, error as Error);
  }
});

function finish(id: number): void {
  const ear = listening.get(id);
  if (ear === undefined) return;
  forget(id);
  tell({ id, end: { text: ear.finish() } });
}

function fail(id: number, { message }: Error): void {
  forget(id);
  tell({ id, fault: message });
}

function forget(id: number): void {
  listening.delete(id);
  speaking.delete(id);
}

function openEar(id: number, index: number): Ear {
  const { streaming, config } = models.recognizers![index]!;
  return streaming ? openStreamingEar(id, config) : openWholeEar(config);
}

/** Decodes while the person speaks. */
function openStreamingEar(id: number, config: unknown): Ear {
  const recognizer = once(config, ({ OnlineRecognizer }) => new OnlineRecognizer(config));
  const stream = recognizer.createStream();
  let told = "";
  const decode = () => {
    while (recognizer.isReady(stream)) recognizer.decode(stream);
    return textOf(recognizer.getResult(stream));
  };
  return {
    take(samples) {
      stream.acceptWaveform({ samples, sampleRate });
      const text = decode();
      if (text !== told) tell({ id, partial: text });
      told = text;
    },
    finish() {
      stream.acceptWaveform({ samples: tail, sampleRate });
      stream.inputFinished();
      return decode();
    },
  };
}

/** Decodes when the person has ended. */
function openWholeEar(config: unknown): Ear {
  const recognizer = once(config, ({ OfflineRecognizer }) => new OfflineRecognizer(config));
  const stream = recognizer.createStream();
  const pieces: Float32Array[] = [];
  return {
    take: (samples) => void pieces.push(samples),
    finish() {
      const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
      }
      stream.acceptWaveform({ samples: all, sampleRate });
      recognizer.decode(stream);
      return textOf(recognizer.getResult(stream));
    },
  };
}

async function speak(id: number, { text, voice, speed }: { text: string; voice: string; speed: number }) {
  const found = models.voices!.find((each) => `${prefix}${each.id}` === voice);
  if (found === undefined) throw new Error(`there is no voice ${voice}`);
  const { config, speaker = 0, rateHz } = found;
  const machine = once(config, ({ OfflineTts }) => new OfflineTts(config));
  if (machine.sampleRate !== rateHz) throw new Error(`the rateHz of ${voice} must be ${machine.sampleRate}`);
  speaking.add(id);
  let isTold = false;
  const sound = (samples: Float32Array) => {
    isTold = true;
    tell({ id, sound: Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767) });
  };
  const whole = await machine.generateAsync({
    ...{ text, sid: speaker, speed, enableExternalBuffer: false },
    onProgress({ samples }) {
      if (speaking.has(id)) sound(samples);
      return speaking.has(id);
    },
  });
  if (!isTold && speaking.has(id)) sound(whole.samples);
  if (speaking.delete(id)) tell({ id, end: { text: "" } });
}

/** Loads a model once for each description. */
function once<Made>(config: unknown, make: (sherpa: Sherpa) => Made): Made {
  const key = JSON.stringify(config);
  const known = made.get(key) as Made | undefined;
  if (known !== undefined) return known;
  const require = createRequire(join(resolve(models.package), "package.json"));
  const built = make(require(resolve(models.package)) as Sherpa);
  made.set(key, built);
  return built;
}

/** Many models write in capitals only. */
function textOf({ text }: { text: string }): string {
  const trimmed = text.trim();
  return trimmed === trimmed.toUpperCase() ? trimmed.toLowerCase() : trimmed;
}

function tell(message: SpeechThreadMessage): void {
  port!.postMessage(message);
}

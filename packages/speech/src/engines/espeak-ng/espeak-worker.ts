import { parentPort, workerData } from "node:worker_threads";
import type { SpeechThreadMessage, SpeechThreadTask } from "../thread/speech-thread-task.ts";

/** The code of the thread of eSpeak NG (see espeak-ng.ts). */

type Espeak = {
  set_voice(name: string): number;
  set_rate(wordsPerMinute: number): void;
  synthesize(ssml: string, take: (samples: Int16Array | null) => boolean): void;
};
type EspeakModule = { eSpeakNGWorker: new () => Espeak | Promise<Espeak> };

const port = parentPort;
if (port === null) throw new Error("espeak-worker.ts is started by espeak-ng.ts.");

const usualRate = 175;
const [slowest, fastest] = [80, 450];
const prefix = "espeak-ng/";
const { entry } = workerData as { entry: string };
let loading: Promise<Espeak> | undefined;

/** One after another: the package has one machine. */
let turn = Promise.resolve();
port.on("message", (task: SpeechThreadTask) => {
  if ("speak" in task) turn = turn.then(() => speak(task.id, task.speak));
});

async function speak(id: number, { text, voice, speed }: { text: string; voice: string; speed: number }) {
  try {
    loading ??= load();
    const espeak = await loading;
    espeak.set_voice(voice.slice(prefix.length));
    espeak.set_rate(Math.round(Math.min(fastest, Math.max(slowest, usualRate * speed))));
    espeak.synthesize(ssmlOf(text), (samples) => {
      if (samples !== null && samples.length > 0) tell({ id, sound: Int16Array.from(samples) });
      return false;
    });
    tell({ id, end: { text: "" } });
  } catch (cause) {
    loading = undefined;
    tell({ id, fault: (cause as Error).message });
  }
}

async function load(): Promise<Espeak> {
  const { default: open } = (await import(entry)) as { default: () => Promise<EspeakModule> };
  const { eSpeakNGWorker } = await open();
  return new eSpeakNGWorker();
}

/** eSpeak NG reads marks of SSML, and phonemes between double brackets: people write neither. */
function ssmlOf(text: string): string {
  const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
  return text
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .replace(/[&<>]/g, (mark) => escapes[mark]!)
    .replaceAll("[[", "[ ");
}

function tell(message: SpeechThreadMessage): void {
  port!.postMessage(message);
}

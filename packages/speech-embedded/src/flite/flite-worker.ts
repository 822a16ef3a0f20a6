import { parentPort, workerData } from "node:worker_threads";
import type { FliteJob, FliteMessage, FliteThreadSettings } from "./flite-job.ts";
import { FliteMachine } from "./flite-machine.ts";
import { LeadingSilence } from "./leading-silence.ts";

/** The code of a thread that speaks (see flite-thread.ts). */

const port = parentPort;
if (port === null) throw new Error("flite-worker.ts is started by flite-thread.ts.");

/** The first piece leaves at once; later ones are fewer and longer. */
const [firstPieceSamples, nextPieceSamples] = [320, 3200];
const maxPieceSamples = 3 * nextPieceSamples;

const { module, stop } = workerData as FliteThreadSettings;
let machine = new FliteMachine(module);
const piece = new Int16Array(maxPieceSamples);

port.on("message", (job: FliteJob) => tell(speak(job)));

function speak(job: FliteJob): FliteMessage {
  if (machine.isGrown) machine = new FliteMachine(module);
  const silence = new LeadingSilence();
  let length = 0;
  let least = firstPieceSamples;
  const send = () => {
    if (length > 0) tell({ sound: piece.slice(0, length) });
    length = 0;
    least = nextPieceSamples;
  };
  try {
    machine.speak(job, (chunk) => {
      // One voice hands over long chunks.
      for (let at = 0; at < chunk.length; at += nextPieceSamples) {
        const samples = silence.cut(chunk.subarray(at, at + nextPieceSamples));
        piece.set(samples, length);
        length += samples.length;
        if (length >= least) send();
      }
      return Atomics.load(stop, 0) === 0;
    });
    send();
    return { end: "complete" };
  } catch (cause) {
    machine = new FliteMachine(module);
    return { end: "fault", message: cause instanceof Error ? cause.message : String(cause) };
  }
}

function tell(message: FliteMessage): void {
  port!.postMessage(message, "sound" in message ? [message.sound.buffer as ArrayBuffer] : []);
}

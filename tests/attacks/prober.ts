import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/**
 * Runs in a thread of its own, so that the work of the attackers does not delay it. Asks the server
 * for a sign of life ten times a second, and tells how long its main thread did not answer.
 */
const { url, pid } = workerData as { url: string; pid: number };
const intervalMs = 100;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Says for how long the server's main thread was ready to run and other processes had the processor:
 * that is the machine's slowness and not the server's. Linux only.
 */
function waitedForProcessorMs(): number {
  try {
    const [, nanoseconds = "0"] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

function probe(): void {
  const [startedAtMs, waitedBeforeMs] = [performance.now(), waitedForProcessorMs()];
  const end = () => {
    const silentMs = performance.now() - startedAtMs - (waitedForProcessorMs() - waitedBeforeMs);
    parentPort?.postMessage(silentMs);
    setTimeout(probe, intervalMs);
  };
  get(`${url}/livez`, { agent }, (response) => response.resume().on("end", end)).on("error", end);
}

probe();

import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { learnPhrasings, readDocuments } from "@parley/engine";
import { divideDocument } from "./divide-document.ts";
import type { Task, TaskAnswer } from "./index-thread.ts";

/**
 * Runs the code of the index thread (see index-thread.ts): a worker thread that does the long parts
 * of indexing while the main thread answers requests.
 */
const port = parentPort;
if (port === null) throw new Error("index-worker.ts is started by index-thread.ts.");

// Answers go first. On Linux this is of the calling thread alone; elsewhere it would slow the whole
// server down.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

port.on("message", ({ id, task }: { id: number; task: Task }) => {
  try {
    if (task.kind === "read") {
      const documents = task.documents.map(divideDocument);
      const batch = readDocuments(documents);
      const value = { passages: documents.map(({ passages }) => passages), batch };
      port.postMessage({ id, value } satisfies TaskAnswer, [batch.numbers.buffer as ArrayBuffer]);
    } else {
      const value = learnPhrasings(task.answers);
      const buffers = [value.inverseFrequencies, value.weights, value.biases].map(
        ({ buffer }) => buffer as ArrayBuffer,
      );
      port.postMessage({ id, value } satisfies TaskAnswer, buffers);
    }
  } catch (error) {
    port.postMessage({ id, error: (error as Error).name } satisfies TaskAnswer);
  }
});

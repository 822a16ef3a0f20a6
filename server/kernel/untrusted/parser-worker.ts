import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { carryNumbers, takeCarried } from "@parley/json";
import type { ParserAnswer, ParserTask } from "./parser-thread.ts";

/** The code of a parser's thread (see parser-thread.ts). */

const port = parentPort;
if (port === null) throw new Error("parser-worker.ts is started by parser-thread.ts.");

// Answers go first. On Linux this is of the calling thread alone; elsewhere it would slow the whole
// server down.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

port.on("message", async ({ module, name, input }: ParserTask) => {
  try {
    const exported = (await import(module)) as Record<string, (input: unknown) => unknown>;
    port.postMessage("loaded");
    const value = await exported[name]!(takeCarried(input));
    port.postMessage({ result: carryNumbers(value) } satisfies ParserAnswer);
  } catch (cause) {
    const error = cause as Error;
    // Recursion throws this when it comes to the end of the stack.
    const isTooDeep = error instanceof RangeError && error.message.includes("call stack");
    const { name: kind, message } = error;
    port.postMessage((isTooDeep ? { isTooDeep } : { isTooDeep, error: { name: kind, message } }) as ParserAnswer);
  }
});

import { parentPort } from "node:worker_threads";
import { readFile } from "../read-file.ts";

/** The code of the thread in which `fuzz-files.test.ts` reads. */

// As in the process of the server: what is awaited counts.
process.on("unhandledRejection", () => {});

parentPort!.on("message", async (file: { name: string; bytes: Uint8Array }) => {
  try {
    const read = await readFile(file);
    parentPort!.postMessage({ document: read.kind === "archive" ? null : read.document });
  } catch (error) {
    const { name, code, cause } = error as Error & { code: string };
    parentPort!.postMessage({ document: null, fault: { name, code, ownMistake: ownMistake(cause) } });
  }
});

/** Tells where our own code, and not a library, took a damaged file for a whole one. */
function ownMistake(cause: unknown): string | undefined {
  if (!(cause instanceof TypeError || cause instanceof ReferenceError)) return undefined;
  const [, place = ""] = cause.stack?.split("\n    at ") ?? [];
  return place.includes("/documents/src/") ? cause.stack : undefined;
}

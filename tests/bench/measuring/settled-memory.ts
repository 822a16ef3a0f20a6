import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Measures what a process holds when its garbage is gone, in KiB. */
export type SettledMemory = { residentKiB: number; heapKiB: number };

const collections = 4;

/** Collects the garbage of this process and says what is left. */
export async function settleMemory(): Promise<SettledMemory> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let count = 0; count < collections; count++) {
    collect();
    // Memory that was waiting for a finalizer is freed by the collection after it.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { residentKiB: rss / 1024, heapKiB: (heapUsed + external) / 1024 };
}

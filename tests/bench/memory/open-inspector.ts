import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { residentMiBOf } from "../measuring/cpu-time.ts";

/** Measures what a process holds when its garbage is gone. */
export type HeapUse = { residentMiB: number; usedMiB: number; buffersMiB: number };

export type Inspector = {
  /** Collects the garbage of the process first. */
  heapUse(): Promise<HeapUse>;
  /** Writes a heap snapshot, which the developer tools of Chromium open. */
  writeSnapshot(file: string): Promise<void>;
  close(): void;
};

const pollMs = 50;
const mostPolls = 200;
const bytesPerMiB = 2 ** 20;

/**
 * Opens the inspector of a running Node, which was started with `--inspect-port=<port>`. It listens from
 * this moment on, so that the process is measured without it until then.
 */
export async function openInspector(pid: number, port: number): Promise<Inspector> {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await findAddress(port));
  await once(socket, "open");
  const waiting = new Map<number, (result: Record<string, number>) => void>();
  let sent = 0;
  let snapshot: WriteStream | undefined;
  socket.onmessage = ({ data }) => {
    const { id, method, result, params } = JSON.parse(String(data));
    if (method === "HeapProfiler.addHeapSnapshotChunk") snapshot?.write(params.chunk);
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  const ask = (method: string) =>
    new Promise<Record<string, number>>((resolve) => {
      waiting.set(++sent, resolve);
      socket.send(JSON.stringify({ id: sent, method }));
    });
  return {
    async heapUse() {
      // A collection frees what waited for a finalizer in the one before.
      for (let count = 0; count < 2; count++) await ask("HeapProfiler.collectGarbage");
      const { usedSize = 0, backingStorageSize = 0 } = await ask("Runtime.getHeapUsage");
      const [usedMiB, buffersMiB] = [usedSize / bytesPerMiB, backingStorageSize / bytesPerMiB];
      return { residentMiB: residentMiBOf(pid), usedMiB, buffersMiB };
    },
    async writeSnapshot(file) {
      snapshot = createWriteStream(file);
      await ask("HeapProfiler.takeHeapSnapshot");
      snapshot.end();
      await once(snapshot, "finish");
    },
    close: () => socket.close(),
  };
}

async function findAddress(port: number): Promise<string> {
  for (let poll = 0; poll < mostPolls; poll++) {
    try {
      const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        webSocketDebuggerUrl: string;
      }[];
      return target!.webSocketDebuggerUrl;
    } catch {
      await pause(pollMs);
    }
  }
  throw new Error(`The inspector did not open on port ${port}.`);
}

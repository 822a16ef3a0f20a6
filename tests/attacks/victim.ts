import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createClient, type TestClient } from "../../server/testing/client.ts";
import { createTestDatabase } from "../../server/testing/test-database.ts";
import { startNode } from "../start-node.ts";

/** A main thread may be silent for so long; a caller notices more. */
const mostSilentMs = 2_000;
/** More than an index of knowledge, its thread and a hundred requests of the largest size need. */
const mostMemoryMiB = 1_536;

/** A server in a process of its own, which is attacked and watched. */
export type Victim = {
  url: string;
  client: TestClient;
  dataDirectory: string;
  /** Finds what is wrong with the server since it was started: nothing when it stood the attack. */
  damage(): Promise<string[]>;
  /** The longest silence and the most memory so far, for the report. */
  describe(): string;
  stop(): Promise<void>;
};

/** `describeWork` says what is being asked; it is called when the server has been silent. */
export async function startVictim(
  settings: Record<string, string>,
  describeWork: () => string = () => "",
): Promise<Victim> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "parley-attack-"));
  const process = startNode(database.connection, folder, { PARLEY_LOG_LEVEL: "warn", ...settings });
  const url = await process.ready;
  let longestMs = 0;
  const silences: string[] = [];
  const prober = new Worker(new URL("prober.ts", import.meta.url), { workerData: { url, pid: process.pid } });
  prober.on("message", (silentMs: number) => {
    longestMs = Math.max(longestMs, silentMs);
    if (silentMs < mostSilentMs) return;
    const work = describeWork();
    silences.push(`the main thread was blocked for ${Math.round(silentMs)} ms${work === "" ? "" : ` during ${work}`}`);
  });
  const client = createClient(url);
  return {
    url,
    client,
    dataDirectory: folder,
    async damage() {
      if (process.hasEnded()) return [`the server has ended:\n${process.output().slice(-2_000)}`];
      const memoryMiB = mostMemoryOf(process.pid);
      const { status } = await client.get("/readyz");
      return [
        ...silences,
        ...(status === 200 ? [] : [`/readyz answers ${status}`]),
        ...(memoryMiB !== undefined && memoryMiB > mostMemoryMiB ? [`the process had ${memoryMiB} MiB of memory`] : []),
      ];
    },
    describe: () => `longest silence ${Math.round(longestMs)} ms, most memory ${mostMemoryOf(process.pid) ?? "?"} MiB`,
    async stop() {
      await prober.terminate();
      process.signal("SIGKILL");
      await process.ended;
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The most memory that the process ever had. Undefined where the system does not tell. */
function mostMemoryOf(pid: number): number | undefined {
  try {
    const found = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return found === null ? undefined : Math.round(Number(found[1]) / 1024);
  } catch {
    return undefined;
  }
}

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { residentMiBOf } from "../measuring/cpu-time.ts";
import { makeDataDirectory } from "../measuring/parley.ts";
import { printTable, printTarget } from "../measuring/report.ts";
import { findFreePort, startParleyAlone } from "../measuring/start-program.ts";
import { guideTasks, setUpTeam } from "./guide-tasks.ts";
import { type HeapUse, type Inspector, openInspector } from "./open-inspector.ts";

/** An hour has so many rounds of all tasks, one every 45 seconds, as one busy team does them. */
const roundsOfHour = 80;
const samples = 8;
const settleMs = 5_000;
const mostMiB = 260;

type Sample = { rounds: number; residentMiB: number; heap?: HeapUse };

/**
 * Measures what a server keeps in memory while a team does the tasks of the guides. Without options
 * they follow each other at once; `--minutes 60` spreads the same tasks over an hour.
 */
export async function memory(options: ReadonlyMap<string, string>): Promise<void> {
  const minutes = Number(options.get("minutes") ?? 0);
  const rounds = Number(options.get("rounds") ?? roundsOfHour);
  // A thing that is made once for an installation is no part of a server's work.
  spawnSync(process.execPath, [fileURLToPath(new URL("../../../tools/prepare.js", import.meta.url))]);
  const receiver = await startReceiver();
  const receiverAt = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const dataDirectory = await makeDataDirectory();
  const none = Object.fromEntries(["KEY", "PUBLIC", "SIGNIN", "SIGNUP"].map((name) => [`PARLEY_LIMIT_${name}`, "0"]));
  const inspectorPort = await findFreePort();
  const settings = { ...none, PARLEY_OUTBOUND_ALLOW: receiverAt, NODE_OPTIONS: `--inspect-port=${inspectorPort}` };
  const server = await startParleyAlone(dataDirectory, settings);
  try {
    await pause(settleMs);
    const idleMiB = residentMiBOf(server.pid);
    const team = await setUpTeam(`http://127.0.0.1:${server.port}`, `http://${receiverAt}/hook`);
    const tasks = Object.entries(guideTasks);
    const [grown, taken]: [[string, number][], Sample[]] = [[], []];
    for (const [name, task] of tasks) {
      await task(team, 0);
      grown.push([name, residentMiBOf(server.pid)]);
    }
    const startedAt = performance.now();
    let inspector: Inspector | undefined;
    for (let round = 1; round <= rounds; round++) {
      for (const [at, [, task]] of tasks.entries()) {
        const nextAt = startedAt + (round - 1 + at / tasks.length) * ((minutes * 60_000) / rounds);
        await pause(Math.max(0, nextAt - performance.now()));
        await task(team, round);
      }
      const isWarm = round === Math.ceil(rounds / samples);
      if (round % Math.ceil(rounds / samples) !== 0 && round !== rounds) continue;
      taken.push({ rounds: round, residentMiB: residentMiBOf(server.pid) });
      // Later collections are the server's own: one that is forced would make it look smaller.
      if (isWarm) {
        inspector = await openInspector(server.pid, inspectorPort);
        taken.at(-1)!.heap = await inspector.heapUse();
      }
    }
    await pause(settleMs);
    const afterMiB = residentMiBOf(server.pid);
    taken.push({ rounds, residentMiB: afterMiB, heap: await inspector!.heapUse() });
    const snapshot = options.get("snapshot");
    if (snapshot !== undefined) await inspector!.writeSnapshot(snapshot);
    inspector!.close();
    printTable([
      ["the first time of each task", "RSS MiB"],
      ["idle", idleMiB.toFixed(0)],
      ...grown.map(([name, mib]) => [name, mib.toFixed(0)]),
    ]);
    printTable([
      ["rounds of all tasks", "RSS MiB", "after a collection", "heap MiB", "buffers MiB"],
      ...taken.map(({ rounds, residentMiB, heap }) => [
        ...[String(rounds), residentMiB.toFixed(0), heap?.residentMiB.toFixed(0) ?? ""],
        ...[heap?.usedMiB.toFixed(1) ?? "", heap?.buffersMiB.toFixed(1) ?? ""],
      ]),
    ]);
    const name = `RSS after the guides' tasks of ${minutes === 0 ? "an hour" : `${minutes} minutes`} ≤ ${mostMiB} MiB`;
    printTarget(name, afterMiB <= mostMiB, `${afterMiB.toFixed(0)} MiB`);
  } finally {
    await server.stop();
    receiver.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function startReceiver(): Promise<Server> {
  const receiver = createServer((request, response) => request.resume().on("end", () => response.writeHead(204).end()));
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  return receiver;
}

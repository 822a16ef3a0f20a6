import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { cpuMsWithEnded, residentMiBOf } from "./measuring/cpu-time.ts";
import { median } from "./measuring/measure.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import { printTable, printTarget } from "./measuring/report.ts";

const rounds = 3;
const idleMs = 5_000;
const pollMs = 3;
const startPatienceMs = 60_000;
const mostOfFloorWarm = 2.5;
const mostOfFloorFirst = 2;
const mostIdleMiB = 180;
const root = fileURLToPath(new URL("../../", import.meta.url));
const startLine: string = JSON.parse(readFileSync(`${root}package.json`, "utf8")).scripts.start;

type Started = { readyMs: number; cpuMs: number; pid: number; stop(): Promise<number> };
type Program = (dataDirectory: string) => Promise<Started>;

/**
 * From the start of the process to a ready answer, with an empty data directory and with one that
 * was used before.
 */
export async function start(): Promise<void> {
  // A thing that is made once for an installation is no part of a start.
  spawnSync(process.execPath, [`${root}tools/prepare.js`], { stdio: "inherit" });
  const programs = { "bare app": startBareApp, Parley: startParleyAlone } satisfies Record<string, Program>;
  const names = Object.keys(programs) as (keyof typeof programs)[];
  const figures = names.map(() => ({
    first: [] as number[],
    firstCpu: [] as number[],
    warm: [] as number[],
    warmCpu: [] as number[],
    stop: [] as number[],
  }));
  const idleMiB = names.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    for (const [at, name] of names.entries()) {
      const dataDirectory = await makeDataDirectory();
      const first = await programs[name](dataDirectory);
      figures[at]!.first.push(first.readyMs);
      figures[at]!.firstCpu.push(first.cpuMs);
      figures[at]!.stop.push(await first.stop());
      const warm = await programs[name](dataDirectory);
      figures[at]!.warm.push(warm.readyMs);
      figures[at]!.warmCpu.push(warm.cpuMs);
      if (round === 0) {
        await pause(idleMs);
        idleMiB[at] = residentMiBOf(warm.pid);
      }
      figures[at]!.stop.push(await warm.stop());
      await rm(dataDirectory, { recursive: true, force: true });
    }
  }
  const show = (values: number[]) =>
    `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
  printTable([
    ["start until /readyz answers", "first ms", "CPU ms", "warm ms", "CPU ms", "clean stop ms", "idle RSS MiB"],
    ...names.map((name, at) => [
      name,
      show(figures[at]!.first),
      show(figures[at]!.firstCpu),
      show(figures[at]!.warm),
      show(figures[at]!.warmCpu),
      show(figures[at]!.stop),
      idleMiB[at]!.toFixed(0),
    ]),
  ]);
  const ratio = (figure: "first" | "firstCpu" | "warm" | "warmCpu") =>
    median(figures[1]![figure].map((value, round) => value / figures[0]![figure][round]!));
  printTarget(
    `first start ≤ ${mostOfFloorFirst} × bare`,
    ratio("first") <= mostOfFloorFirst,
    `${ratio("first").toFixed(2)} × (CPU ${ratio("firstCpu").toFixed(2)} ×)`,
  );
  printTarget(
    `warm start ≤ ${mostOfFloorWarm} × bare`,
    ratio("warm") <= mostOfFloorWarm,
    `${ratio("warm").toFixed(2)} × (CPU ${ratio("warmCpu").toFixed(2)} ×)`,
  );
  printTarget(`idle Node RSS ≤ ${mostIdleMiB} MiB`, idleMiB[1]! <= mostIdleMiB, `${idleMiB[1]!.toFixed(0)} MiB`);
}

async function startBareApp(dataDirectory: string): Promise<Started> {
  const port = await findFreePort();
  const app = fileURLToPath(new URL("bare/bare-app.ts", import.meta.url));
  const words = [process.execPath, ...process.execArgv, app, JSON.stringify({ dataDirectory, port })];
  return startProgram(words, port, {});
}

/** The line that `npm start` runs; the shell that runs it becomes the server. */
async function startParleyAlone(dataDirectory: string): Promise<Started> {
  const port = await findFreePort();
  const environment = { PORT: String(port), PARLEY_DATA_DIR: dataDirectory, PARLEY_LOG_LEVEL: "warn" };
  return startProgram(["/bin/sh", "-c", startLine], port, environment);
}

async function startProgram(
  [program, ...words]: readonly string[],
  port: number,
  environment: Record<string, string>,
): Promise<Started> {
  const startedAtMs = performance.now();
  const child = spawn(program!, words, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  const exited = once(child, "exit");
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}.`);
    if (performance.now() - startedAtMs > startPatienceMs) {
      child.kill("SIGKILL");
      throw new Error(`${program} was not ready within ${startPatienceMs} ms.`);
    }
    await pause(pollMs);
  }
  const readyMs = performance.now() - startedAtMs;
  return {
    readyMs,
    cpuMs: cpuMsWithEnded(child.pid!),
    pid: child.pid!,
    async stop() {
      const stoppedAtMs = performance.now();
      child.kill("SIGTERM");
      await exited;
      return performance.now() - stoppedAtMs;
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: "close" } });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

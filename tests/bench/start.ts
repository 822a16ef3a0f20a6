import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { residentMiBOf } from "./measuring/cpu-time.ts";
import { median } from "./measuring/measure.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import { printTable, printTarget } from "./measuring/report.ts";
import { findFreePort, type Started, startParleyAlone, startProgram } from "./measuring/start-program.ts";

const rounds = 3;
const idleMs = 5_000;
const mostOfFloorWarm = 2.5;
const mostOfFloorFirst = 2;
const mostIdleMiB = 180;
const root = fileURLToPath(new URL("../../", import.meta.url));

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

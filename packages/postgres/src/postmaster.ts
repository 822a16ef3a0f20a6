import { spawn } from "node:child_process";
import { closeSync, fchownSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandAs, programEnvironment } from "./account.ts";
import type { Place } from "./choose-place.ts";
import { exists, isPostmasterOf, isRunning, processesLeftIn, signalProcess, waitUntilEnded } from "./is-running.ts";
import { openLog, readTail } from "./open-log.ts";

/**
 * The ending says how a process ended. Both are null when it was not a child of this process: then
 * only its absence is known.
 */
export type Ending = { code: number | null; signal: string | null };
export type Postmaster = { pid: number; exited: Promise<Ending> };

const pollMs = 5;
const adoptedPollMs = 100;
const cleanShutdownMs = 10_000;
const immediateShutdownMs = 5_000;
const orphanPatienceMs = 30_000;

/**
 * Starts PostgreSQL and waits until it accepts connections. It runs in its own process session, so
 * that a Ctrl-C for Node does not reach it. `maxProcessBytes` limits the memory of each of its
 * processes. Throws, with the end of the log, when it does not start.
 */
export async function startPostmaster(
  place: Place,
  serverArguments: string[],
  logFile: string,
  maxProcessBytes?: number,
): Promise<Postmaster> {
  await endLeftovers(place.clusterDirectory);
  const program = join(place.binaries, "bin", "postgres");
  const run =
    maxProcessBytes === undefined
      ? commandAs(place.account, program, serverArguments)
      : commandAs(place.account, "/bin/sh", limitMemory(maxProcessBytes, program, serverArguments));
  const { descriptor, startsAt } = openLog(logFile);
  // After a start with sudo, the log must stay writable for a user who starts without it.
  if (place.account.kind === "other-user") fchownSync(descriptor, place.account.uid, place.account.gid);
  const child = spawn(run.command, run.arguments, {
    ...run.options,
    env: programEnvironment,
    stdio: ["ignore", descriptor, descriptor],
    detached: true,
  });
  closeSync(descriptor);
  let ending: Ending | undefined;
  const exited = new Promise<Ending>((resolve) => {
    child.on("exit", (code, signal) => resolve({ code, signal }));
    child.on("error", () => resolve({ code: null, signal: null }));
  });
  exited.then((how) => {
    ending = how;
  });
  while (ending === undefined && child.pid !== undefined) {
    const recorded = readPidFile(place.clusterDirectory);
    if (recorded?.pid === child.pid && recorded.isReady) return { pid: child.pid, exited };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`PostgreSQL did not start. The end of ${logFile}:\n${readTail(logFile, startsAt)}`);
}

/**
 * Gives the arguments of a shell that limits the address space of the program that it becomes, where the
 * operating system can (macOS cannot). A statement that needs more then fails with "out of memory",
 * and its process lives on.
 */
function limitMemory(maxBytes: number, program: string, programArguments: string[]): string[] {
  const script = 'ulimit -v "$0" 2>/dev/null; exec "$@"';
  return ["-c", script, String(Math.floor(maxBytes / 1024)), program, ...programArguments];
}

/**
 * Finds the running server of this cluster, which an earlier Parley started and left; undefined when
 * there is none.
 */
export function findPostmaster(clusterDirectory: string): Postmaster | undefined {
  const recorded = readPidFile(clusterDirectory);
  if (recorded === undefined || !isPostmasterOf(recorded.pid, clusterDirectory)) return undefined;
  return { pid: recorded.pid, exited: watchAdopted(recorded.pid) };
}

/**
 * Stops PostgreSQL "cleanly", which rolls back what runs and writes a checkpoint, or "at once",
 * after which the next start recovers. A server that is recovering must stop at once: PostgreSQL
 * 18.4, told to stop cleanly, finishes its recovery and then waits for ever.
 */
export async function stopPostmaster(postmaster: Postmaster, manner: "cleanly" | "at once"): Promise<void> {
  for (const [signal, timeoutMs] of [
    ["SIGINT", manner === "cleanly" ? cleanShutdownMs : 0],
    ["SIGQUIT", immediateShutdownMs],
    ["SIGKILL", immediateShutdownMs],
  ] as const) {
    if (timeoutMs === 0) continue;
    signalProcess(postmaster.pid, signal);
    if (await waitUntilEnded(postmaster.pid, timeoutMs)) return;
  }
  throw new Error(`PostgreSQL (process ${postmaster.pid}) does not stop. Kill that process and start Parley again.`);
}

async function watchAdopted(pid: number): Promise<Ending> {
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, adoptedPollMs));
  return { code: null, signal: null };
}

/**
 * PostgreSQL refuses to start while processes of a killed server work in its cluster, or when a
 * zombie or a stranger bears the recorded number.
 */
async function endLeftovers(clusterDirectory: string): Promise<void> {
  const recorded = readPidFile(clusterDirectory);
  if (recorded !== undefined && exists(recorded.pid) && !isPostmasterOf(recorded.pid, clusterDirectory))
    rmSync(pidFile(clusterDirectory), { force: true });
  const leftovers = processesLeftIn(clusterDirectory);
  for (const pid of leftovers) signalProcess(pid, "SIGQUIT");
  for (const pid of leftovers) {
    if (await waitUntilEnded(pid, 1_000)) continue;
    signalProcess(pid, "SIGKILL");
    await waitUntilEnded(pid, orphanPatienceMs);
  }
}

function readPidFile(clusterDirectory: string): { pid: number; isReady: boolean } | undefined {
  try {
    const lines = readFileSync(pidFile(clusterDirectory), "utf8").split("\n");
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, isReady: lines[7]?.trim() === "ready" } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function pidFile(clusterDirectory: string): string {
  return join(clusterDirectory, "postmaster.pid");
}

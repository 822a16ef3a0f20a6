import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Linux counts in this unit, on every architecture that we run on. */
const ticksPerSecond = 100;

type Times = { parent: number; ownMs: number; collectedMs: number };

/**
 * User and system time in milliseconds; `collectedMs` is that of children that ended. Source:
 * proc_pid_stat(5).
 */
function timesOf(pid: number): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    const msPerTick = 1000 / ticksPerSecond;
    return {
      parent: fields[1]!,
      ownMs: (user + system) * msPerTick,
      collectedMs: (endedUser + endedSystem) * msPerTick,
    };
  } catch {
    return undefined;
  }
}

/** CPU time of one process with all its threads, in ms (a step is 10 ms). */
export function cpuMsOf(pid: number): number {
  return timesOf(pid)?.ownMs ?? 0;
}

/** CPU time of one process and of its children that ended, in ms. */
export function cpuMsWithEnded(pid: number): number {
  const times = timesOf(pid);
  return times === undefined ? 0 : times.ownMs + times.collectedMs;
}

/**
 * CPU time of a PostgreSQL server in ms: the postmaster, its living backends, and those that ended.
 */
export function cpuMsOfPostgres(postmasterPid: number): number {
  const postmaster = timesOf(postmasterPid);
  if (postmaster === undefined) return 0;
  let totalMs = postmaster.ownMs + postmaster.collectedMs;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const times = timesOf(Number(name));
    if (times?.parent === postmasterPid) totalMs += times.ownMs;
  }
  return totalMs;
}

/** The process id of the server behind a socket folder. */
export function postmasterOf(socketFolder: string): number {
  return Number(readFileSync(join(socketFolder, ".s.PGSQL.5432.lock"), "utf8").split("\n")[0]);
}

/** Resident memory in MiB. */
export const residentMiBOf = (pid: number): number => mebibytesOf(pid, /^VmRSS:\s+(\d+) kB/m);

/** The most that it ever was. */
export const peakMiBOf = (pid: number): number => mebibytesOf(pid, /^VmHWM:\s+(\d+) kB/m);

function mebibytesOf(pid: number, line: RegExp): number {
  return Number(line.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

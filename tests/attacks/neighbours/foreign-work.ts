import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/**
 * Begins to count the processor time that others on this machine use: all but this process and its
 * descendants. The returned function tells which share of the processors it was. Undefined where the
 * system does not tell.
 */
export function watchForeignWork(): () => number | undefined {
  const before = readForeignMs();
  const beganMs = performance.now();
  return () => {
    const after = readForeignMs();
    if (before === undefined || after === undefined) return undefined;
    const all = (performance.now() - beganMs) * availableParallelism();
    return Math.max(0, Math.min(1, (after - before) / all));
  };
}

function readForeignMs(): number | undefined {
  try {
    const [, user, nice, system, , , irq, softIrq] = readFileSync("/proc/stat", "utf8").split(/\s+/, 9).map(Number);
    return (user! + nice! + system! + irq! + softIrq!) * tickMs - ownMs();
  } catch {
    return undefined;
  }
}

/** This process with its descendants, and with those that have ended and were waited for. */
function ownMs(): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const own = new Set([process.pid]);
  for (let size = 0; size !== own.size; ) {
    size = own.size;
    for (const { pid, parent } of processes) if (own.has(parent)) own.add(pid);
  }
  return processes.filter(({ pid }) => own.has(pid)).reduce((sum, { ms }) => sum + ms, 0);
}

function readProcess(pid: string): { pid: number; parent: number; ms: number }[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15);
    return [{ pid: Number(pid), parent: fields[1]!, ms: (user! + system! + endedUser! + endedSystem!) * tickMs }];
  } catch {
    return [];
  }
}

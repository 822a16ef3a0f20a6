import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** Linux counts processor time and memory in these. Source: proc_pid_stat(5), proc_pid_statm(5). */
const msPerTick = 10;
const pageBytes = 4096;

/** The operating system tells this of a process. */
export type ProcessUse = {
  /** Processor time so far, in its own code and in the system's. */
  ownMs: number;
  systemMs: number;
  /** Memory without what it shares with others. */
  ownBytes: number;
  /** Two processes with one number differ in this. */
  startedAtTick: number;
};

export const tellsProcesses = existsSync("/proc/self/stat");

/** Gives undefined when there is no such process, or where the operating system does not tell. */
export async function readProcess(processId: number): Promise<ProcessUse | undefined> {
  const read = (name: string) => readFile(`/proc/${processId}/${name}`, "utf8").catch(() => "");
  const [stat, memory] = await Promise.all([read("stat"), read("statm")]);
  if (stat === "") return undefined;
  const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A zombie has ended, and only its parent has not looked yet.
  if (state === "Z") return undefined;
  const [own = 0, system = 0, startedAtTick = 0] = [fields[10], fields[11], fields[18]].map(Number);
  const [, resident = 0, shared = 0] = memory.split(" ").map(Number);
  return {
    ownMs: own * msPerTick,
    systemMs: system * msPerTick,
    ownBytes: (resident - shared) * pageBytes,
    startedAtTick,
  };
}

/** Counts how often a process has waited for something. */
export async function countPauses(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, "utf8").catch(() => "");
  return Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN);
}

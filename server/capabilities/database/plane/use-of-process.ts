import { readFile } from "node:fs/promises";

/** What Linux counts in. Source: proc_pid_stat(5), proc_pid_statm(5). */
const msPerTick = 10;
const pageBytes = 4096;

/**
 * The processor time of a process so far, and its memory without what it shares with others. Zero where
 * the operating system does not tell it.
 */
export async function useOfProcess(processId: number): Promise<{ cpuMs: number; ownBytes: number }> {
  const read = (name: string) => readFile(`/proc/${processId}/${name}`, "utf8").catch(() => "");
  const [stat, memory] = await Promise.all([read("stat"), read("statm")]);
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [, resident = 0, shared = 0] = memory.split(" ").map(Number);
  return { cpuMs: ((fields[11] ?? 0) + (fields[12] ?? 0)) * msPerTick, ownBytes: (resident - shared) * pageBytes };
}

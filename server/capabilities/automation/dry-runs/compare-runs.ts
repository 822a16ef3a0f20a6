import { isDeepStrictEqual } from "node:util";
import { taskPaths } from "./task-paths.ts";

type Outcome = { pointer: string; status: string; output: unknown };
type TaskDifference = { pointer: string; recorded: Shown | null; dry: Shown | null };
type Shown = { status: string; output: unknown };

const mostDifferences = 100;

/** The tasks that ended differently, or that only one of the two runs had. */
export function compareRuns(recorded: readonly Outcome[], dry: readonly Outcome[]): TaskDifference[] {
  const [before, after] = [taskPaths(recorded), taskPaths(dry)];
  const differences: TaskDifference[] = [];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(path), after.get(path)];
    if (old?.status === now?.status && isDeepStrictEqual(old?.output ?? null, now?.output ?? null)) continue;
    differences.push({ pointer: (now ?? old)?.pointer ?? path, recorded: show(old), dry: show(now) });
  }
  return differences.slice(0, mostDifferences);
}

function show(outcome: Outcome | undefined): Shown | null {
  return outcome === undefined ? null : { status: outcome.status, output: outcome.output ?? null };
}

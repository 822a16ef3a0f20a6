import { type Caller, withinBoth } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import { areRulesWithin } from "../../access/index.ts";
import { versionOf } from "../definitions/definition-of.ts";
import { findRulesOfRuns, type RunRow } from "./store.ts";

/** Such a run is shown without its input, output, errors and tasks. */
export type ShownRun = RunRow & { isLimited?: true };

/**
 * Leaves out of runs what a caller with rules for the workspace's database must not see: a run shows the
 * rows that it has read, so that it is shown whole only where it had no more than the caller's rules.
 */
export function limitRuns(kernel: Kernel, caller: Caller, rows: readonly RunRow[]): Promise<ShownRun[]> {
  return Promise.all(rows.map(async (row) => ((await isReadable(kernel, caller, row)) ? row : limited(row))));
}

/** Throws forbidden for a run of which the caller sees no tasks. */
export async function requireReadable(kernel: Kernel, caller: Caller, row: RunRow): Promise<void> {
  if (!(await isReadable(kernel, caller, row))) throw notWithinRules();
}

export function notWithinRules(): Problem {
  return new Problem(forbidden, "Your key has databaseRules, and this run had others. It may show rows beyond them.");
}

/** Tells of the runs of these approvals whether the caller sees what is in them. */
export async function readableRuns(
  kernel: Kernel,
  { workspaceId, databaseRules: own }: Caller,
  approvals: readonly { runId: string }[],
): Promise<(runId: string) => boolean> {
  if (own === undefined || own === null) return () => true;
  const ids = approvals.map(({ runId }) => runId);
  const rules = await findRulesOfRuns(kernel.database.query, workspaceId, ids);
  return (runId) => areRulesWithin(rules.get(runId) ?? null, own);
}

async function isReadable(kernel: Kernel, { databaseRules: own }: Caller, row: RunRow): Promise<boolean> {
  if (own === undefined || own === null) return true;
  const { workspaceId, workflowId, version } = row;
  const saved = await versionOf(kernel, workspaceId, workflowId, version);
  return areRulesWithin(withinBoth(saved?.databaseRules ?? null, row.databaseRules), own);
}

function limited({ waitingFor, ...row }: RunRow): ShownRun {
  const waits = waitingFor === null ? null : { kind: waitingFor.kind };
  return { ...row, input: null, output: null, error: null, waitingFor: waits, isLimited: true };
}

import type { Vital } from "../../../kernel/capability.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { sqlState } from "../../../kernel/storage/database.ts";
import { databaseMissing } from "../problems.ts";
import { openPlane } from "./open-plane.ts";
import * as store from "./store.ts";

const recountMs = 60_000;
/** PostgreSQL says so of a database or a role that does not exist. */
const codesOfMissing: ReadonlySet<string | undefined> = new Set(["3D000", "28000", "28P01", "42704"]);

const countOf = state(() => ({ count: 0, countedAtMs: 0, counting: Promise.resolve() }));

export const missingVitals: readonly Vital[] = [
  {
    name: "workspaceDatabasesMissing",
    metric: "parley_workspace_databases_missing",
    help: "Workspaces whose database is not in the cluster, for instance after a restore without it.",
    read(kernel) {
      const held = countOf(kernel);
      const isOld = Date.now() - held.countedAtMs > recountMs;
      // Missing databases may be restored at any time.
      if (held.count > 0 && isOld) countMissingDatabases(kernel);
      return held.count;
    },
  },
];

/** Counts the workspaces whose database the cluster lacks, and warns of them. Nobody waits for it. */
export function countMissingDatabases(kernel: Kernel): void {
  const held = countOf(kernel);
  held.countedAtMs = Date.now();
  held.counting = held.counting.then(() => count(kernel));
}

/** Must be awaited before the connections are closed. */
export function settleCount(kernel: Kernel): Promise<void> {
  return countOf(kernel).counting;
}

async function count(kernel: Kernel): Promise<void> {
  const held = countOf(kernel);
  try {
    // The cluster is started for those who have used it only.
    if (!(await store.hasWorkspaceDatabases(kernel.database.query))) return;
    const plane = await openPlane(kernel);
    if (!plane.hasDatabases) return;
    const names = await store.listDatabases(plane.administrator);
    const before = held.count;
    held.count = await store.countDatabasesWithout(kernel.database.query, names);
    if (held.count > before)
      kernel.log.warn(
        `${held.count} workspaces have databases that the cluster of PARLEY_DATA_DATABASE_URL, or the bundled one, lacks: their requests get 503 ${databaseMissing.code}. Restore these databases and their roles.`,
      );
  } catch (error) {
    kernel.log.warn({ sqlState: sqlState(error) }, "could not count the databases of workspaces");
  }
}

/** Gives the problem that says so where an error comes of a database, or of roles, that are not there. */
export async function explainIfMissing(kernel: Kernel, name: string, error: unknown): Promise<unknown> {
  if (!codesOfMissing.has(sqlState(error))) return error;
  const { administrator, hasDatabases } = await openPlane(kernel);
  if (!hasDatabases || (await store.isComplete(administrator, name))) return error;
  return missingProblem(kernel, error);
}

export function missingProblem(kernel: Kernel, cause?: unknown): Problem {
  countMissingDatabases(kernel);
  return new Problem(
    databaseMissing,
    "The cluster lacks the database of this workspace, or its roles. The operator has to restore them; nothing is made anew meanwhile.",
    { cause },
  );
}

import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import type { Session } from "../plane/session.ts";
import type { WorkspaceDatabase } from "../plane/workspace-database.ts";
import { describeTables } from "../tables/store.ts";
import type { TableDescription } from "../tables/table-description.ts";

/** The tables of a workspace, as they were when this node last looked. */
export type KnownTables = ReadonlyMap<string, TableDescription>;

type Known = { tables: KnownTables; atMs: number };

/** Another node may have changed the tables since. */
const staleAfterMs = 2_000;
const maxRemembered = 1_000;

const knownOf = state(() => new Map<string, Known>());

/** `isFresh`: they must be as they are now. */
export async function knownTables(
  kernel: Kernel,
  database: WorkspaceDatabase,
  session: Session,
  isFresh = false,
): Promise<KnownTables> {
  const all = knownOf(kernel);
  const { workspaceId, schemaName } = database;
  const found = all.get(workspaceId);
  if (!isFresh && found !== undefined && performance.now() - found.atMs < staleAfterMs) return found.tables;
  const run = async (text: string, values: unknown[]) => await session.run({ text, values });
  const tables = new Map((await describeTables(run, schemaName)).map((table) => [table.name, table]));
  if (all.size >= maxRemembered) all.clear();
  all.set(workspaceId, { tables, atMs: performance.now() });
  return tables;
}

/** Must be called when tables were made or changed. */
export function forgetTables(kernel: Kernel, workspaceId: string): void {
  knownOf(kernel).delete(workspaceId);
}

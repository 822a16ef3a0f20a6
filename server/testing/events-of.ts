import { WorkspaceId } from "../capabilities/identity/index.ts";
import { all } from "../kernel/storage/sql.ts";
import type { TestServer } from "./test-server.ts";

/** Gives the workspace's events in commit order. */
export async function eventsOf(server: TestServer, workspaceId: string): Promise<{ type: string; data: unknown }[]> {
  return all<{ type: string; data: unknown }>(server.server.kernel.database.query)`
    select type, data from event where workspace_id = ${uuidOf(workspaceId)} order by position`;
}

/** Gives the actions in the workspace's audit log, oldest first. */
export async function auditOf(server: TestServer, workspaceId: string): Promise<string[]> {
  const rows = await all<{ action: string }>(server.server.kernel.database.query)`
    select action from audit_entry where workspace_id = ${uuidOf(workspaceId)} order by id`;
  return rows.map((row) => row.action);
}

function uuidOf(workspaceId: string): string {
  const uuid = WorkspaceId.parse(workspaceId);
  if (uuid === undefined) throw new Error(`${workspaceId} is not the id of a workspace.`);
  return uuid;
}

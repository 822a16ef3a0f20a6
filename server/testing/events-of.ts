import { WorkspaceId } from "../capabilities/identity/index.ts";
import type { TestServer } from "./test-server.ts";

/** The workspace's events in commit order. */
export async function eventsOf(server: TestServer, workspaceId: string): Promise<{ type: string; data: unknown }[]> {
  return server.server.kernel.database.query
    .selectFrom("event")
    .select(["type", "data"])
    .where("workspace_id", "=", uuidOf(workspaceId))
    .orderBy("position")
    .execute();
}

/** The actions in the workspace's audit log, oldest first. */
export async function auditOf(server: TestServer, workspaceId: string): Promise<string[]> {
  const rows = await server.server.kernel.database.query
    .selectFrom("audit_entry")
    .select("action")
    .where("workspace_id", "=", uuidOf(workspaceId))
    .orderBy("id")
    .execute();
  return rows.map((row) => row.action);
}

function uuidOf(workspaceId: string): string {
  const uuid = WorkspaceId.parse(workspaceId);
  if (uuid === undefined) throw new Error(`${workspaceId} is not the id of a workspace.`);
  return uuid;
}

import type { EraseWorkspaces } from "../../kernel/capability.ts";
import { addJob, defineJob } from "../../kernel/log/job.ts";
import { closeSessionsOf } from "./plane/run-in-database.ts";
import { findDatabasesOf } from "./plane/store.ts";
import { dropWorkspaceDatabase } from "./plane/workspace-database.ts";

/** Drops the database of a workspace that was erased. Retried while the cluster does not answer. */
export const dropDatabase = defineJob<{ workspaceId: string }>({
  name: "drop-workspace-database",
  async run(kernel, { workspaceId }) {
    await closeSessionsOf(kernel, workspaceId);
    await dropWorkspaceDatabase(kernel, workspaceId);
  },
});

/** Has the databases of the workspaces dropped after the commit that erases the workspaces. */
export const eraseDatabases: EraseWorkspaces = async (tx, workspaceIds) => {
  for (const workspaceId of await findDatabasesOf(tx, workspaceIds)) addJob(tx, dropDatabase, { workspaceId });
};

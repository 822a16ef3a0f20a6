import {
  maxWorkspaceProcessBytes,
  startTemporaryCluster,
  type TemporaryCluster,
  workspaceClusterSettings,
} from "@parley/postgres";
import type { WorkspaceCluster } from "../kernel/storage/workspace-cluster.ts";
import { beforeProcessEnds, hasLastWork } from "./before-process-ends.ts";

let cluster: Promise<TemporaryCluster> | undefined;
let users = 0;

/**
 * The cluster of workspaces' own databases for all servers of this process. It starts when a test
 * uses it for the first time, and ends after the last file: see `useWorkspaceCluster`.
 */
export const testWorkspaceCluster: WorkspaceCluster = {
  holdsParley: false,
  isLocal: true,
  async connect() {
    cluster ??= startTemporaryCluster(workspaceClusterSettings, maxWorkspaceProcessBytes);
    return (await cluster).connection;
  },
};

/** Keeps the cluster until the returned function is called, or until the last file has ended. */
export function useWorkspaceCluster(): () => Promise<void> {
  users++;
  beforeProcessEnds(stopCluster);
  return async () => {
    users--;
    if (!hasLastWork()) await stopCluster();
  };
}

async function stopCluster(): Promise<void> {
  if (users > 0) return;
  const ending = cluster;
  cluster = undefined;
  await (await ending?.catch(() => undefined))?.stop();
}

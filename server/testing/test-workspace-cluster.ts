import {
  maxWorkspaceProcessBytes,
  startTemporaryCluster,
  type TemporaryCluster,
  workspaceClusterSettings,
} from "@parley/postgres";
import type { WorkspaceCluster } from "../kernel/storage/workspace-cluster.ts";

let cluster: Promise<TemporaryCluster> | undefined;
let users = 0;

/**
 * The cluster of workspaces' own databases for all servers of one test file. It starts when a test
 * uses it for the first time, and ends with the last server: see `useWorkspaceCluster`.
 */
export const testWorkspaceCluster: WorkspaceCluster = {
  holdsParley: false,
  isLocal: true,
  async connect() {
    cluster ??= startTemporaryCluster(workspaceClusterSettings, maxWorkspaceProcessBytes);
    return (await cluster).connection;
  },
};

/** Keeps the cluster until the returned function is called. */
export function useWorkspaceCluster(): () => Promise<void> {
  users++;
  return async () => {
    if (--users > 0) return;
    const ending = cluster;
    cluster = undefined;
    await (await ending?.catch(() => undefined))?.stop();
  };
}

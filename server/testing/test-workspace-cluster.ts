import {
  maxWorkspaceProcessBytes,
  startTemporaryCluster,
  type TemporaryCluster,
  workspaceClusterSettings,
} from "@parley/postgres";
import type { WorkspaceCluster } from "../kernel/storage/workspace-cluster.ts";
import { beforeProcessEnds, hasLastWork } from "./before-process-ends.ts";

let cluster: Promise<TemporaryCluster> | undefined;
/** Servers that use the cluster, each as the place where it was started. */
const users = new Set<Error>();

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
  async restart() {
    await (await cluster)?.restart();
  },
};

/** Keeps the cluster until the returned function is called, or until the last file has ended. */
export function useWorkspaceCluster(): () => Promise<void> {
  const user = new Error("A server that was started here was not stopped.");
  users.add(user);
  beforeProcessEnds(stopCluster);
  return async () => {
    users.delete(user);
    if (!hasLastWork()) await stopCluster();
  };
}

/** Tells where servers were started that have not been stopped. */
export function findLeftServers(): readonly Error[] {
  return [...users];
}

async function stopCluster(): Promise<void> {
  if (users.size > 0) return;
  const ending = cluster;
  cluster = undefined;
  await (await ending?.catch(() => undefined))?.stop();
}

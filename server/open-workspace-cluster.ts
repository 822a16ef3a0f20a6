import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BundledPostgres } from "@parley/postgres";
import type { Config } from "./config.ts";
import type { Logger } from "./kernel/logger.ts";
import type { WorkspaceCluster } from "./kernel/storage/workspace-cluster.ts";

/**
 * Opens the cluster for the databases of workspaces: the outside one of PARLEY_DATA_DATABASE_URL; else the
 * database of DATABASE_URL; else a second bundled cluster, which starts when it is used for the first
 * time. `close` stops the bundled one.
 */
export function openWorkspaceCluster(config: Config, log: Logger): WorkspaceCluster & { close(): Promise<void> } {
  const outside = config.dataDatabaseUrl ?? config.databaseUrl;
  if (outside === null) return bundledWorkspaceCluster(config.dataDirectory, log);
  return {
    holdsParley: config.dataDatabaseUrl === null || config.dataDatabaseUrl === config.databaseUrl,
    isLocal: false,
    connect: async () => ({ connectionString: outside }),
    close: async () => {},
  };
}

function bundledWorkspaceCluster(dataDirectory: string, log: Logger): WorkspaceCluster & { close(): Promise<void> } {
  const directory = join(dataDirectory, "workspaces");
  let starting: Promise<BundledPostgres> | undefined;
  const start = async () => {
    const { startBundledPostgres } = await import("@parley/postgres");
    const { workspaceClusterSettings, maxWorkspaceProcessBytes } = await import("@parley/postgres");
    const cluster = await startBundledPostgres({
      dataDirectory: directory,
      log: (message) => log.info(message),
      settings: workspaceClusterSettings,
      maxProcessBytes: maxWorkspaceProcessBytes,
    });
    // The next use starts it again.
    void cluster.exited.then(() => {
      starting = undefined;
    });
    return cluster;
  };
  const connect = async () => {
    starting ??= start().catch((error) => {
      starting = undefined;
      throw error;
    });
    return (await starting).connection;
  };
  // A killed Parley may have left it running, and its first user should not wait.
  if (existsSync(directory))
    connect().catch((error) => log.warn({ error: (error as Error).message }, "the workspace cluster did not start"));
  return {
    holdsParley: false,
    isLocal: true,
    connect,
    async restart() {
      await (await starting)?.restart();
    },
    async close() {
      await (await starting?.catch(() => undefined))?.stop();
    },
  };
}

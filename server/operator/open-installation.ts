import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PoolConfig } from "pg";
import type { Config } from "../config.ts";
import { createLogger } from "../kernel/logger.ts";
import type { WorkspaceCluster } from "../kernel/storage/workspace-cluster.ts";
import { openHome, readSecret } from "../open-home.ts";
import { openWorkspaceCluster } from "../open-workspace-cluster.ts";
import type { FileStorage } from "../providers/storage/file-storage.ts";
import { openFolderStorage } from "../providers/storage/open-folder-storage.ts";
import { openS3Storage } from "../providers/storage/open-s3-storage.ts";
import { refuseHalfRestored } from "../refuse-half-restored.ts";

/** An installation as a command reaches it, whether its server runs or not. */
export type Installation = {
  connection: PoolConfig;
  workspaceCluster: WorkspaceCluster;
  secret: string;
  files: FileStorage;
  close(): Promise<void>;
};

/** A silent log: what the clusters have to say at their start is for the log of the server. */
const log = createLogger("silent");

/**
 * Opens the installation of these settings. A running server is not disturbed: its bundled PostgreSQL is
 * reached through its socket. A stopped one is started, and stopped by `close`. Throws where there is no
 * installation.
 */
export async function openInstallation(config: Config): Promise<Installation> {
  const files = openFiles(config);
  if (config.databaseUrl !== null) return { ...(await openHome(config, log)), files };
  const { dataDirectory } = config;
  refuseHalfRestored(dataDirectory);
  if (!holdsCluster(dataDirectory))
    throw new Error(
      `There is no database of Parley in ${dataDirectory}. Set PARLEY_DATA_DIR, or DATABASE_URL, as the server has it.`,
    );
  const { findRunningPostgres } = await import("@parley/postgres");
  const connection = await findRunningPostgres(dataDirectory);
  if (connection === undefined) return { ...(await openHome(config, log)), files };
  const secret = config.secret ?? (await readSecret(dataDirectory));
  if (secret === undefined)
    throw new Error(`${join(dataDirectory, "secret")} is missing. Set PARLEY_SECRET as the server has it.`);
  const ofWorkspaces = await findRunningPostgres(join(dataDirectory, "workspaces"));
  const workspaceCluster =
    config.dataDatabaseUrl !== null || ofWorkspaces === undefined
      ? openWorkspaceCluster(config, log)
      : { holdsParley: false, isLocal: true, connect: async () => ofWorkspaces, close: async () => {} };
  return { connection, workspaceCluster, secret, files, close: workspaceCluster.close };
}

/** Makes the installation of these settings, with its clusters, where there is none yet. Finds one that is there. */
export async function makeInstallation(config: Config): Promise<Installation> {
  return { ...(await openHome(config, log, { isRestoring: true })), files: openFiles(config) };
}

/** Tells whether the data directory has a bundled PostgreSQL. */
export function holdsCluster(dataDirectory: string): boolean {
  return ["postgres", "postgres-directory.txt"].some((name) => existsSync(join(dataDirectory, name)));
}

/** Opens the storage of files in a way that leaves the uploads of a running server alone. */
function openFiles({ files, dataDirectory }: Config): FileStorage {
  return files.s3 === null
    ? openFolderStorage(join(dataDirectory, "files"))
    : openS3Storage(files.s3, join(dataDirectory, `uploads-of-command-${process.pid}`));
}

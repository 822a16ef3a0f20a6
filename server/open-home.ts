import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { type BundledPostgres, makeDataDirectory } from "@parley/postgres";
import type { PoolConfig } from "pg";
import type { Config } from "./config.ts";
import type { Logger } from "./kernel/logger.ts";
import type { WorkspaceCluster } from "./kernel/storage/workspace-cluster.ts";
import { openWorkspaceCluster } from "./open-workspace-cluster.ts";
import { refuseHalfRestored } from "./refuse-half-restored.ts";

type Home = {
  connection: PoolConfig;
  /** Workspaces keep tables of their own in this cluster. */
  workspaceCluster: WorkspaceCluster;
  secret: string;
  isFirstStart: boolean;
  /** Resolves with the reason when the bundled database stopped and cannot be restarted. */
  lost: Promise<Error>;
  close(): Promise<void>;
};

/**
 * Opens the external database, or the bundled one together with the secret in the data directory. Throws
 * where a restore was cut, unless it is run again (`isRestoring`).
 */
export async function openHome(
  config: Config,
  log: Logger,
  { isRestoring = false }: { isRestoring?: boolean } = {},
): Promise<Home> {
  if (!isRestoring) refuseHalfRestored(config.dataDirectory);
  const { databaseUrl, secret } = config;
  return databaseUrl !== null && secret !== null
    ? openExternal(config, databaseUrl, secret, log)
    : openBundled(config, log);
}

async function openExternal(config: Config, connectionString: string, secret: string, log: Logger): Promise<Home> {
  const { reachExternalPostgres } = await import("@parley/postgres");
  try {
    makeDataDirectory(config.dataDirectory);
  } catch (cause) {
    const advice = "Give the directory to this user, or set PARLEY_DATA_DIR to another one.";
    throw new Error(`The data directory cannot be created (${(cause as Error).message}). ${advice}`, { cause });
  }
  await reachExternalPostgres({ connectionString }, (message) => log.info(message));
  const never = new Promise<Error>(() => {});
  const workspaceCluster = openWorkspaceCluster(config, log);
  const { close } = workspaceCluster;
  return { connection: { connectionString }, workspaceCluster, secret, isFirstStart: false, lost: never, close };
}

async function openBundled(config: Config, log: Logger): Promise<Home> {
  const { dataDirectory, secret } = config;
  const { startBundledPostgres } = await import("@parley/postgres");
  const postgres = await startBundledPostgres({ dataDirectory, log: (message) => log.info(message) });
  let isClosing = false;
  const workspaceCluster = openWorkspaceCluster(config, log);
  const close = async () => {
    isClosing = true;
    await Promise.all([workspaceCluster.close(), postgres.stop()]);
  };
  const lost = new Promise<Error>((resolve) => {
    const file = join(dataDirectory, "postgres.log");
    const reason = `The database in ${dataDirectory} stopped and cannot be restarted. The end of ${file} says why. Correct that and start Parley again.`;
    postgres.exited.then(() => isClosing || resolve(new Error(reason)));
  });
  try {
    const kept = secret ?? (await readSecret(dataDirectory)) ?? (await makeSecret(dataDirectory, postgres));
    const { connection, firstStart } = postgres;
    return { connection, workspaceCluster, secret: kept, isFirstStart: firstStart, lost, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Reads the secret that the first start has made. Undefined where there is none. */
export async function readSecret(dataDirectory: string): Promise<string | undefined> {
  const file = join(dataDirectory, "secret");
  const kept = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const secret = kept?.trim();
  if (secret === undefined || secret.length >= leastSecretLength) return secret;
  throw new Error(
    `${file} is truncated or empty, and such a secret can be guessed. Restore the file from a backup, or set PARLEY_SECRET to its former content. If nothing was stored yet, delete the file.`,
  );
}

/** Characters; config.ts requires as many of PARLEY_SECRET. */
const leastSecretLength = 32;

/**
 * Makes a secret, for an empty database only: a new secret could not decrypt what is stored
 * already.
 */
async function makeSecret(dataDirectory: string, postgres: BundledPostgres): Promise<string> {
  const { isEmptyDatabase } = await import("@parley/postgres");
  const file = join(dataDirectory, "secret");
  if (!(await isEmptyDatabase(postgres.connection)))
    throw new Error(
      `${file} is missing, and secrets in the database cannot be decrypted without it. Restore the file from a backup, or set PARLEY_SECRET to its former content.`,
    );
  const secret = newSecret();
  await writeSecret(dataDirectory, secret);
  return secret;
}

export const newSecret = (): string => randomBytes(48).toString("base64");

/**
 * Writes the secret of the data directory. The file is renamed when it is complete, so that a crash leaves
 * either the former secret or the whole new one.
 */
export async function writeSecret(dataDirectory: string, secret: string): Promise<void> {
  const file = join(dataDirectory, "secret");
  const part = await open(`${file}.part`, "w", 0o600);
  await part.chmod(0o600);
  await part.writeFile(`${secret}\n`);
  await part.sync();
  await part.close();
  await rename(`${file}.part`, file);
  const folder = await open(dataDirectory, "r");
  await folder.sync();
  await folder.close();
}

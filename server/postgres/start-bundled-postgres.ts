import { accessSync, constants, realpathSync } from "node:fs";
import { join } from "node:path";
import { choosePlace, type Place } from "./choose-place.ts";
import { claimDataDirectory, DataDirectoryInUse } from "./claim-data-directory.ts";
import { createCluster, superuser } from "./create-cluster.ts";
import { findBinaries } from "./find-binaries.ts";
import { type Connection, holdCluster } from "./hold-cluster.ts";
import { isRunning } from "./is-running.ts";
import { keepRunning, type Running } from "./keep-running.ts";
import { makeDataDirectory } from "./make-data-directory.ts";
import { makeSocketFolder, refreshSocketFolder, removeSocketFolder } from "./make-socket-folder.ts";
import { findPostmaster, type Postmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { port, serverArguments } from "./server-arguments.ts";
import { readRecord, removeRecord, writeRecord } from "./server-record.ts";

export type BundledPostgres = {
  /** `host` is the folder of the server's Unix socket; it stays the same when the server is started again. */
  connection: Connection;
  /** True when this start made the cluster. */
  firstStart: boolean;
  /** Shuts PostgreSQL down in order and gives the data directory free. */
  stop(): Promise<void>;
  /** Resolves when PostgreSQL has ended for good: after `stop()`, or when it could not be started again. */
  readonly exited: Promise<{ code: number | null; signal: string | null }>;
};

export type BundledPostgresOptions = {
  dataDirectory: string;
  log(message: string): void;
  /** PostgreSQL settings over our own, for example `{ shared_buffers: "1GB" }`. */
  settings?: Record<string, string>;
};

/**
 * Starts the PostgreSQL that npm installed on `<dataDirectory>/postgres`, or takes over the one a killed Parley left running there, and
 * keeps it running, and this process with it, until `stop()`. Throws DataDirectoryInUse when another Parley works there. `namespaceAllowed: false` is for tests of root's other way.
 */
export async function startBundledPostgres(
  options: BundledPostgresOptions,
  { namespaceAllowed = true } = {},
): Promise<BundledPostgres> {
  const binaries = findBinaries();
  const dataDirectory = openDataDirectory(options.dataDirectory);
  const claim = await claimDataDirectory(dataDirectory);
  try {
    const place = choosePlace(dataDirectory, binaries, options.log, namespaceAllowed);
    const firstStart = await createCluster(place, options.log);
    const server = describeServer(dataDirectory, place, options.settings);
    const orphan = findPostmaster(place.clusterDirectory);
    const takenOver = orphan && (await server.takeOver(orphan, options.log));
    const { socketFolder, running } = takenOver ?? (await server.startAnew());
    const kept = keepRunning({ running, socketFolder, startAgain: () => server.start(socketFolder), log: options.log });
    const stop = async () => {
      try {
        await kept.stop();
        removeSocketFolder(socketFolder);
        removeRecord(dataDirectory);
      } finally {
        claim.release();
      }
    };
    return { connection: server.connectionThrough(socketFolder), firstStart, stop, exited: kept.exited };
  } catch (error) {
    claim.release();
    throw error;
  }
}

function openDataDirectory(path: string): string {
  try {
    makeDataDirectory(path);
    accessSync(path, constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (cause) {
    throw new Error(
      `Parley cannot write to its data directory ${path} as user ${process.geteuid?.()}. Give the directory to that user (chown), or set PARLEY_DATA_DIR to another one.`,
      { cause },
    );
  }
}

function describeServer(dataDirectory: string, place: Place, settings?: Record<string, string>) {
  const describe = (socketFolder: string) => ({
    socketFolder,
    binaries: place.binaries,
    serverArguments: serverArguments(place.clusterDirectory, socketFolder, settings),
  });
  const connectionThrough = (socketFolder: string): Connection => ({
    host: socketFolder,
    port,
    user: superuser,
    database: "parley",
  });
  const hold = (postmaster: Postmaster, socketFolder: string) =>
    holdCluster(connectionThrough(socketFolder), place.clusterDirectory, () => isRunning(postmaster.pid));

  async function start(socketFolder: string): Promise<Running> {
    refreshSocketFolder(socketFolder, place.account);
    const record = describe(socketFolder);
    writeRecord(dataDirectory, record);
    const logFile = join(dataDirectory, "postgres.log");
    const postmaster = await startPostmaster(place, record.serverArguments, logFile);
    const holdAgain = () => hold(postmaster, socketFolder);
    try {
      return { postmaster, hold: await holdAgain(), holdAgain };
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse)) await stopPostmaster(postmaster, "at once");
      throw error;
    }
  }

  /** Continues with a server that outlived its Parley when it answers and runs as we would run it; otherwise ends it. */
  async function takeOver(postmaster: Postmaster, log: (message: string) => void) {
    const record = readRecord(dataDirectory);
    let manner: "in order" | "at once" = "at once";
    if (record !== undefined) {
      const { socketFolder } = record;
      const holdAgain = () => hold(postmaster, socketFolder);
      try {
        const held = await holdAgain();
        if (JSON.stringify(record) === JSON.stringify(describe(socketFolder))) {
          log(`Took over the PostgreSQL (process ${postmaster.pid}) that an earlier Parley left running.`);
          return { socketFolder, running: { postmaster, hold: held, holdAgain } };
        }
        await held.release();
        manner = "in order";
      } catch (error) {
        if (error instanceof DataDirectoryInUse) throw error;
      }
    }
    log(`Stopping a PostgreSQL (process ${postmaster.pid}) that an earlier Parley left running.`);
    await stopPostmaster(postmaster, manner);
    return undefined;
  }

  async function startAnew() {
    const former = readRecord(dataDirectory);
    if (former !== undefined) removeSocketFolder(former.socketFolder);
    const socketFolder = makeSocketFolder(place.account);
    try {
      return { socketFolder, running: await start(socketFolder) };
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse)) removeSocketFolder(socketFolder);
      throw error;
    }
  }

  return { connectionThrough, start, startAnew, takeOver };
}

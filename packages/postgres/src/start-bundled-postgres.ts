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
  /**
   * `host` is the folder of the server's Unix socket; it stays the same when the server is started
   * again.
   */
  connection: Connection;
  /** Is true when this start made the cluster. */
  firstStart: boolean;
  /** Stops PostgreSQL cleanly and releases the data directory. */
  stop(): Promise<void>;
  /**
   * Ends all processes of PostgreSQL at once, also those that hear no other signal, and starts it again.
   * What was not committed is rolled back. Takes some 0.3 s.
   */
  restart(): Promise<void>;
  /**
   * Resolves when PostgreSQL has stopped for good: after `stop()`, or when it could not be
   * restarted.
   */
  readonly exited: Promise<{ code: number | null; signal: string | null }>;
};

type BundledPostgresOptions = {
  dataDirectory: string;
  log(message: string): void;
  /** PostgreSQL settings in place of Parley's own, for example `{ shared_buffers: "1GB" }`. */
  settings?: Record<string, string>;
  /** The largest address space of each process of the server, in bytes; as much as there is without it. */
  maxProcessBytes?: number;
};

/**
 * Starts the bundled PostgreSQL on `<dataDirectory>/postgres`, or adopts the one that a killed
 * Parley left running there. It is restarted when it ends by itself, and keeps this process alive,
 * until `stop()`. Throws DataDirectoryInUse when another Parley uses the directory.
 * `namespaceAllowed: false` tests how root starts it without a user namespace.
 *
 *     const postgres = await startBundledPostgres({ dataDirectory: "./data", log: console.log });
 *     const client = new pg.Client(postgres.connection);
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
    const server = describeServer(dataDirectory, place, options);
    const orphan = findPostmaster(place.clusterDirectory);
    const adopted = orphan && (await server.adopt(orphan, options.log));
    const { socketFolder, running } = adopted ?? (await server.startFresh());
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
    return {
      connection: server.connectionThrough(socketFolder),
      firstStart,
      stop,
      restart: kept.restart,
      exited: kept.exited,
    };
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
      `Parley cannot write to its data directory ${path} as user ${process.geteuid?.()}. Give the directory to that user (chown), or set PARLEY_DATA_DIR to another directory.`,
      { cause },
    );
  }
}

function describeServer(dataDirectory: string, place: Place, { settings, maxProcessBytes }: BundledPostgresOptions) {
  const describe = (socketFolder: string) => ({
    socketFolder,
    binaries: place.binaries,
    serverArguments: serverArguments(place.clusterDirectory, socketFolder, settings),
    ...(maxProcessBytes === undefined ? {} : { maxProcessBytes }),
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
    const postmaster = await startPostmaster(place, record.serverArguments, logFile, maxProcessBytes);
    const holdAgain = () => hold(postmaster, socketFolder);
    try {
      return { postmaster, hold: await holdAgain(), holdAgain };
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse)) await stopPostmaster(postmaster, "at once");
      throw error;
    }
  }

  /**
   * Continues with a server that an earlier Parley left, when it answers and has the same settings;
   * else stops it.
   */
  async function adopt(postmaster: Postmaster, log: (message: string) => void) {
    const record = readRecord(dataDirectory);
    let manner: "cleanly" | "at once" = "at once";
    if (record !== undefined) {
      const { socketFolder } = record;
      const holdAgain = () => hold(postmaster, socketFolder);
      try {
        const held = await holdAgain();
        if (JSON.stringify(record) === JSON.stringify(describe(socketFolder))) {
          log(`Adopted the PostgreSQL (process ${postmaster.pid}) that an earlier Parley left running.`);
          return { socketFolder, running: { postmaster, hold: held, holdAgain } };
        }
        await held.release();
        manner = "cleanly";
      } catch (error) {
        if (error instanceof DataDirectoryInUse) throw error;
      }
    }
    log(`Stopping a PostgreSQL (process ${postmaster.pid}) that an earlier Parley left running.`);
    await stopPostmaster(postmaster, manner);
    return undefined;
  }

  async function startFresh() {
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

  return { connectionThrough, start, startFresh, adopt };
}

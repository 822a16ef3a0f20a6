import { statfs } from "node:fs/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { forTheNode } from "../../kernel/sharing/share.ts";
import { state } from "../../kernel/state.ts";
import { findClusterFolder } from "./store.ts";

/** Below this a node cannot serve: PostgreSQL itself stops when it cannot write its log. */
export const leastFreeBytes = 100 * 1024 * 1024;
/** Below this a node says that its disk is nearly full. */
export const lowFreeBytes = 2 * 1024 * 1024 * 1024;

/** Free bytes of the disk on which a folder lies, for a user without privileges. Undefined for one that cannot be asked. */
type FreeBytesOf = (folder: string) => Promise<number | undefined>;

const askSystem: FreeBytesOf = async (folder) => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // As root, the cluster may lie where only PostgreSQL's user can look.
    return undefined;
  }
};

/** Measures the disks of the bundled database. Those of a database elsewhere cannot be seen from here. */
class FreeDisk {
  readonly #kernel: Kernel;
  readonly #folders: Promise<string[]>;
  freeBytesOf: FreeBytesOf = askSystem;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#folders = this.#findFolders();
  }

  /** Bytes on the fullest of the disks; undefined where none is known. */
  async read(): Promise<number | undefined> {
    const folders = await this.#folders;
    const free = await Promise.all(folders.map((folder) => this.freeBytesOf(folder)));
    const known = free.filter((bytes) => bytes !== undefined);
    return known.length === 0 ? undefined : Math.min(...known);
  }

  async #findFolders(): Promise<string[]> {
    const { config, database } = this.#kernel;
    if (config.databaseUrl !== null) return [];
    const ofCluster = await forTheNode(() => findClusterFolder(database.query)).catch(() => []);
    return [config.dataDirectory, ...ofCluster];
  }
}

export const freeDiskOf = state((kernel) => new FreeDisk(kernel));

import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStorage } from "./file-storage.ts";

/** Keeps files in a folder of this machine. */
export function openFolderStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => join(folder, key);
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeSynced(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      // The names in a folder are synced apart from the files, and those of new folders in theirs.
      for (const parent of [dirname(path), folder, dirname(folder)]) await syncFolder(parent);
    },
    async read(key) {
      const file = await open(pathOf(key), "r").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      return file?.createReadStream();
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.part`, { force: true });
    },
  };
}

/** Writes a file of its own. When it returns, the bytes are on the disk. */
export async function writeSynced(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    for await (const piece of bytes) await file.writeFile(piece);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

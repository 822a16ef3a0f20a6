import { existsSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { writeSynced } from "../../providers/storage/open-folder-storage.ts";

/**
 * Chooses the file of a new backup: the named one, or one with the time in its name in a folder that is
 * there. Throws where the file is there already.
 */
export function chooseFile(written: string, now: Date): string {
  const path = resolve(written);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const file = isFolder ? join(path, nameOf(now)) : path;
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file, or a folder.`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}. Make it first.`);
  return file;
}

/** The names sort by their time. */
function nameOf(now: Date): string {
  return `parley-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/**
 * Writes a file that is there as a whole or not at all: it has another name until its bytes are on the
 * disk. Gives their number.
 */
export async function writeWhole(file: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  let length = 0;
  const part = `${file}.part`;
  await writeSynced(
    part,
    (async function* () {
      for await (const piece of bytes) {
        length += piece.length;
        yield piece;
      }
    })(),
  );
  try {
    // Another process may have written it meanwhile.
    if (existsSync(file)) throw new Error(`${file} is there already. Name another file, or a folder.`);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const folder = await open(dirname(file), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return length;
}

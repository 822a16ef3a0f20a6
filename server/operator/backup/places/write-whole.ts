import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { writeSynced } from "../../../providers/storage/open-folder-storage.ts";

/**
 * Writes a file that is there as a whole or not at all: it has another name until its bytes are on the
 * disk. Gives their number of bytes.
 */
export async function writeWhole(file: string, bytes: AsyncIterable<Buffer>, mayReplace: boolean): Promise<number> {
  // Nobody waits for an hour to learn it. Another process may write it meanwhile, so it is asked again.
  refuseThere();
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
    refuseThere();
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

  function refuseThere(): void {
    if (!mayReplace && existsSync(file)) throw new Error(`${file} is there already. Name another file, or a folder.`);
  }
}

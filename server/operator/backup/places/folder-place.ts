import { createReadStream, existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupPlace } from "./backup-place.ts";
import { writeWhole } from "./write-whole.ts";

const bytesAtOnce = 1024 * 1024;

/** Keeps backups in a folder that is there. */
export function folderPlace(folder: string): BackupPlace {
  const at = (name: string) => join(folder, name);
  return {
    at,
    async list() {
      return (await readdir(folder)).filter((name) => !name.endsWith(".part")).sort();
    },
    async write(name, bytes, { mayReplace }) {
      return await writeWhole(at(name), bytes, mayReplace);
    },
    async read(name) {
      if (!existsSync(at(name))) return undefined;
      return createReadStream(at(name), { highWaterMark: bytesAtOnce });
    },
    async remove(name) {
      await rm(at(name), { force: true });
    },
  };
}

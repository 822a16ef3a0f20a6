import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Surface } from "./read-surface.ts";

/** A release with what its clients had. */
export type Released = { version: string; surface: Surface };

const ownFolder = fileURLToPath(new URL("./released/", import.meta.url));
const ending = ".json.gz";

/** Reads the surface of each release, the oldest first. */
export function readReleased(folder = ownFolder): Released[] {
  return globSync(`*${ending}`, { cwd: folder })
    .map((file) => basename(file, ending))
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .map((version) => {
      const text = gunzipSync(readFileSync(join(folder, version + ending))).toString();
      return { version, surface: JSON.parse(text) as Surface };
    });
}

/** Keeps the surface of a release, so that the next one can be compared with it. */
export function keepReleased({ version, surface }: Released, folder = ownFolder): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, version + ending), gzipSync(JSON.stringify(surface), { level: 9 }));
}

import { globSync, readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { ZipFile } from "yazl";

/** The first day that zip knows is the date of every file, so that the same files make the same bytes. */
const zipOptions = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/** A file of a zip, by its path there. */
export type ZipEntry = { path: string; bytes: Uint8Array };

/**
 * Packs the sources of a client, for languages that take a folder.
 * @param folder the folder of the package
 * @param patterns say which of its files are packed
 * @param top is the name of the folder in the zip
 */
export function packSources(folder: URL, patterns: readonly string[], top: string): Promise<Uint8Array> {
  const files = globSync([...patterns, "README.md", "CHANGELOG.md", "LICENSE"], { cwd: fileURLToPath(folder) });
  const paths = files.map((path) => path.replaceAll("\\", "/")).sort();
  return writeZip(paths.map((path) => ({ path: `${top}/${path}`, bytes: readFileSync(new URL(path, folder)) })));
}

/** Writes a zip. The same entries give the same bytes. */
export function writeZip(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const { path, bytes } of entries) zip.addBuffer(Buffer.from(bytes), path, zipOptions);
  zip.end();
  return buffer(zip.outputStream);
}

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { parseJson } from "@parley/json";

/** A block of a tar file, in bytes. */
const blockBytes = 512;
/** The time that npm gives every file, so that the same files make the same package. */
const modifiedAt = 499_162_500;

/**
 * Packs the client library as `npm pack` does, without what only its makers need. The same files give the
 * same bytes, because npm writes their hash into the lock files of users.
 * @param folder the folder of the package, with its `package.json`
 */
export function packClient(folder: URL): Uint8Array {
  const { scripts, devDependencies, ...manifest } = readClientManifest(folder);
  const patterns = ["README.md", "CHANGELOG.md", "LICENSE", "{dist,src}/**/*.*"];
  const files = globSync(patterns, { cwd: fileURLToPath(folder) }).map((path) => path.replaceAll("\\", "/"));
  const blocks = [
    ...writeEntry("package.json", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)),
    ...files.sort().flatMap((path) => writeEntry(path, readFileSync(new URL(path, folder)))),
    Buffer.alloc(2 * blockBytes),
  ];
  return gzipSync(Buffer.concat(blocks), { level: 9 });
}

/** Reads the `package.json` of the client library. */
export function readClientManifest(folder: URL): { version: string; scripts?: unknown; devDependencies?: unknown } {
  return parseJson(readFileSync(new URL("package.json", folder), "utf8")) as { version: string };
}

/** Writes a file as ustar does: a header, its bytes, and zeros to the end of the block. */
function writeEntry(path: string, bytes: Buffer): Buffer[] {
  const header = Buffer.alloc(blockBytes);
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, "0")}\0`;
  header.write(`package/${path}`, 0, 100);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes.length, 12), 124);
  header.write(octal(modifiedAt, 12), 136);
  // The checksum is counted with blanks in its own place.
  header.write("        0", 148);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  return [header, bytes, Buffer.alloc((blockBytes - (bytes.length % blockBytes)) % blockBytes)];
}

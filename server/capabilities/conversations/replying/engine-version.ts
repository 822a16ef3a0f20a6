import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folderOf = (name: string): string => fileURLToPath(new URL("../", import.meta.resolve(name)));
/** The engine with its words and numbers, the form in which texts are read, and the steps of a reply. */
const made: [folder: () => string, ...paths: string[]][] = [
  [() => folderOf("@parley/engine"), "src", "words", "weights.json", "parameters.json"],
  [() => folderOf("@parley/documents"), "src"],
  [() => fileURLToPath(new URL("../../../../", import.meta.url)), "server/capabilities/conversations/replying"],
];
const digits = 16;

let known: string | undefined;

/**
 * Names what replies are made by: a digest of the files of the engine and of the steps of a reply, and of the
 * tables of languages of this Node. Two servers with the same version make the same reply of the same things.
 */
export function engineVersion(): string {
  known ??= digest();
  return known;
}

function digest(): string {
  const hash = createHash("sha256").update(JSON.stringify([process.versions.icu, process.versions.unicode]));
  for (const [where, ...paths] of made) {
    const folder = where();
    for (const path of paths.flatMap((one) => filesIn(folder, one))) {
      const text = readFileSync(join(folder, path));
      hash.update(`${path}\0${text.length}\0`).update(text);
    }
  }
  return hash.digest("hex").slice(0, digits);
}

function filesIn(folder: string, path: string): string[] {
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(folder, path), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|txt|json)$/.test(name) && !name.endsWith(".test.ts"))
    .sort()
    .map((name) => join(path, name));
}

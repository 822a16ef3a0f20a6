import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { unlimited } from "../../server/testing/unlimited.ts";
import { watchServer } from "../server-process.ts";
import { fillServer } from "./fill-server.ts";
import { packDataDirectory } from "./pack-data-directory.ts";

/**
 * Makes the data directory that the tests of upgrades keep of a release: starts its server, fills it
 * through the API, stops it and packs what it leaves. The tree is this one, or a checkout of the
 * release with its packages installed:
 *
 *     node tools/run.js tests/upgrade/make-release.ts 0.2.0 [tree]
 */
const [release, tree = fileURLToPath(new URL("../../", import.meta.url))] = process.argv.slice(2);
if (release === undefined || !/^[\w.-]+$/.test(release)) throw new Error("Name the release, e.g. 0.2.0.");

const folder = mkdtempSync(join(tmpdir(), "parley-release-"));
try {
  const directory = join(folder, "data");
  const environment = { PATH: process.env.PATH, PORT: "0", PARLEY_DATA_DIR: directory, ...unlimited };
  const server = watchServer(
    spawn(process.execPath, [join(resolve(tree), "server/main.ts")], {
      cwd: folder,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  const filled = await fillServer(await server.ready);
  server.signal("SIGTERM");
  const { code } = await server.ended;
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
  const file = fileURLToPath(new URL(`releases/${release}`, import.meta.url));
  await packDataDirectory(directory, `${file}.tar.zst`);
  const migrations = readdirSync(join(tree, "server/migrations")).filter((name) => /^\d{4}_.*\.sql$/.test(name));
  writeFileSync(`${file}.json`, `${JSON.stringify({ schema: migrations.length, ...filled }, null, 2)}\n`);
  process.stdout.write(`Made ${file}.tar.zst and ${file}.json. Commit both with the release.\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// Runs one of Parley's scripts with the Node that it needs. This file itself runs with an older
// Node and without any installed package. usage: node tools/run.js <script.ts|script.js>
// [arguments…]
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findNode } from "./find-node.js";
import { hydratePostgres } from "./hydrate-postgres.js";
import { installDependencies } from "./install-dependencies.js";
import { prepareServer } from "./prepare-server.js";
import { runChild } from "./run-child.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...scriptArguments] = process.argv.slice(2);

try {
  if (script === undefined) throw new Error("Name the script to run: node tools/run.js <script> [arguments…]");
  if (script === "server/main.ts") await runChild(await prepareServer(root), scriptArguments);
  else {
    await installDependencies(root);
    hydratePostgres(root);
    const node = findNode(root);
    await runChild({ node, script: resolve(root, script) }, scriptArguments);
  }
} catch (error) {
  console.error(`parley: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

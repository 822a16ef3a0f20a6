// Checks the style, the types, the exports and the generated files. With --fix it corrects the
// style and rewrites the generated files.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isFixing = process.argv.includes("--fix");
const generator = join(root, "server", "commands", "generate.ts");

/** @typedef {{ name: string, command: string[], advice: string }} Check */

/**
 * Runs a script with this Node and not by its first line, because the `node` on the path may be too
 * old.
 * @param {string} path
 */
const installed = (path) => [process.execPath, join(root, "node_modules", path)];

/** @type {Check} */
const style = {
  name: "style",
  command: [
    ...installed("@biomejs/biome/bin/biome"),
    "check",
    "--error-on-warnings",
    ...(isFixing ? ["--write"] : []),
    ".",
  ],
  advice: "npm run fix puts most of it right; the rest is named above.",
};
/** @type {Check} */
const types = {
  name: "types",
  command: [...installed("typescript/bin/tsc"), "-p", "."],
  advice: "Each line above names the file and the place.",
};
/**
 * The scripts of pages run in browsers, whose names this server does not have: they are checked apart.
 * @type {Check}
 */
const browserTypes = {
  name: "types of browser scripts",
  command: [...installed("typescript/bin/tsc"), "-p", "server/browser"],
  advice: "Each line above names the file and the place.",
};
/** @type {Check} */
const widgetTypes = {
  name: "types of the chat for websites",
  command: [...installed("typescript/bin/tsc"), "-p", "widget"],
  advice: "Each line above names the file and the place.",
};
/** @type {Check} */
const consoleTypes = {
  name: "types of the console",
  command: [...installed("typescript/bin/tsc"), "-p", "console"],
  advice: "Each line above names the file and the place.",
};
/** @type {Check} */
const exported = {
  name: "exports",
  command: [process.execPath, join(root, "tools", "find-unused-exports.js")],
  advice: "Each line above names an export that no other file imports.",
};
/** @type {Check} */
const generated = {
  name: "generated files",
  command: [process.execPath, generator, ...(isFixing ? [] : ["--check"])],
  advice: "npm run generate writes the files again; commit the result.",
};

/** @param {string} script @param {string} name @returns {Check} */
const client = (script, name) => ({
  name,
  command: [process.execPath, join(root, "sdks", script), ...(isFixing ? [] : ["--check"])],
  advice: "npm run generate writes the client libraries again; commit the result.",
});
const clientCode = client("emitter/emit.ts", "code of the clients");
const clientPackage = client("typescript/tools/build.ts", "package of the client");

/** @type {Check} */
const versions = {
  name: "versions of the interface",
  command: [process.execPath, join(root, "server", "commands", "check-versions.ts")],
  advice:
    "Each line above breaks clients of a released version. Add a change to server/versions that translates it, or, until 1.0, name the operation under Breaks in the next page of docs/changes.",
};

/** @param {Check} check */
async function run({ name, command, advice }) {
  const [program = "", ...programArguments] = command;
  const startedAt = performance.now();
  const child = spawn(program, programArguments, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" },
  });
  const ended = new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(signal ?? code));
  });
  const [ending, output, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { name, advice, isPassed: ending === 0, seconds, output: `${output}${complaints}`.trim(), ending };
}

// Writing comes before checking, because the generated files depend on the final style and types.
const checks = existsSync(generator)
  ? [style, types, browserTypes, widgetTypes, consoleTypes, exported, versions, clientPackage, clientCode, generated]
  : [style, types, browserTypes, widgetTypes, consoleTypes, exported];
const results = [];
if (isFixing) {
  for (const check of [...checks].reverse()) results.unshift(await run(check));
} else results.push(...(await Promise.all(checks.map(run))));

for (const { isPassed, output } of results) if (!isPassed) console.log(`${output}\n`);
for (const { name, isPassed, seconds, ending } of results)
  console.log(
    `${isPassed ? "✔" : "✘"} ${name} (${seconds} s)${isPassed || ending === 1 ? "" : ` ended with ${ending}`}`,
  );
for (const { name, isPassed, advice } of results) if (!isPassed) console.log(`To fix ${name}: ${advice}`);
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;

// The beginning of `npm start`: prepares the server, which the rest of the line in package.json starts.
// The cmd of Windows hands over that rest as arguments, because it does not know the semicolon; then the
// server is started here. usage: node tools/prepare.js
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareServer } from "./prepare-server.js";
import { nodeFlags, runChild } from "./run-child.js";
import { whenParentEnds } from "./when-parent-ends.js";

/** Tells start.sh that a process of ours must wait beside the server: its command cannot be written. */
const withRunner = 75;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [semicolon, ...rest] = process.argv.slice(2);
whenParentEnds(() => process.kill(process.pid, "SIGTERM"));

try {
  const program = await prepareServer(root);
  if (semicolon === ";") await runChild(program, rest.slice(rest.indexOf("$?") + 1));
  else if (!keepCommand(lineOf(program))) process.exitCode = withRunner;
} catch (error) {
  console.error(`parley: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * Gives the command with its settings. What the operator has set stays.
 * @param {Awaited<ReturnType<typeof prepareServer>>} program
 */
function lineOf({ node, script, cache, flags, settings }) {
  const usual = Object.entries(settings).map(([name, value]) => `${name}="\${${name}:-${value}}" `);
  const kept = cache === undefined ? "" : `NODE_COMPILE_CACHE=${quote(cache)} `;
  return `${usual.join("")}${kept}exec ${[node, ...nodeFlags, ...flags, script].map(quote).join(" ")} "$@"\n`;
}

/**
 * Quotes a word for the shell.
 * @param {string} word
 */
function quote(word) {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Writes the command for start.sh, and says whether it is there.
 * @param {string} line
 */
function keepCommand(line) {
  const file = join(root, "node_modules", ".parley-start");
  try {
    if (readFileSync(file, "utf8") === line) return true;
  } catch {
    // There is none yet.
  }
  try {
    writeFileSync(file, line);
    return true;
  } catch {
    return false;
  }
}

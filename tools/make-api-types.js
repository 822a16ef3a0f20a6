import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const client = "sdks/typescript";
/** The reference says all that the types say. */
const reference = ["docs/reference/openapi.json", "docs/reference/problems.md"];

/**
 * Makes the types of the client library, which are not in git, unless they are there and belong to the
 * reference as it is. Says whether they were made. Where they cannot be made, the script that wants them
 * runs all the same: `npm run generate` puts a damaged reference right.
 * @param {string} root
 * @param {string} node
 * @param {(message: string) => void} [report]
 */
export function makeApiTypes(root, node, report = reportToPeople) {
  const types = join(root, client, "src", "api-types.generated.ts");
  const firstLine = `// Made of docs/reference by tools/make-api-types.js; not in git. ${hashOfSources(root)}\n`;
  if (existsSync(types) && readFileSync(types, "utf8").startsWith(firstLine)) return false;
  const script = join(root, client, "tools", "print-api-types.ts");
  const options = { cwd: root, encoding: /** @type {const} */ ("utf8"), maxBuffer: 100_000_000 };
  const { status, stdout, stderr, error } = spawnSync(node, ["--disable-warning=ExperimentalWarning", script], options);
  if (status !== 0) {
    report(`the types of the client library cannot be made of docs/reference: ${error?.message ?? stderr}`);
    return false;
  }
  // Another command may be reading the file, or making it at the same time.
  const unfinished = `${types}.${process.pid}.generated.ts`;
  writeFileSync(unfinished, `${firstLine}\n${stdout}`);
  renameSync(unfinished, types);
  return true;
}

/** @param {string} root */
function hashOfSources(root) {
  const tools = readdirSync(join(root, client, "tools")).sort();
  const hash = createHash("sha256");
  for (const file of [...reference, ...tools.map((name) => `${client}/tools/${name}`)])
    hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** @param {string} message */
function reportToPeople(message) {
  process.stderr.write(`parley: ${message}\n`);
}

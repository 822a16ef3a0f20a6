// Checks the lock file, and asks the registry whether it signed the packages that are installed
// here. usage: npm run check:lock
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findLockFaults } from "./find-lock-faults.js";
import { installScripts } from "./install-scripts.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const faults = findLockFaults(JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")), installScripts);
for (const fault of faults) console.log(`✘ ${fault}`);
if (faults.length === 0) console.log("✔ every package comes from one registry, with its hash");

/** Ends a registry that does not answer. */
const patienceMs = 180_000;
const { stdout, stderr, error } = spawnSync("npm", ["audit", "signatures", "--json"], {
  cwd: root,
  encoding: "utf8",
  timeout: patienceMs,
});
const verdict = readVerdict(stdout);
if (verdict === undefined) {
  const reason = error?.message ?? /"summary": "([^"]+)/.exec(stdout)?.[1] ?? stderr.trim().split("\n").at(-1);
  console.log(`– the signatures were not checked, because the registry or its keys could not be read: ${reason}`);
} else {
  for (const [kind, packages] of Object.entries(verdict)) {
    for (const { name, version } of packages) console.log(`✘ ${name}@${version} has ${kind} signature`);
  }
  if (verdict["no valid"].length + verdict.no.length === 0) {
    console.log("✔ the registry signed every package that is installed here");
  }
}
const isSigned = verdict === undefined || verdict["no valid"].length + verdict.no.length === 0;
process.exitCode = faults.length === 0 && isSigned ? 0 : 1;

/**
 * Gives undefined when npm could not ask.
 * @param {string} text
 */
function readVerdict(text) {
  try {
    const { invalid, missing } = JSON.parse(text);
    if (!Array.isArray(invalid) || !Array.isArray(missing)) return undefined;
    /** @type {Record<"no valid" | "no", { name: string, version: string }[]>} */
    const found = { "no valid": invalid, no: missing };
    return found;
  } catch {
    return undefined;
  }
}

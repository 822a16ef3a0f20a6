// Makes a release of this tree, and pushes nothing. usage: npm run release [-- --dry-run]
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findReleaseFaults, makeRelease } from "./make-release.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const faults = findReleaseFaults(root);
for (const fault of faults) console.error(`✘ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else if (process.argv.includes("--dry-run")) console.log("✔ nothing stands between this tree and its release");
else {
  const tag = makeRelease(root, (version) => {
    for (const script of ["tests/upgrade/make-release.ts", "sdks/emitter/keep-release.ts"]) {
      execFileSync(process.execPath, [join(root, script), version], { cwd: root, stdio: "inherit" });
    }
  });
  console.log(`Tagged ${tag}. Publish it with: git push origin main ${tag}`);
  console.log(`The notes are the message of the tag: git tag --list --format='%(contents)' ${tag}`);
}

import { accessSync, chmodSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { nodePackage } from "./platform-packages.js";

const neededMajor = 24;

/**
 * The loader that a program built against glibc needs. Without it (on Alpine) the pinned Node
 * cannot start.
 */
const loaders = /** @type {Record<string, string>} */ ({
  "linux-x64": "/lib64/ld-linux-x86-64.so.2",
  "linux-arm64": "/lib/ld-linux-aarch64.so.1",
});

/**
 * Finds the Node that runs Parley: the one that npm installed from the lock file, or else the one that
 * runs this file, if it is new enough. Throws when neither can run Parley.
 * @param {string} root
 */
export function findNode(root) {
  const folder = nodePackage(root);
  const pinned = folder && join(folder, "bin", "node");
  const loader = loaders[`${process.platform}-${process.arch}`];
  if (pinned && existsSync(pinned) && (loader === undefined || existsSync(loader))) {
    makeExecutable(pinned);
    return pinned;
  }
  if (Number(process.versions.node.split(".")[0]) >= neededMajor) return process.execPath;
  throw new Error(
    `Parley needs Node ${neededMajor} or newer. It bundles none for this machine (${process.platform}-${process.arch}), and this is Node ${process.versions.node}. Install Node ${neededMajor} (https://nodejs.org), put it first on the path and run the same command again.`,
  );
}

/** @param {string} file */
function makeExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    try {
      chmodSync(file, 0o755);
    } catch (error) {
      throw new Error(`${file} is not executable, and its mode cannot be changed (${error}). Run chmod +x on it.`);
    }
  }
}

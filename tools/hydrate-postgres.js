import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { postgresPackage } from "./platform-packages.js";

/**
 * Makes the links to PostgreSQL's shared libraries. An npm package cannot contain links, so the
 * package makes them with an install script. It is the only one that Parley needs, and it is run
 * here so that no other package may run one.
 * @param {string} root
 */
export function hydratePostgres(root) {
  const folder = postgresPackage(root);
  if (folder === undefined || missingLinks(folder).length === 0) return;
  const script = join(folder, "scripts", "hydrate-symlinks.js");
  spawnSync(process.execPath, [script], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const missing = missingLinks(folder);
  if (missing.length > 0)
    throw new Error(
      `Links that PostgreSQL needs are missing in ${folder} (${missing.join(", ")}) and cannot be made. Make that folder writable, or delete node_modules, and run the same command again.`,
    );
}

/** @param {string} folder */
function missingLinks(folder) {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return [];
  const links = /** @type {{ target: string }[]} */ (JSON.parse(readFileSync(list, "utf8")));
  return links.map((link) => link.target).filter((target) => !existsSync(join(folder, target)));
}

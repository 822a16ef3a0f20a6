import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { postgresPackage } from "./platform-packages.js";

/**
 * Puts PostgreSQL's shared library links in place. An npm package cannot hold links, so the package makes them with an install script;
 * it is the only one Parley needs, and it is run here instead of letting every package run its own.
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

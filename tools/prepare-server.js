import { bundleServer } from "./bundle.js";
import { findNode } from "./find-node.js";
import { hydratePostgres } from "./hydrate-postgres.js";
import { installDependencies } from "./install-dependencies.js";

/**
 * Installs what the server needs and bundles it. When nothing has changed, it only reads files.
 * @param {string} root
 */
export async function prepareServer(root) {
  // The server runs without the packages that tests and checks need.
  await installDependencies(root, { extent: "running" });
  hydratePostgres(root);
  const node = findNode(root);
  const program = await bundleServer(root, node, (message) => process.stderr.write(`parley: ${message}\n`));
  return { node, ...program };
}

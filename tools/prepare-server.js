import { bundleServer } from "./bundle.js";
import { findNode } from "./find-node.js";
import { hydratePostgres } from "./hydrate-postgres.js";
import { installDependencies } from "./install-dependencies.js";
import { buildWidget } from "./widget/build-widget.js";

/**
 * Installs what the server needs and bundles it. When nothing has changed, it only reads files.
 * @param {string} root
 */
export async function prepareServer(root) {
  // The server runs without the packages that tests and checks need.
  await installDependencies(root, { extent: "running" });
  hydratePostgres(root);
  const node = findNode(root);
  const program = await bundleServer(root, node, report);
  // A server without the chat for websites is better than none; it builds the scripts when a page asks.
  await buildWidget(root).catch((error) => report(`the chat for websites was not built: ${error}`));
  return { node, ...program };
}

/** @param {string} message */
function report(message) {
  process.stderr.write(`parley: ${message}\n`);
}

import { bundleServer } from "./bundle.js";
import { buildConsole } from "./console/build-console.js";
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
  // A server without its scripts for browsers is better than none; it builds them when a page asks.
  await buildWidget(root).catch((error) => report(`the chat for websites was not built: ${error}`));
  await buildConsole(root, report).catch((error) => report(`the console was not built: ${error}`));
  return { node, ...program };
}

/** @param {string} message */
function report(message) {
  process.stderr.write(`parley: ${message}\n`);
}

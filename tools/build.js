// Builds what browsers load, so that the first start need not. usage: npm run build
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { buildConsole } from "./console/build-console.js";
import { buildWidget } from "./widget/build-widget.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await buildWidget(root);
await buildConsole(root, (message) => process.stderr.write(`parley: ${message}\n`));

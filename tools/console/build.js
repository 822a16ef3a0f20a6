// Builds what browsers load, so that the first start need not. usage: npm run build
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWidget } from "../widget/build-widget.js";
import { buildConsole } from "./build-console.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
await buildWidget(root);
await buildConsole(root, (message) => process.stderr.write(`parley: ${message}\n`));

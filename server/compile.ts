import { capabilities } from "./app.ts";
import { routesOf } from "./start-server.ts";
import "@parley/postgres";

/**
 * Loads what a start loads, and ends: Node then writes what it compiled to its cache. tools/bundle.js
 * runs this with each bundle.
 */
routesOf(capabilities);
process.exit();

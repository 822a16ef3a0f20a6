import { programVariable } from "../../tests/server-process.ts";
import { prepareServer } from "../prepare-server.js";

/**
 * Bundles the server as `npm start` does, and lends the bundle to tests that start servers of their
 * own: it starts in half the time that its sources take. Preloaded code, such as that of the mutants,
 * changes the sources, so then they are run.
 */
export async function lendProgram(root: string): Promise<void> {
  if (process.env.NODE_OPTIONS) return;
  process.env[programVariable] = JSON.stringify(await prepareServer(root));
}

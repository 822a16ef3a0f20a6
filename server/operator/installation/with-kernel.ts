import { capabilities } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { closeKernel, createKernel } from "../../create-kernel.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { createLogger } from "../../kernel/logger.ts";
import { Problem } from "../../kernel/problem.ts";
import { collectScopes } from "../../kernel/scope.ts";
import { openDatabase } from "../../kernel/storage/database.ts";
import { readSchemaState } from "../../kernel/store.ts";
import { newestMigration } from "../../migrations/read-migrations.ts";
import { openInstallation } from "../open-installation.ts";

const maxConnections = 4;
/** The server has the log; a command tells what it does by its report. */
const log = createLogger("silent");

/**
 * Works on the installation of these settings, in its database: the command needs no credential but those of the
 * machine, and does the same whether the server runs or not. A bundled PostgreSQL that does not run is started for
 * the command.
 *
 * @throws an error that says what to do where the database has another schema than this program
 */
export async function withKernel<Result>(work: (kernel: Kernel) => Promise<Result>): Promise<Result> {
  const config = readConfig();
  const installation = await openInstallation(config);
  const { connection, workspaceCluster, secret } = installation;
  try {
    const database = openDatabase(connection, { maxConnections });
    const schema = await readSchemaState(database.query).catch(() => ({ newest: 0 }));
    const known = await newestMigration();
    if (schema.newest !== known) {
      await database.close();
      throw new Error(
        schema.newest === 0
          ? "The database has no tables of Parley yet. Start the server once."
          : `The database has schema ${schema.newest}, and this program knows ${known}. Use the program of the release that serves it.`,
      );
    }
    const scopes = collectScopes(capabilities);
    const kernel = await createKernel(config, { workspaceCluster, secret, database, log, capabilities, scopes });
    try {
      return await work(kernel);
    } catch (error) {
      // The API's code of a problem is for programs that call it.
      throw error instanceof Problem ? new Error(error.detail, { cause: error }) : error;
    } finally {
      for (const capability of [...capabilities].reverse()) await capability.stop?.(kernel);
      await closeKernel(kernel);
    }
  } finally {
    await installation.close();
  }
}

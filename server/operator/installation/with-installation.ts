import { type Config, readConfig } from "../../config.ts";
import { type Database, openDatabase } from "../../kernel/storage/database.ts";
import { readSchemaState } from "../../kernel/store.ts";
import { newestMigration } from "../../migrations/read-migrations.ts";
import { type Installation, openInstallation } from "../open-installation.ts";

/** An installation that a command has opened. Its database is opened for each part of the work. */
export type Opened = { config: Config; installation: Installation; open(): Promise<Database> };

const maxConnections = 4;

/**
 * Works on the installation of these settings. A bundled PostgreSQL that does not run is started for the command.
 * `open` throws an error that says what to do where the database has another schema than this program.
 */
export async function withInstallation<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
  const config = readConfig();
  const installation = await openInstallation(config);
  try {
    return await work({ config, installation, open });
  } finally {
    await installation.close();
  }

  async function open(): Promise<Database> {
    const database = openDatabase(installation.connection, { maxConnections });
    const schema = await readSchemaState(database.query).catch(() => ({ newest: 0 }));
    const known = newestMigration();
    if (schema.newest === known) return database;
    await database.close();
    throw new Error(
      schema.newest === 0
        ? "The database has no tables of Parley yet. Start the server once."
        : `The database has schema ${schema.newest}, and this program knows ${known}. Use the program of the release that serves it.`,
    );
  }
}

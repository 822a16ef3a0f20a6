import { apiVersion, serverVersion } from "../http/api-version.ts";
import { newestMigration } from "../migrations/read-migrations.ts";
import type { Command } from "./command.ts";
import { installationCommands } from "./installation/installation-commands.ts";

/** Says which Parley this is, without a look at any installation. */
const version: Command = {
  name: "version",
  summary: "Says which version of Parley this is.",
  arguments: [],
  options: {},
  help: `
The version of the program, the date of its API, the number of its database schema, and Node's version.

  ./parley version
  ./parley version --json`,
  async run(_given, report) {
    const schema = await newestMigration();
    const node = process.versions.node;
    report.result({ version: serverVersion, api: apiVersion, schema, node }, [
      `Parley ${serverVersion} (API ${apiVersion}, schema ${schema}, Node ${node})`,
    ]);
  },
};

/** The commands of `./parley`, in the order in which `./parley --help` lists them. */
export const commands: readonly Command[] = [...installationCommands, version];

import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "../../config.ts";
import { erasureLog } from "../../kernel/erasing/note-erasure.ts";
import { readSecret, writeSecret } from "../../open-home.ts";
import { type Given, WrongUse } from "../command.ts";
import { type Installation, makeInstallation } from "../open-installation.ts";

/** A place to which an installation is moved. */
export type Target = {
  /** Names the place for people and for the log, without a password. */
  name: string;
  /** The settings of the server from then on, and those that it must no longer have. */
  settings: Readonly<Record<string, string>>;
  unset: readonly string[];
  /** Files lie in the data directory, and the place has another one. */
  hasOwnFiles: boolean;
  open(secret: string): Promise<Installation>;
  /** Writes what belongs beside the databases, when these are whole. */
  finish(secret: string): Promise<void>;
};

/** Reads from the command line where to move. Throws WrongUse, and where that place cannot be. */
export function readTarget(given: Given, config: Config): Target {
  const to = given.text("to");
  if (to === undefined) throw new WrongUse("Say where to: --to postgres://… or --to bundled.");
  if (to === "bundled") {
    if (given.text("data-to") !== undefined) throw new WrongUse("--data-to belongs to --to postgres://….");
    return bundledTarget(given.text("into"), config);
  }
  if (given.text("into") !== undefined) throw new WrongUse("--into belongs to --to bundled.");
  return ownTarget(to, given.text("data-to") ?? null, config);
}

function bundledTarget(into: string | undefined, config: Config): Target {
  const dataDirectory = resolve(into ?? config.dataDirectory);
  const isSame = dataDirectory === resolve(config.dataDirectory);
  if (config.databaseUrl === null && isSame)
    throw new WrongUse("The database is the bundled one already. Name a new data directory with --into.");
  if (config.dataDatabaseUrl !== null && config.databaseUrl === null)
    throw new Error("PARLEY_DATA_DATABASE_URL is set beside the bundled database. Move with --to postgres://….");
  const settings = { ...config, databaseUrl: null, dataDatabaseUrl: null, dataDirectory };
  return {
    name: `the bundled database in ${dataDirectory}`,
    settings: { PARLEY_DATA_DIR: dataDirectory },
    unset: ["DATABASE_URL", "PARLEY_DATA_DATABASE_URL", "PARLEY_SECRET"],
    hasOwnFiles: !isSame && config.files.s3 === null,
    async open(secret) {
      const kept = await readSecret(dataDirectory);
      if (kept !== undefined && kept !== secret)
        throw new Error(`${join(dataDirectory, "secret")} belongs to another installation. Name an empty folder.`);
      return await makeInstallation({ ...settings, secret });
    },
    async finish(secret) {
      await writeSecret(dataDirectory, secret);
      const log = join(config.dataDirectory, erasureLog);
      if (!isSame && existsSync(log)) await copyFile(log, join(dataDirectory, erasureLog));
    },
  };
}

function ownTarget(to: string, dataTo: string | null, config: Config): Target {
  for (const [option, url] of [
    ["--to", to],
    ["--data-to", dataTo],
  ] as const)
    if (url !== null && !(/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)))
      throw new WrongUse(`${option} is an address such as postgres://user:password@host:5432/database.`);
  if (to === config.databaseUrl) throw new WrongUse("The installation is there already.");
  if (dataTo !== null && dataTo === config.dataDatabaseUrl)
    throw new WrongUse("The tables of workspaces move as well: --data-to needs another cluster than the present one.");
  const settings = { ...config, databaseUrl: to, dataDatabaseUrl: dataTo };
  const keptSecret = config.secret === null ? `the content of ${join(config.dataDirectory, "secret")}` : "as it is";
  return {
    name: withoutPassword(to),
    settings: {
      DATABASE_URL: withoutPassword(to),
      ...(dataTo === null ? {} : { PARLEY_DATA_DATABASE_URL: withoutPassword(dataTo) }),
      PARLEY_SECRET: keptSecret,
      PARLEY_DATA_DIR: config.dataDirectory,
    },
    unset: dataTo === null && config.dataDatabaseUrl !== null ? ["PARLEY_DATA_DATABASE_URL"] : [],
    hasOwnFiles: false,
    open: (secret) => makeInstallation({ ...settings, secret }).catch(nameOptions),
    finish: async () => {},
  };
}

/** The faults of a database name the settings of a server. Here the options of the command lead to it. */
function nameOptions(error: Error): never {
  const { message } = error;
  const renamed = message.replaceAll("PARLEY_DATA_DATABASE_URL", "--data-to").replaceAll("DATABASE_URL", "--to");
  throw renamed === message ? error : new Error(renamed, { cause: error });
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  if (parsed.password !== "") parsed.password = "…";
  parsed.searchParams.delete("password");
  return decodeURI(parsed.href);
}

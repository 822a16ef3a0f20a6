import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PoolConfig } from "pg";
import type { Config } from "./config.ts";
import type { Log } from "./kernel/log.ts";

export type Home = {
  connection: PoolConfig;
  secret: string;
  isFirstStart: boolean;
  close(): Promise<void>;
};

/** Where this server keeps its things: the outside database, or the embedded one with the secret in the data directory. */
export async function openHome(config: Config, log: Log): Promise<Home> {
  if (config.databaseUrl !== null && config.secret !== null) {
    await mkdir(config.dataDirectory, { recursive: true, mode: 0o700 });
    return {
      connection: { connectionString: config.databaseUrl },
      secret: config.secret,
      isFirstStart: false,
      close: async () => {},
    };
  }
  await mkdir(config.dataDirectory, { recursive: true, mode: 0o700 });
  const { startEmbeddedPostgres } = await import("./postgres/index.ts");
  const postgres = await startEmbeddedPostgres({
    dataDirectory: config.dataDirectory,
    log: (message) => log.info(message),
  });
  return {
    connection: postgres.connection,
    secret: config.secret ?? (await readOrMakeSecret(config.dataDirectory)),
    isFirstStart: postgres.firstStart,
    close: () => postgres.stop(),
  };
}

/** Written whole before it gets its name, so that a crash leaves either no secret or all of it. */
async function readOrMakeSecret(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, "secret");
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as { code?: string }).code !== "ENOENT") throw error;
  }
  const secret = randomBytes(48).toString("base64");
  await writeFile(`${path}.part`, `${secret}\n`, { mode: 0o600, flush: true });
  await chmod(`${path}.part`, 0o600);
  await rename(`${path}.part`, path);
  return secret;
}

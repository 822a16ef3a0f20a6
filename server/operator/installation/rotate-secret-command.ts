import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { capabilities } from "../../app.ts";
import { reencryptEverything } from "../../create-kernel.ts";
import { createSecrets } from "../../kernel/secrets.ts";
import { type Database, inTransaction } from "../../kernel/storage/database.ts";
import {
  forgetNextSecret,
  nextSecretSetting,
  readSecretCheck,
  readSetting,
  writeSecretCheck,
  writeSetting,
} from "../../kernel/store.ts";
import { newSecret, writeSecret } from "../../open-home.ts";
import { writeSynced } from "../../providers/storage/open-folder-storage.ts";
import type { Given } from "../command.ts";
import type { Report } from "../report.ts";
import { countOtherNodes } from "./count-other-nodes.ts";
import { type Opened, withInstallation } from "./with-installation.ts";
import { useKernel } from "./with-kernel.ts";

const purpose = "setting";

/**
 * Replaces PARLEY_SECRET and re-encrypts what it protects. The next secret is stored first, encrypted with the present
 * one, in the transaction from which on the database belongs to it. So the next run continues one that was killed.
 */
export async function rotateSecretCommand(given: Given, report: Report): Promise<void> {
  const previousTo = given.text("previous-to");
  await withInstallation(async (opened) => {
    const { config, installation } = opened;
    const { secret } = installation;
    const begun = await useDatabase(opened, async (database) => {
      refuseNodes(await countOtherNodes(database));
      return findBegun(database, secret);
    });
    if (previousTo !== undefined) await writePrevious(resolve(previousTo), secret, config.dataDirectory);
    // Values that an earlier rotation by settings has left must be readable with the present secret alone.
    if (begun === undefined && config.previousSecret !== null)
      await reencrypt(opened, { secret, previousSecret: config.previousSecret });
    const next = begun ?? (await useDatabase(opened, (database) => begin(database, secret)));
    await reencrypt(opened, { secret: next, previousSecret: secret });
    const isFile = config.secret === null;
    if (isFile) {
      await writeSecret(config.dataDirectory, next);
      const { query, close } = await opened.open();
      await forgetNextSecret(query, createSecrets(next, null).checkValue()).finally(close);
    }
    tell(report, { isFile, next, wasBegun: begun !== undefined });
  });
}

function tell(report: Report, { isFile, next, wasBegun }: { isFile: boolean; next: string; wasBegun: boolean }): void {
  const lines = [
    wasBegun
      ? "The rotation that had begun has ended."
      : "The secret is replaced, and all is encrypted with the new one.",
    ...(isFile
      ? ["The data directory has the new secret. Start Parley."]
      : ["Set this as PARLEY_SECRET for every node, and then start them:", next]),
    "Take a backup now: an older one cannot know who is erased from now on.",
  ];
  report.result({ wasBegun, secret: isFile ? null : next }, lines);
}

async function useDatabase<Result>({ open }: Opened, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Gives the secret of a rotation that was cut off, or whose result was not set yet. */
async function findBegun({ query }: Database, secret: string): Promise<string | undefined> {
  const present = createSecrets(secret, null);
  const check = await readSecretCheck(query);
  const sealed = await readSetting(query, nextSecretSetting);
  if (sealed === undefined || check === present.checkValue()) return undefined;
  const next = present.decrypt(purpose, sealed, nextSecretSetting);
  return createSecrets(next, null).checkValue() === check ? next : undefined;
}

/** From here on no node starts with the present secret. @throws where the secret is not that of the database */
async function begin(database: Database, secret: string): Promise<string> {
  const next = newSecret();
  const present = createSecrets(secret, null);
  await inTransaction(database, async (tx) => {
    const check = createSecrets(next, null).checkValue();
    await writeSecretCheck(tx, check, present.checkValue());
    if ((await readSecretCheck(tx)) !== check)
      throw new Error("PARLEY_SECRET differs from the one this database was made with. Set it as the server has it.");
    await writeSetting(tx, nextSecretSetting, present.encrypt(purpose, next, nextSecretSetting));
  });
  return next;
}

function reencrypt(opened: Opened, secrets: { secret: string; previousSecret: string }): Promise<void> {
  return useKernel(opened, secrets, async (kernel) => {
    refuseNodes(await countOtherNodes(kernel.database, kernel.node.id));
    await reencryptEverything(kernel, capabilities);
  });
}

function refuseNodes(nodes: number): void {
  if (nodes === 0) return;
  const who = nodes === 1 ? "Parley runs, or another command does" : `${nodes} nodes of Parley run`;
  throw new Error(`${who}: they would go on with the former secret. Stop them, and run this again.`);
}

async function writePrevious(file: string, secret: string, dataDirectory: string): Promise<void> {
  const text = `${secret}\n`;
  if (existsSync(file)) {
    if (file !== join(dataDirectory, "secret") && (await readFile(file, "utf8")) === text) return;
    throw new Error(`${file} is there already. Name another file.`);
  }
  await writeSynced(
    file,
    (async function* () {
      yield Buffer.from(text);
    })(),
  );
}

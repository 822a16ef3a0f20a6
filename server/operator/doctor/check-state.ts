import { countJoined } from "../../capabilities/contacts/index.ts";
import { findMissingDatabases } from "../../capabilities/database/index.ts";
import { WorkspaceId } from "../../capabilities/identity/index.ts";
import { freeDiskOf, leastFreeBytes, lowFreeBytes } from "../../http/health/free-disk.ts";
import { countJobs, countMails, readDatabaseTime } from "../../http/health/store.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { findMailSettingsFault, readMailSettings } from "../../kernel/mail/mail-settings.ts";
import { findReadOnly } from "../../kernel/standing/store.ts";
import { readBackupState } from "../../kernel/store.ts";
import { advice, broken, type Finding } from "./finding.ts";

/** A node is not ready beyond this either. */
const mostClockDifferenceMs = 30_000;
const longestWaitSeconds = 300;
const mebibyte = 1024 * 1024;
const dayMs = 86_400_000;
/** The alarm ParleyBackupOld sounds then, too. */
const oldestBackupDays = 2;

/** Finds what is wrong in what the installation has stored, and with the machine. */
export async function checkState(kernel: Kernel): Promise<Finding[]> {
  const ofMachine = [checkReadOnly, checkClock, checkDisk, checkDatabases, checkBackups];
  const checks = [...ofMachine, checkJobs, checkMail, checkModels, checkMerges];
  return (await Promise.all(checks.map((check) => check(kernel)))).flat();
}

/** A place that was moved takes no writes until the operator says so, which somebody may have forgotten. */
async function checkReadOnly({ database }: Kernel): Promise<Finding[]> {
  const place = await findReadOnly(database.query);
  if (place === undefined) return [];
  if (place.movedTo === null)
    return [advice("installation-read-only", "The installation takes no writes while its database is moved.")];
  const sentence = `The installation was moved to ${place.movedTo}, and takes no writes here. Start Parley there, or run \`./parley move --cancel\`.`;
  return [broken("installation-moved", sentence)];
}

async function checkClock({ database, clock }: Kernel): Promise<Finding[]> {
  const beforeMs = clock.now();
  const there = (await readDatabaseTime(database.query)).getTime();
  const differenceMs = Math.max(beforeMs - there, there - clock.now());
  if (differenceMs <= mostClockDifferenceMs) return [];
  const seconds = Math.round(differenceMs / 1_000);
  return [broken("clock-differs", `The clocks of this machine and of the database differ by ${seconds} seconds.`)];
}

async function checkDisk(kernel: Kernel): Promise<Finding[]> {
  const free = await freeDiskOf(kernel).read();
  if (free === undefined || free >= lowFreeBytes) return [];
  const sentence = `${Math.floor(free / mebibyte)} MiB are free on the disk of the bundled database.`;
  return [free < leastFreeBytes ? broken("disk-full", sentence) : advice("disk-low", sentence)];
}

async function checkDatabases(kernel: Kernel): Promise<Finding[]> {
  const missing = await findMissingDatabases(kernel);
  if (missing.length === 0) return [];
  const ids = missing.slice(0, 10).map((id) => WorkspaceId.format(id));
  return [
    broken(
      "workspace-database-missing",
      `${missing.length} workspaces lack their database or its roles (${ids.join(", ")}). Restore them from a backup; without one, --repair creates empty ones.`,
    ),
  ];
}

async function checkBackups({ database, clock }: Kernel): Promise<Finding[]> {
  const { backedUpAt, verifyFailure } = await readBackupState(database.query);
  const found: Finding[] = [];
  if (backedUpAt === null) {
    const sentence =
      "No backup was taken yet. `./parley backup <folder>` takes one, and PARLEY_BACKUP_TO has the server take them.";
    found.push(advice("backup-missing", sentence));
  } else if (clock.now() - backedUpAt.getTime() > oldestBackupDays * dayMs) {
    const days = Math.floor((clock.now() - backedUpAt.getTime()) / dayMs);
    found.push(advice("backup-old", `The newest backup is ${days} days old. The log of the server says why.`));
  }
  if (verifyFailure !== null)
    found.push(broken("backup-not-restorable", `The last trial of a backup failed: ${verifyFailure}`));
  return found;
}

async function checkJobs({ database }: Kernel): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { name, failed, dueSeconds } of await countJobs(database.query)) {
    if (failed > 0)
      found.push(advice("jobs-failed", `${failed} jobs "${name}" were given up. The log of the server says why.`));
    if (dueSeconds > longestWaitSeconds)
      found.push(
        advice("jobs-waiting", `A job "${name}" waits for ${Math.round(dueSeconds / 60)} minutes. Does a worker run?`),
      );
  }
  return found;
}

async function checkMail(kernel: Kernel): Promise<Finding[]> {
  const { query } = kernel.database;
  const fault = await findMailSettingsFault(await readMailSettings(kernel, query));
  const found = fault === undefined ? [] : [broken("mail-settings", `The mail settings are not valid: ${fault}`)];
  for (const { status, count } of await countMails(query))
    if (status === "failed")
      found.push(advice("mails-failed", `${count} mails were given up. GET /api/settings/mail/outbox lists them.`));
  return found;
}

/** Models tell by the kind of their provider, as the metrics do. */
async function checkModels(kernel: Kernel): Promise<Finding[]> {
  const gauges = (await Promise.all(kernel.measures.map((measure) => measure(kernel)))).flat();
  const failing = gauges.find(({ metric }) => metric === "parley_models_failing")?.samples ?? [];
  return failing
    .filter(({ value }) => value > 0)
    .map(({ labels, value }) =>
      advice("models-failing", `${value} providers of the kind ${labels?.kind} fail. Their workspaces were told.`),
    );
}

/** Two people whom a number joined see each other's data until a member has decided. */
async function checkMerges({ database }: Kernel): Promise<Finding[]> {
  const { contacts, workspaces } = await countJoined(database.query);
  if (contacts === 0) return [];
  const sentence = `A phone number may have joined two people in ${contacts} contacts of ${workspaces} workspaces. Their members decide: GET /api/contacts/joined-by-number.`;
  return [advice("merges-to-look-at", sentence)];
}

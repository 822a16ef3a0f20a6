import { apiVersion, serverVersion } from "../http/api-version.ts";
import { newestMigration } from "../migrations/read-migrations.ts";
import { keyOptions } from "./backup/read-backup-key.ts";
import { rhythmOptions } from "./backup/read-rhythm.ts";
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
    const schema = newestMigration();
    const node = process.versions.node;
    report.result({ version: serverVersion, api: apiVersion, schema, node }, [
      `Parley ${serverVersion} (API ${apiVersion}, schema ${schema}, Node ${node})`,
    ]);
  },
};

// Each command loads what it needs when it is called.
const backup: Command = {
  name: "backup",
  summary: "Writes a backup, while Parley runs or not.",
  arguments: ["file, folder or s3://bucket/prefix"],
  options: { ...keyOptions, ...rhythmOptions },
  help: `
A backup has both databases, the files that people uploaded, recordings, and PARLEY_SECRET. Parley may
go on: the main database is as it was at one moment. The tables of each workspace (/api/database) are as
they were at a moment of their own, a little later. In a folder or under a prefix, the file gets a name
with the time. A backup that breaks off leaves no file. For s3://… set PARLEY_BACKUP_S3_ENDPOINT,
…_REGION, …_ACCESS_KEY_ID and …_SECRET_ACCESS_KEY; else those of PARLEY_FILES_S3_… are taken.

Encrypt it: a passphrase comes from PARLEY_BACKUP_PASSPHRASE or a file, never from an argument. Keep it
somewhere else than the backups. Without it, nobody can read them.

  ./parley backup /var/backups/parley --passphrase-file /etc/parley-passphrase
  ./parley backup /var/backups/parley --every 6h --keep 7d
  ./parley backup s3://my-backups/parley --passphrase-file /etc/parley-passphrase
  ./parley backup before-upgrade.backup --key-file /etc/parley.key`,
  async run(given, report) {
    const { takeBackup } = await import("./backup/take-backup.ts");
    await takeBackup(given, report);
  },
};

const restore: Command = {
  name: "restore",
  summary: "Makes an installation of a backup, in an empty place.",
  arguments: ["file, folder or s3://bucket/prefix"],
  options: {
    ...keyOptions,
    erasures: { meaning: "Learn from this log, too, what was erased after the backup.", value: "file" },
    force: { meaning: "Restore where another installation's secret is." },
    "secret-to": { meaning: "Write PARLEY_SECRET of the backup to a new file, and restore nothing.", value: "file" },
  },
  help: `
Stop Parley first. The place is that of the settings: an empty PARLEY_DATA_DIR, or with DATABASE_URL an
empty database, and with PARLEY_DATA_DATABASE_URL a cluster without the databases of these workspaces.
The backup may come from the bundled PostgreSQL or from your own, and from an older Parley. Of a folder,
or of a prefix in a bucket, the newest backup with a time in its name is taken.

What was erased after the backup is erased again by the first start: the log erasures.log, beside the
backup or in the data directory, names it by keyed hashes.

With DATABASE_URL, PARLEY_SECRET must be that of the backup. A restore that was cut may be run again.

  PARLEY_DATA_DIR=/var/lib/parley-new ./parley restore /var/backups/parley/parley-….backup
  ./parley restore parley.backup --secret-to secret.txt`,
  async run(given, report) {
    const { restoreBackup } = await import("./backup/restore-backup.ts");
    await restoreBackup(given, report);
  },
};

const verify: Command = {
  name: "verify",
  summary: "Restores a backup for a trial, and compares every table.",
  arguments: ["file, folder or s3://bucket/prefix"],
  options: keyOptions,
  help: `
The backup is restored into databases that are thrown away, beside a running Parley or without one, and
the number of rows and their hashes are compared with those of the day it was taken. It needs room for
the restored databases in the temporary folder, and starts the bundled PostgreSQL. Of a folder, or of a
prefix in a bucket, the newest backup with a time in its name is taken.

  ./parley verify /var/backups/parley/parley-….backup --passphrase-file /etc/parley-passphrase`,
  async run(given, report) {
    const { verifyBackup } = await import("./backup/verify-backup.ts");
    await verifyBackup(given, report);
  },
};

const move: Command = {
  name: "move",
  summary: "Moves the installation to another PostgreSQL.",
  arguments: [],
  options: {
    to: { meaning: "Where to: postgres://…, or bundled.", value: "address" },
    "data-to": { meaning: "Another cluster for the tables of workspaces.", value: "address" },
    into: { meaning: "With --to bundled: the new data directory.", value: "folder" },
    cancel: { meaning: "Let the former place take writes again." },
  },
  help: `
Run it with the settings of the present place, while Parley runs or not. It says how long it will take.
Meanwhile the installation takes no writes: calls that would write get 503 with Retry-After, reads go on,
and background work pauses. Both databases are copied and compared, table by table, by counts and hashes.
Then it says which settings the nodes need. The former place is left as it was, and takes no writes, so
that nothing is stored where nobody looks; --cancel opens it again.

The target must be empty: a database that its user owns, and for tables of workspaces a cluster where the
user has CREATEDB and CREATEROLE. A password may come from PGPASSWORD or ~/.pgpass. --to bundled makes new
clusters of the PostgreSQL that this Parley brings, so it is also the way to a newer major version.

When it fails or is killed, the installation takes writes again within 15 seconds. Then run it again.

  ./parley move --to postgres://parley:…@db.internal/parley
  ./parley move --to postgres://parley@db.internal/parley --data-to postgres://parley@tables.internal/tables
  ./parley move --to bundled
  ./parley move --to bundled --into /var/lib/parley-new
  ./parley move --cancel`,
  async run(given, report) {
    const { moveCommand } = await import("./move/move-command.ts");
    await moveCommand(given, report);
  },
};

/** The commands of `./parley`, in the order in which `./parley --help` lists them. */
export const commands: readonly Command[] = [backup, restore, verify, move, ...installationCommands, version];

import { existsSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { readBackupS3 } from "../../../config.ts";
import { WrongUse } from "../../command.ts";
import { type BackupPlace, timeOfBackup } from "./backup-place.ts";
import { bucketPlace } from "./bucket-place.ts";
import { folderPlace } from "./folder-place.ts";

/** A place with the name of a file in it. The name is undefined where only a folder or a prefix was given. */
type Target = { place: BackupPlace; name: string | undefined };

const endOfFile = ".backup";

/**
 * Finds what a file, a folder or `s3://bucket/prefix` means. In a bucket, what ends with ".backup" is a file,
 * and all else is a prefix. Throws where the folder is not there.
 */
export function findPlace(written: string): Target {
  return written.startsWith("s3://") ? findInBucket(written) : findOnDisk(written);
}

/** Finds what a file or a folder of this machine means. Throws where the folder is not there. */
export function findOnDisk(written: string): Target {
  const path = resolve(written);
  if (existsSync(path) && statSync(path).isDirectory()) return { place: folderPlace(path), name: undefined };
  const folder = written.endsWith("/") ? path : dirname(path);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}. Make it first.`);
  return { place: folderPlace(folder), name: basename(path) };
}

/** Finds a backup to read: the named one, else the newest with a time in its name. */
export async function findBackup(written: string): Promise<{ place: BackupPlace; name: string }> {
  const { place, name } = findPlace(written);
  if (name !== undefined) return { place, name };
  const newest = (await place.list()).findLast((each) => timeOfBackup(each) !== undefined);
  if (newest === undefined) throw new Error(`There is no backup in ${written}.`);
  return { place, name: newest };
}

function findInBucket(written: string): Target {
  const [, bucket, path] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(written) ?? [];
  if (bucket === undefined)
    throw new WrongUse(`${written} is no s3://bucket/prefix of letters, digits, dots, hyphens and underscores.`);
  const { settings, settingsName } = readBackupS3();
  const parts = (path ?? "").split("/").filter((part) => part !== "");
  const name = parts.at(-1)?.endsWith(endOfFile) === true ? parts.pop() : undefined;
  const prefix = parts.map((part) => `${part}/`).join("");
  return { place: bucketPlace({ ...settings, bucket }, prefix, settingsName), name };
}

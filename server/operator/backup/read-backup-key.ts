import { readFile } from "node:fs/promises";
import type { BackupKey } from "@parley/backup";
import { readBackupPassphrase } from "../../config.ts";
import { type Given, WrongUse } from "../command.ts";

/** The options of each command that reads or writes a backup. */
export const keyOptions = {
  "passphrase-file": { meaning: "Take the passphrase from this file.", value: "file" },
  "key-file": { meaning: "Take the bytes of this file as the key.", value: "file" },
} as const;

/**
 * Reads the key of a backup: of an option, else of PARLEY_BACKUP_PASSPHRASE. Null where there is neither.
 * A passphrase is never an argument, which other users of the machine could read.
 */
export async function readBackupKey(given: Given): Promise<BackupKey | null> {
  const [passphraseFile, keyFile] = [given.text("passphrase-file"), given.text("key-file")];
  if (passphraseFile !== undefined && keyFile !== undefined)
    throw new WrongUse("Name a passphrase file or a key file, and not both.");
  if (keyFile !== undefined) return { bytes: await readFile(keyFile) };
  const passphrase =
    passphraseFile === undefined
      ? readBackupPassphrase()
      : (await readFile(passphraseFile, "utf8")).replace(/\r?\n$/, "");
  if (passphrase === "") throw new Error(`${passphraseFile} is empty.`);
  return passphrase === null ? null : { passphrase };
}

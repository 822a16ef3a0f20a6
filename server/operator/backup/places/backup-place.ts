/** A folder, or a part of a bucket, that keeps backups side by side. */
export type BackupPlace = {
  /** Shows where the file of this name is. */
  at(name: string): string;
  /** Names all that is whole, in the order of the names. */
  list(): Promise<string[]>;
  /**
   * Writes a file that is there as a whole or not at all, and gives its number of bytes. `mayReplace`: where
   * it is false, a file of this name is an error.
   */
  write(name: string, bytes: AsyncIterable<Buffer>, options: { mayReplace: boolean }): Promise<number>;
  /** Reads a file while it comes. Undefined where there is none. */
  read(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  /** Deletes a file. Does nothing where there is none. */
  remove(name: string): Promise<void>;
};

/** Makes the name of a backup. Such names sort by their time. */
export function nameOfBackup(now: Date): string {
  return `parley-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** Tells when the backup of this name was begun. Undefined where a person chose the name. */
export function timeOfBackup(name: string): Date | undefined {
  const [, date, hours, minutes, seconds] = /^parley-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/.exec(name) ?? [];
  return date === undefined ? undefined : new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
}

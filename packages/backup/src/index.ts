export { BackupDamaged, type BackupKey } from "./create-sealer.ts";
export { readBackup, type StoredPart } from "./read-backup.ts";
export { type NewPart, writeBackup } from "./write-backup.ts";

import type { Vital } from "../../../kernel/capability.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { type BackupState, readBackupState } from "../../../kernel/store.ts";

const rereadMs = 30_000;

const nothing: BackupState = { backedUpAt: null, verifyEndedAt: null, verifyFailure: null, verifiedAt: null };
const lastOf = state(() => ({ known: nothing, readAtMs: 0, reading: Promise.resolve() }));

export const backupVitals: readonly Vital[] = [
  {
    name: "backupAgeSeconds",
    metric: "parley_backup_age_seconds",
    help: "For so long the newest whole backup has been taken; -1 where there is none.",
    read: (kernel) => ageOf(kernel, stateOf(kernel).backedUpAt),
  },
  {
    name: "backupVerifiedAgeSeconds",
    metric: "parley_backup_verified_age_seconds",
    help: "For so long the last trial of a backup has ended that found everything; -1 where there is none.",
    read: (kernel) => ageOf(kernel, stateOf(kernel).verifiedAt),
  },
  {
    name: "backupVerifyFailed",
    metric: "parley_backup_verify_failed",
    help: "1 when the last trial of a backup failed, else 0.",
    read: (kernel) => (stateOf(kernel).verifyFailure === null ? 0 : 1),
  },
];

function stateOf(kernel: Kernel): BackupState {
  const held = lastOf(kernel);
  if (Date.now() - held.readAtMs > rereadMs) rereadBackupState(kernel);
  return held.known;
}

function ageOf(kernel: Kernel, at: Date | null): number {
  return at === null ? -1 : Math.max(0, Math.round((kernel.clock.now() - at.getTime()) / 1_000));
}

/** Reads again what is known of backups. Gives a promise that nobody has to await, and that never fails. */
export function rereadBackupState(kernel: Kernel): Promise<void> {
  const held = lastOf(kernel);
  held.readAtMs = Date.now();
  held.reading = held.reading.then(async () => {
    try {
      held.known = await readBackupState(kernel.database.query);
    } catch {
      // The database is away, and readiness tells of that. What was known stays.
    }
  });
  return held.reading;
}

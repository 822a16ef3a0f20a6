import type { Vital } from "../../../kernel/capability.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { readBackupTime } from "../../../kernel/store.ts";

const rereadMs = 30_000;

const lastOf = state(() => ({ at: null as Date | null, readAtMs: 0, reading: Promise.resolve() }));

export const backupVitals: readonly Vital[] = [
  {
    name: "backupAgeSeconds",
    metric: "parley_backup_age_seconds",
    help: "For so long the newest whole backup has been taken; -1 where there is none.",
    read(kernel) {
      const held = lastOf(kernel);
      if (Date.now() - held.readAtMs > rereadMs) rereadBackupTime(kernel);
      return held.at === null ? -1 : Math.max(0, Math.round((kernel.clock.now() - held.at.getTime()) / 1_000));
    },
  },
];

/** Reads again when the newest backup was taken. Gives a promise that nobody has to await, and that never fails. */
export function rereadBackupTime(kernel: Kernel): Promise<void> {
  const held = lastOf(kernel);
  held.readAtMs = Date.now();
  held.reading = held.reading.then(async () => {
    try {
      held.at = await readBackupTime(kernel.database.query);
    } catch {
      // The database is away, and readiness tells of that. What was known stays.
    }
  });
  return held.reading;
}

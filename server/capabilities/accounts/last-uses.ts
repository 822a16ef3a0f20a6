import type { Kernel } from "../../kernel/kernel.ts";
import { writeLastUses } from "./store.ts";

/** When each key was used last, written in batches: a call must not cost a write. */
export type LastUses = {
  note(keyId: string): void;
  /** Writes what was noted since. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

const flushIntervalMs = 10_000;

export function createLastUses(kernel: Kernel): LastUses {
  let noted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    if (noted.size === 0) return;
    const uses = [...noted].map(([id, atMs]) => ({ id, at: new Date(atMs) }));
    noted = new Map();
    await writeLastUses(kernel.database.query, uses).catch((cause: unknown) =>
      kernel.log.warn({ cause: String(cause) }, "could not write when keys were last used; these uses are not shown"),
    );
  }

  return {
    note: (keyId) => void noted.set(keyId, kernel.clock.now()),
    flush,
    start() {
      timer = setInterval(() => void flush(), flushIntervalMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

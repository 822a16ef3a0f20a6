import type { Client } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { plainAddress } from "../../../kernel/wire/address-list.ts";
import { writeLastUses } from "./store.ts";

/**
 * Remembers when each key was used last, and from where. Written in batches, so that a call with a key does not
 * cost a write.
 */
type LastUses = {
  note(keyId: string, client: Client | undefined): void;
  /** Writes the uses noted since the last flush. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

const flushIntervalMs = 10_000;

export const lastUsesOf = state(createLastUses);

function createLastUses(kernel: Kernel): LastUses {
  let noted = new Map<string, { atMs: number; from: string | undefined }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    if (noted.size === 0 || kernel.readOnly.state !== "open") return;
    const uses = [...noted].map(([id, { atMs, from }]) => ({
      id,
      at: new Date(atMs),
      from: plainAddress(from ?? "") ?? null,
    }));
    noted = new Map();
    await writeLastUses(kernel.database.query, uses).catch((cause: unknown) =>
      kernel.log.warn({ cause: String(cause) }, "could not write when keys were last used; these uses are not shown"),
    );
  }

  return {
    note: (keyId, client) => void noted.set(keyId, { atMs: kernel.clock.now(), from: client?.ip }),
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

import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { writeRefusedOrigins } from "./store.ts";

/**
 * Remembers the page that was refused last with each key. The first refusal of a key is written at once,
 * later ones together: a page that is open in many browsers must not cost a write each time.
 */
type RefusedOrigins = {
  note(keyId: string, origin: string): void;
  /** Writes what is left. */
  stop(): Promise<void>;
};

const writeIntervalMs = 10_000;
const maxLength = 300;
const maxRemembered = 1_000;

export const refusedOriginsOf = state(createRefusedOrigins);

function createRefusedOrigins(kernel: Kernel): RefusedOrigins {
  const written = new Cache<string, string>(maxRemembered);
  let noted = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (noted.size === 0) return;
    const refused = [...noted].map(([id, origin]) => ({ id, origin }));
    noted = new Map();
    timer = setTimeout(write, writeIntervalMs).unref();
    for (const { id, origin } of refused) written.set(id, origin);
    writing = writing.then(() => store(kernel, refused));
  }

  return {
    note(keyId, origin) {
      const shown = origin.slice(0, maxLength);
      if (written.get(keyId) === shown || noted.size >= maxRemembered) return;
      noted.set(keyId, shown);
      if (timer === undefined || written.get(keyId) === undefined) write();
    },
    async stop() {
      write();
      clearTimeout(timer);
      await writing;
    },
  };
}

/** The first page with a secret key is also told in the audit log: the key stands in its source. */
async function store(kernel: Kernel, refused: readonly { id: string; origin: string }[]): Promise<void> {
  try {
    await inTransaction(kernel.database, async (tx) => {
      for (const { workspaceId, id, origin } of await writeRefusedOrigins(tx, refused)) {
        const details = { origin };
        await audit(tx, { workspaceId, caller: null, action: "api-key.refused-in-browser", targetId: id, details });
      }
    });
  } catch (cause) {
    kernel.log.warn(
      { cause: String(cause) },
      "could not write which pages were refused with keys; GET /api/keys lacks them",
    );
  }
}

import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { apiKeyPageSeen } from "../events.ts";
import { ApiKeyId } from "../ids.ts";
import { writeFirstPage } from "./store.ts";

/**
 * Remembers and announces the first website that showed the chat with a key. A key costs one write on each node:
 * afterwards the node knows that it is written.
 */
type FirstPages = {
  note(keyId: string, origin: string): void;
  /** Waits for what is being written. */
  stop(): Promise<void>;
};

const maxRemembered = 10_000;

export const firstPagesOf = state(createFirstPages);

function createFirstPages(kernel: Kernel): FirstPages {
  const seen = new Cache<string, true>(maxRemembered);
  let writing: Promise<void> = Promise.resolve();

  async function write(keyId: string, origin: string): Promise<void> {
    try {
      await inTransaction(kernel.database, async (tx) => {
        const workspaceId = await writeFirstPage(tx, keyId, origin);
        if (workspaceId === undefined) return;
        emit(tx, apiKeyPageSeen, { workspaceId, data: { keyId: ApiKeyId.format(keyId), origin } });
      });
    } catch (cause) {
      // The next call of a page tries again.
      seen.delete(keyId);
      kernel.log.warn({ cause: String(cause) }, "could not write which page used a key first");
    }
  }

  return {
    note(keyId, origin) {
      if (seen.get(keyId) === true || kernel.readOnly.state !== "open") return;
      seen.set(keyId, true);
      writing = writing.then(() => write(keyId, origin));
    },
    stop: () => writing,
  };
}

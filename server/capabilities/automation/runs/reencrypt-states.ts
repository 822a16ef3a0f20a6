import type { Kernel } from "../../../kernel/kernel.ts";
import { reencryptAll } from "../../../kernel/secrets.ts";
import { statePurpose } from "./database-journal.ts";
import { listEncryptedStates, replaceEncryptedState } from "./store.ts";

/** On start, after PARLEY_SECRET was replaced. */
export function reencryptStates({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return reencryptAll(secrets, statePurpose, {
    list: (afterId, limit) => listEncryptedStates(db, afterId, limit),
    replace: (id, former, encrypted) => replaceEncryptedState(db, id, former, encrypted),
  });
}

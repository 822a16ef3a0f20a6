import type { Kernel } from "../../../kernel/kernel.ts";
import { reencryptAll } from "../../../kernel/secrets.ts";
import { listEncryptedSecrets, replaceEncryptedSecret } from "./store.ts";

const purpose = "workflow-secret";

/** @param plain the value as JSON */
export function encryptSecret(kernel: Kernel, workspaceId: string, name: string, plain: string): Buffer {
  return kernel.secrets.encrypt(purpose, plain, `${workspaceId}:${name}`);
}

export function decryptSecret(kernel: Kernel, workspaceId: string, name: string, encrypted: Buffer): unknown {
  return JSON.parse(kernel.secrets.decrypt(purpose, encrypted, `${workspaceId}:${name}`));
}

/** On start, after PARLEY_SECRET was replaced. */
export function reencryptSecrets({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return reencryptAll(secrets, purpose, {
    list: (afterId, limit) => listEncryptedSecrets(db, afterId, limit),
    replace: (id, former, encrypted) => replaceEncryptedSecret(db, id, former, encrypted),
  });
}

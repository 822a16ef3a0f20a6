import type { Kernel } from "../../kernel/kernel.ts";
import { reencryptAll } from "../../kernel/secrets.ts";
import { listEncryptedKeys, type ProviderRow, replaceEncryptedKey } from "./store.ts";

const purpose = "provider-key";

export function encryptProviderKey(kernel: Kernel, providerId: string, apiKey: string): Buffer {
  return kernel.secrets.encrypt(purpose, apiKey, providerId);
}

/** Undefined for a provider without a key. */
export function decryptProviderKey(
  kernel: Kernel,
  { id, encryptedKey }: Pick<ProviderRow, "id" | "encryptedKey">,
): string | undefined {
  return encryptedKey === null ? undefined : kernel.secrets.decrypt(purpose, encryptedKey, id);
}

/** On start, after PARLEY_SECRET was replaced. */
export function reencryptProviderKeys({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return reencryptAll(secrets, purpose, {
    list: (afterId, limit) => listEncryptedKeys(db, afterId, limit),
    replace: (id, former, encrypted) => replaceEncryptedKey(db, id, former, encrypted),
  });
}

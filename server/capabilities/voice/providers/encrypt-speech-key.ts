import type { Kernel } from "../../../kernel/kernel.ts";
import { reencryptAll } from "../../../kernel/secrets.ts";
import { listEncryptedKeys, replaceEncryptedKey, type SpeechProviderRow } from "./store.ts";

const purpose = "speech-provider-key";

export function encryptSpeechKey(kernel: Kernel, providerId: string, apiKey: string): Buffer {
  return kernel.secrets.encrypt(purpose, apiKey, providerId);
}

/** Empty for a provider without a key. */
export function decryptSpeechKey(
  kernel: Kernel,
  { id, encryptedKey }: Pick<SpeechProviderRow, "id" | "encryptedKey">,
): string {
  return encryptedKey === null ? "" : kernel.secrets.decrypt(purpose, encryptedKey, id);
}

/** On start, after PARLEY_SECRET was replaced. */
export function reencryptSpeechKeys({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return reencryptAll(secrets, purpose, {
    list: (afterId, limit) => listEncryptedKeys(db, afterId, limit),
    replace: (id, former, encrypted) => replaceEncryptedKey(db, id, former, encrypted),
  });
}

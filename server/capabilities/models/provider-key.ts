import type { Kernel } from "../../kernel/kernel.ts";
import { resealAll } from "../../kernel/secrets.ts";
import { listSealedKeys, type ProviderRow, replaceSealedKey } from "./store.ts";

const purpose = "provider-key";

export function sealKey(kernel: Kernel, providerId: string, apiKey: string): Buffer {
  return kernel.secrets.encrypt(purpose, apiKey, providerId);
}

export function openKey(kernel: Kernel, { id, sealedKey }: Pick<ProviderRow, "id" | "sealedKey">): string | undefined {
  return sealedKey === null ? undefined : kernel.secrets.decrypt(purpose, sealedKey, id);
}

/** For a PARLEY_SECRET that was replaced. */
export function resealKeys({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return resealAll(secrets, purpose, {
    list: (afterId, limit) => listSealedKeys(db, afterId, limit),
    replace: (id, former, sealed) => replaceSealedKey(db, id, former, sealed),
  });
}

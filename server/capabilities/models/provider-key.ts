import type { Kernel } from "../../kernel/kernel.ts";
import { listSealedKeys, type ProviderRow, replaceSealedKey } from "./store.ts";

const purpose = "provider-key";
const keysPerReading = 500;

export function sealKey(kernel: Kernel, providerId: string, apiKey: string): Buffer {
  return kernel.secrets.encrypt(purpose, apiKey, providerId);
}

export function openKey(kernel: Kernel, { id, sealedKey }: Pick<ProviderRow, "id" | "sealedKey">): string | undefined {
  return sealedKey === null ? undefined : kernel.secrets.decrypt(purpose, sealedKey, id);
}

/** Seals anew what was sealed with the previous PARLEY_SECRET, so that it can be let go of. */
export async function resealKeys(kernel: Kernel): Promise<void> {
  if (kernel.config.previousSecret === null) return;
  const db = kernel.database.query;
  for (let afterId: string | undefined; ; ) {
    const rows = await listSealedKeys(db, afterId, keysPerReading);
    for (const row of rows) {
      if (!kernel.secrets.isSealedWithPrevious(purpose, row.sealedKey, row.id)) continue;
      const apiKey = openKey(kernel, row);
      if (apiKey !== undefined) await replaceSealedKey(db, row.id, row.sealedKey, sealKey(kernel, row.id, apiKey));
    }
    if (rows.length < keysPerReading) return;
    afterId = rows.at(-1)?.id;
  }
}

import type { Kernel } from "../../kernel/kernel.ts";
import { reencryptAll } from "../../kernel/secrets.ts";
import { listEncryptedHeaders, replaceEncryptedHeaders, type ToolboxRow } from "./store.ts";

const purpose = "toolbox-headers";

export function encryptHeaders(kernel: Kernel, toolboxId: string, headers: Record<string, string>): Buffer {
  return kernel.secrets.encrypt(purpose, JSON.stringify(headers), toolboxId);
}

export function decryptHeaders(
  kernel: Kernel,
  { id, encryptedHeaders }: Pick<ToolboxRow, "id" | "encryptedHeaders">,
): Record<string, string> {
  return encryptedHeaders === null ? {} : JSON.parse(kernel.secrets.decrypt(purpose, encryptedHeaders, id));
}

/** On start, after PARLEY_SECRET was replaced. */
export function reencryptHeaders({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return reencryptAll(secrets, purpose, {
    list: (afterId, limit) => listEncryptedHeaders(db, afterId, limit),
    replace: (id, former, encrypted) => replaceEncryptedHeaders(db, id, former, encrypted),
  });
}

import type { Kernel } from "../../kernel/kernel.ts";
import type { SealedValues } from "../../kernel/secrets.ts";
import { sealedHeaders, type ToolboxRow } from "./store.ts";

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

export const sealedToolboxHeaders: SealedValues = { purpose, values: sealedHeaders };

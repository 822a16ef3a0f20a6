import type { Kernel } from "../../../kernel/kernel.ts";
import type { SealedValues } from "../../../kernel/secrets.ts";
import { secretValues } from "./store.ts";

const purpose = "workflow-secret";

/** @param plain the value as JSON */
export function encryptSecret(kernel: Kernel, workspaceId: string, name: string, plain: string): Buffer {
  return kernel.secrets.encrypt(purpose, plain, `${workspaceId}:${name}`);
}

export function decryptSecret(kernel: Kernel, workspaceId: string, name: string, encrypted: Buffer): unknown {
  return JSON.parse(kernel.secrets.decrypt(purpose, encrypted, `${workspaceId}:${name}`));
}

export const sealedSecrets: SealedValues = { purpose, values: secretValues };

import type { Kernel } from "../../../kernel/kernel.ts";
import type { SealedValues } from "../../../kernel/secrets.ts";
import { type SourceRow, sourceSecrets } from "./store.ts";

/** A secret that a source accepts. `endsAt` is null for the newest one. */
export type SourceSecret = { secret: string; endsAt: string | null };

/** The secrets that a source accepts, newest first. */
export type SourceSecrets = readonly SourceSecret[];

const purpose = "inbound-source";

export function encryptSecrets(kernel: Kernel, sourceId: string, secrets: SourceSecrets): Buffer {
  return kernel.secrets.encrypt(purpose, JSON.stringify(secrets), sourceId);
}

export function decryptSecrets(kernel: Kernel, row: Pick<SourceRow, "id" | "encryptedSecrets">): SourceSecret[] {
  return JSON.parse(kernel.secrets.decrypt(purpose, row.encryptedSecrets, row.id)) as SourceSecret[];
}

/** Gives the secrets that have not ended. */
export function liveSecrets(secrets: SourceSecrets, nowMs: number): SourceSecret[] {
  return secrets.filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > nowMs);
}

export const sealedSourceSecrets: SealedValues = { purpose, values: sourceSecrets };

import type { Kernel } from "../../kernel/kernel.ts";
import type { SealedValues } from "../../kernel/secrets.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import type { Queryable } from "../../kernel/storage/database.ts";
import { findIdentitySecrets, identitySecretValues } from "./store.ts";

/** `endsAtMs` is null for the current secret, with which the workspace's server should sign. */
export type IdentitySecret = { id: string; text: string; createdAt: Date; endsAtMs: number | null };

/** Secrets newest first, as the database had them at `readAtMs` (`performance.now()`) or later. */
type IdentitySecretsRead = { secrets: IdentitySecret[]; readAtMs: number };

type IdentitySecrets = {
  /**
   * At most half a second old, so a secret that another node ended is accepted here no longer than
   * that.
   */
  recent(workspaceId: string): Promise<IdentitySecretsRead>;
  read(workspaceId: string): Promise<IdentitySecretsRead>;
  forget(workspaceId: string): void;
};

const purpose = "identity-secret";
/** An ended secret must be refused on every node within a second. */
const maxAgeMs = 500;
const maxRemembered = 1_000;

/** This node's cache of the workspaces' identity secrets. */
export const identitySecretsOf = state(createIdentitySecrets);

function createIdentitySecrets(kernel: Kernel): IdentitySecrets {
  const remembered = new Cache<string, IdentitySecretsRead>(maxRemembered);

  async function read(workspaceId: string): Promise<IdentitySecretsRead> {
    const readAtMs = performance.now();
    const secrets = await readIdentitySecrets(kernel, kernel.database.query, workspaceId);
    const found = { secrets, readAtMs };
    remembered.set(workspaceId, found);
    return found;
  }

  return {
    async recent(workspaceId) {
      const known = remembered.get(workspaceId);
      return known !== undefined && performance.now() - known.readAtMs < maxAgeMs ? known : read(workspaceId);
    },
    read,
    forget: (workspaceId) => remembered.delete(workspaceId),
  };
}

/** Reads the stored secrets, newest first. Ended ones are among them until the clean-up deletes them. */
export async function readIdentitySecrets(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
): Promise<IdentitySecret[]> {
  const rows = await findIdentitySecrets(db, workspaceId);
  return rows.map(({ id, encrypted, createdAt, endsAt }) => ({
    id,
    text: kernel.secrets.decrypt(purpose, encrypted, id),
    createdAt,
    endsAtMs: endsAt === null ? null : endsAt.getTime(),
  }));
}

export function encryptIdentitySecret(kernel: Kernel, id: string, text: string): Buffer {
  return kernel.secrets.encrypt(purpose, text, id);
}

export function isAccepted({ endsAtMs }: IdentitySecret, nowMs: number): boolean {
  return endsAtMs === null || endsAtMs > nowMs;
}

export const sealedIdentitySecrets: SealedValues = { purpose, values: identitySecretValues };

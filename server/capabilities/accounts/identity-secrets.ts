import type { Kernel } from "../../kernel/kernel.ts";
import { resealAll } from "../../kernel/secrets.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import type { Queryable } from "../../kernel/storage/database.ts";
import { findIdentitySecrets, listSealedIdentitySecrets, writeSealedIdentitySecret } from "./store.ts";

/** A secret that proofs are accepted by; `endsAtMs` is null for the one to sign with. */
export type IdentitySecret = { text: string; createdAt: Date; endsAtMs: number | null };

/** The secrets of a workspace, newest first, as they were stored at that moment (`performance.now()`) or later. */
export type IdentitySecretsRead = { secrets: IdentitySecret[]; readAtMs: number };

export type IdentitySecrets = {
  /** As they were a moment ago: a secret that another node ended is accepted here for no longer than that. */
  recent(workspaceId: string): Promise<IdentitySecretsRead>;
  read(workspaceId: string): Promise<IdentitySecretsRead>;
  forget(workspaceId: string): void;
};

const purpose = "identity-secret";
/** Ending a secret must be felt on every node within a second. */
const rememberedForMs = 500;
const maxRemembered = 1_000;

/** This node's reading of the workspaces' identity secrets. */
export function createIdentitySecrets(kernel: Kernel): IdentitySecrets {
  const remembered = new Cache<string, IdentitySecretsRead>(maxRemembered);

  async function read(workspaceId: string): Promise<IdentitySecretsRead> {
    const readAtMs = performance.now();
    const secrets = await openIdentitySecrets(kernel, kernel.database.query, workspaceId);
    const found = { secrets, readAtMs };
    remembered.set(workspaceId, found);
    return found;
  }

  return {
    async recent(workspaceId) {
      const known = remembered.get(workspaceId);
      return known !== undefined && performance.now() - known.readAtMs < rememberedForMs ? known : read(workspaceId);
    },
    read,
    forget: (workspaceId) => remembered.delete(workspaceId),
  };
}

/** What is stored, newest first; former secrets whose time is over are among it until they are deleted. */
export async function openIdentitySecrets(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
): Promise<IdentitySecret[]> {
  const rows = await findIdentitySecrets(db, workspaceId);
  return rows.map(({ id, sealedSecret, createdAt, endsAt }) => ({
    text: kernel.secrets.decrypt(purpose, sealedSecret, id),
    createdAt,
    endsAtMs: endsAt === null ? null : endsAt.getTime(),
  }));
}

export function sealIdentitySecret(kernel: Kernel, id: string, text: string): Buffer {
  return kernel.secrets.encrypt(purpose, text, id);
}

export function isAccepted({ endsAtMs }: IdentitySecret, nowMs: number): boolean {
  return endsAtMs === null || endsAtMs > nowMs;
}

/** For a PARLEY_SECRET that was replaced. */
export function resealIdentitySecrets({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return resealAll(secrets, purpose, {
    list: (afterId, limit) => listSealedIdentitySecrets(db, afterId, limit),
    replace: (id, former, sealed) => writeSealedIdentitySecret(db, id, former, sealed),
  });
}

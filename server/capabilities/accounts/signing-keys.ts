import { exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8 } from "jose";
import type { Kernel } from "../../kernel/kernel.ts";
import { inTransaction, type Transaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import * as store from "./store.ts";

/** How long an access token lives. */
export const tokenLifetimeMs = 15 * 60_000;
/** A node reads the keys again when it has not for so long. */
const reloadAfterMs = 5 * 60_000;
/** An unknown key id makes a node read the keys again, at most this often. */
const unknownReloadAfterMs = 1_000;
const rotationMs = 30 * 86_400_000;
/** A key is known to every node, and to whoever keeps the published keys, before it signs for the first time. */
const publishedAheadMs = tokenLifetimeMs + reloadAfterMs;
const purpose = "signing-key";

type PublicKey = Awaited<ReturnType<typeof importJWK>>;
type PrivateKey = Awaited<ReturnType<typeof importPKCS8>>;
export type SigningKey = store.StoredSigningKey & { verifier: PublicKey };

export type SigningKeys = {
  /** The key that signs now. */
  current(): Promise<{ id: string; privateKey: PrivateKey }>;
  /** Undefined when no key of this id exists, on this node or in the database. */
  find(id: string): Promise<SigningKey | undefined>;
  /** Next, current and previous: what may be met in a token. */
  all(): Promise<SigningKey[]>;
};

/** This node's reading of the keys, which all nodes share. */
export function createSigningKeys(kernel: Kernel): SigningKeys {
  const privateKeys = new Map<string, Promise<PrivateKey>>();
  let keys: SigningKey[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAtMs = kernel.clock.now();
    const stored = await store.findSigningKeys(kernel.database.query);
    keys = await Promise.all(
      stored.map(async (key) => ({ ...key, verifier: await importJWK(key.publicKey, "EdDSA") })),
    );
    readAtMs = startedAtMs;
  }

  async function readUnlessYoungerThan(ageMs: number): Promise<void> {
    if (keys.length > 0 && Math.abs(kernel.clock.now() - readAtMs) < ageMs) return;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
  }

  return {
    async current() {
      await readUnlessYoungerThan(reloadAfterMs);
      const key = keys.findLast((candidate) => candidate.signsFrom.getTime() <= kernel.clock.now()) ?? keys[0];
      if (key === undefined) throw new Error("There is no key to sign with; the server was not started properly.");
      let privateKey = privateKeys.get(key.id);
      if (privateKey === undefined) {
        privateKey = importPKCS8(kernel.secrets.decrypt(purpose, key.sealedPrivateKey, key.id), "EdDSA");
        privateKeys.set(key.id, privateKey);
      }
      return { id: key.id, privateKey: await privateKey };
    },
    async find(id) {
      await readUnlessYoungerThan(reloadAfterMs);
      const known = keys.find((key) => key.id === id);
      if (known !== undefined) return known;
      await readUnlessYoungerThan(unknownReloadAfterMs);
      return keys.find((key) => key.id === id);
    },
    async all() {
      await readUnlessYoungerThan(reloadAfterMs);
      return keys;
    },
  };
}

/**
 * Sees to it that there is a key to sign with and a next one, removes those that no living token was signed with, and
 * seals again what was sealed with the previous PARLEY_SECRET. Run at start and each day, on any number of nodes.
 */
export async function rotateSigningKeys(kernel: Kernel): Promise<void> {
  const nowMs = kernel.clock.now();
  await inTransaction(kernel.database, async (tx) => {
    await store.lockSigningKeys(tx);
    const keys = await store.findSigningKeys(tx);
    const newest = keys.at(-1);
    if (newest === undefined) {
      await makeKey(kernel, tx, nowMs);
      await makeKey(kernel, tx, nowMs + rotationMs);
    } else if (newest.signsFrom.getTime() <= nowMs) {
      const dueMs = newest.signsFrom.getTime() + rotationMs;
      await makeKey(kernel, tx, Math.max(dueMs, nowMs + publishedAheadMs));
    }
    for (const [index, key] of keys.entries()) {
      const successor = keys[index + 1];
      const isOver = successor !== undefined && successor.signsFrom.getTime() + 2 * publishedAheadMs < nowMs;
      if (isOver) await store.deleteSigningKey(tx, key.id);
      else if (kernel.secrets.isSealedWithPrevious(purpose, key.sealedPrivateKey, key.id)) {
        const privateKey = kernel.secrets.decrypt(purpose, key.sealedPrivateKey, key.id);
        await store.writeSealedPrivateKey(tx, key.id, kernel.secrets.encrypt(purpose, privateKey, key.id));
      }
    }
  });
}

async function makeKey(kernel: Kernel, tx: Transaction, signsFromMs: number): Promise<void> {
  const id = newUuid();
  const pair = await generateKeyPair("EdDSA", { extractable: true });
  const { x } = await exportJWK(pair.publicKey);
  if (x === undefined) throw new Error("The key that was made has no public part.");
  await store.insertSigningKey(tx, {
    id,
    publicKey: { kty: "OKP", crv: "Ed25519", x },
    sealedPrivateKey: kernel.secrets.encrypt(purpose, await exportPKCS8(pair.privateKey), id),
    signsFrom: new Date(signsFromMs),
  });
}

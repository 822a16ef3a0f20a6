import { exportJWK, importJWK, importPKCS8, type JWK } from "jose";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import type { KeySet } from "./schema.ts";
import * as store from "./store.ts";

/** A node reads the keys from the database again after this time. */
export const reloadAfterMs = 5 * 60_000;
/** An unknown key id makes a node read the keys again, at most this often. */
const unknownReloadAfterMs = 1_000;
/** Names what the private keys are encrypted for. */
export const signingKeyPurpose = "signing-key";

type PublicKey = Awaited<ReturnType<typeof importJWK>>;
type PrivateKey = Awaited<ReturnType<typeof importPKCS8>>;
type SigningKey = store.StoredSigningKey & { verifier: PublicKey };

/** Holds the keys that sign access tokens. All nodes share them through the database. */
export type SigningKeys = {
  /** Returns the key that signs now. */
  current(): Promise<{ id: string; privateKey: PrivateKey }>;
  /** Returns the key that signs now with its private part, for a library that signs by itself. */
  currentJwk(): Promise<JWK & { kid: string }>;
  /** Returns undefined when no key of this id exists, on this node or in the database. */
  find(id: string): Promise<SigningKey | undefined>;
  /** Returns the next, the current and the previous key: a valid token was signed with one of them. */
  all(): Promise<SigningKey[]>;
};

export const signingKeysOf = state(createSigningKeys);

function createSigningKeys(kernel: Kernel): SigningKeys {
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

  async function currentKey(): Promise<SigningKey> {
    await readUnlessYoungerThan(reloadAfterMs);
    const key = keys.findLast((candidate) => candidate.signsFrom.getTime() <= kernel.clock.now()) ?? keys[0];
    if (key === undefined) throw new Error("There is no key to sign with; the server was not started properly.");
    return key;
  }

  const open = (key: SigningKey) => kernel.secrets.decrypt(signingKeyPurpose, key.sealedPrivateKey, key.id);

  return {
    async current() {
      const key = await currentKey();
      let privateKey = privateKeys.get(key.id);
      if (privateKey === undefined) {
        privateKey = importPKCS8(open(key), "EdDSA");
        privateKeys.set(key.id, privateKey);
      }
      return { id: key.id, privateKey: await privateKey };
    },
    async currentJwk() {
      const key = await currentKey();
      const jwk = await exportJWK(await importPKCS8(open(key), "EdDSA", { extractable: true }));
      return { ...jwk, kid: key.id, alg: "EdDSA", use: "sig" };
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
 * Returns the public keys that access tokens are verified with, the next one included, as a JSON
 * Web Key Set.
 */
export async function readKeySet(kernel: Kernel): Promise<KeySet> {
  const keys = await signingKeysOf(kernel).all();
  return { keys: keys.map(({ id, publicKey }) => ({ ...publicKey, kid: id, alg: "EdDSA", use: "sig" })) };
}

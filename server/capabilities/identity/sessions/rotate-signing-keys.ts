import { exportJWK, exportPKCS8, generateKeyPair } from "jose";
import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { accessTokenLifetimeMs } from "./access-token.ts";
import { reloadAfterMs, signingKeyPurpose } from "./signing-keys.ts";
import * as store from "./store.ts";

/** A key signs for this long before its successor does. */
const rotationMs = 30 * 86_400_000;
/**
 * A key is published this long before it signs, so that every node and every client of the key set
 * knows it by then.
 */
const publishedAheadMs = accessTokenLifetimeMs + reloadAfterMs;

export const rotateSigningKeysDaily = defineJob<unknown>({
  name: "rotate-signing-keys",
  schedule: "23 3 * * *",
  run: rotateSigningKeys,
});

/**
 * Makes sure that there is a key that signs now and a next one. Deletes keys that no valid token
 * was signed with, and re-encrypts keys that were encrypted with the previous PARLEY_SECRET. Runs
 * at start and each day, on any number of nodes.
 */
export async function rotateSigningKeys(kernel: Kernel): Promise<void> {
  const nowMs = kernel.clock.now();
  await inTransaction(kernel.database, async (tx) => {
    await store.lockSigningKeys(tx);
    const keys = await store.findSigningKeys(tx);
    const newest = keys.at(-1);
    if (newest === undefined) {
      await makeSigningKey(kernel, tx, nowMs);
      await makeSigningKey(kernel, tx, nowMs + rotationMs);
    } else if (newest.signsFrom.getTime() <= nowMs) {
      const dueMs = newest.signsFrom.getTime() + rotationMs;
      await makeSigningKey(kernel, tx, Math.max(dueMs, nowMs + publishedAheadMs));
    }
    for (const [index, key] of keys.entries()) {
      const successor = keys[index + 1];
      const isOver = successor !== undefined && successor.signsFrom.getTime() + 2 * publishedAheadMs < nowMs;
      if (isOver) await store.deleteSigningKey(tx, key.id);
      else await reencrypt(kernel, tx, key);
    }
  });
}

async function reencrypt({ secrets }: Kernel, tx: Transaction, key: store.StoredSigningKey): Promise<void> {
  if (!secrets.isEncryptedWithPrevious(signingKeyPurpose, key.sealedPrivateKey, key.id)) return;
  const privateKey = secrets.decrypt(signingKeyPurpose, key.sealedPrivateKey, key.id);
  await store.writeSealedPrivateKey(tx, key.id, secrets.encrypt(signingKeyPurpose, privateKey, key.id));
}

async function makeSigningKey(kernel: Kernel, tx: Transaction, signsFromMs: number): Promise<void> {
  const id = newUuid();
  const pair = await generateKeyPair("EdDSA", { extractable: true });
  const { x } = await exportJWK(pair.publicKey);
  if (x === undefined) throw new Error("The key that was made has no public part.");
  await store.insertSigningKey(tx, {
    id,
    publicKey: { kty: "OKP", crv: "Ed25519", x },
    sealedPrivateKey: kernel.secrets.encrypt(signingKeyPurpose, await exportPKCS8(pair.privateKey), id),
    signsFrom: new Date(signsFromMs),
  });
}

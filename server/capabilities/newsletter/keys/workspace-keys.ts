import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { SealedValues } from "../../../kernel/secrets.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { findSealedKey, makeNewsletter, sealedKeys } from "./store.ts";

/** A key of the workspace signs for one purpose: each purpose has a key of its own. */
type KeyPurpose = "address" | "bounce" | "link";

export type WorkspaceKeys = { sign(purpose: KeyPurpose, content: string | Buffer): Buffer };

const sealedAs = "newsletter-key";
const keyBytes = 32;

const remembered = state(() => new Cache<string, WorkspaceKeys>(1_000));

/**
 * Gives the keys of a workspace for its newsletter, which are made with its first list at first use. They
 * never change, also not with PARLEY_SECRET: suppressions and links of old mails depend on them.
 */
export async function workspaceKeysOf(kernel: Kernel, workspaceId: string): Promise<WorkspaceKeys> {
  const known = remembered(kernel).get(workspaceId);
  if (known !== undefined) return known;
  const keys = keysFrom(await readKey(kernel, workspaceId), workspaceId);
  remembered(kernel).set(workspaceId, keys);
  return keys;
}

/** The keyed hash by which the workspace knows an address after the address itself is erased. */
export async function addressHashOf(kernel: Kernel, workspaceId: string, email: string): Promise<Buffer> {
  return (await workspaceKeysOf(kernel, workspaceId)).sign("address", email);
}

async function readKey(kernel: Kernel, workspaceId: string): Promise<Buffer> {
  const { database, secrets } = kernel;
  const db = database.query;
  let sealed = await findSealedKey(db, workspaceId);
  if (sealed === undefined) {
    const fresh = randomBytes(keyBytes).toString("base64");
    await makeNewsletter(db, workspaceId, secrets.encrypt(sealedAs, fresh, workspaceId), newUuid());
    // Another node may have been first: what is stored counts.
    sealed = await findSealedKey(db, workspaceId);
  }
  return Buffer.from(secrets.decrypt(sealedAs, sealed!, workspaceId), "base64");
}

function keysFrom(key: Buffer, workspaceId: string): WorkspaceKeys {
  const keyOf = (purpose: KeyPurpose) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", key, workspaceId, `parley newsletter ${purpose}`, keyBytes)));
  const keys: Record<KeyPurpose, KeyObject> = {
    address: keyOf("address"),
    bounce: keyOf("bounce"),
    link: keyOf("link"),
  };
  return { sign: (purpose, content) => createHmac("sha256", keys[purpose]).update(content).digest() };
}

export const sealedNewsletterKeys: SealedValues = { purpose: sealedAs, values: sealedKeys };

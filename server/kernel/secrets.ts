import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { Queryable } from "./storage/database.ts";

/**
 * Encrypts and signs with keys that are derived from PARLEY_SECRET. During a rotation of that
 * secret, values that were made with the previous one stay readable.
 */
export type Secrets = {
  /**
   * AES-256-GCM with a key for this purpose. `binding` is authenticated: pass the id of the row, so
   * that a value that is moved to another row cannot be decrypted.
   *
   * @example
   * const encrypted = secrets.encrypt("provider-key", apiKey, providerId);
   * secrets.decrypt("provider-key", encrypted, providerId); // apiKey
   */
  encrypt(purpose: string, plain: string, binding?: string): Buffer;
  /** Throws when the value was encrypted with another secret, purpose or binding. */
  decrypt(purpose: string, encrypted: Buffer, binding?: string): string;
  /**
   * Tells whether the value was encrypted with the previous secret, and must be encrypted again.
   */
  isEncryptedWithPrevious(purpose: string, encrypted: Buffer, binding?: string): boolean;
  /** HMAC-SHA256 with a key for this purpose. */
  sign(purpose: string, text: string): Buffer;
  /** The same with the previous secret; null when there is none. */
  signWithPrevious(purpose: string, text: string): Buffer | null;
  verify(purpose: string, text: string, signature: Buffer): boolean;
  /** The same on all nodes with the same secret. Reveals nothing about the secret. */
  checkValue(): string;
  previousCheckValue(): string | null;
};

/**
 * SHA-256, for keys and tokens: they are random, so nobody can find them from a stored hash.
 * For a password use argon2.
 */
export function sha256(text: string | Buffer): Buffer {
  return hash("sha256", text, "buffer");
}

/** `byteCount` random bytes as base64url text. */
export function randomToken(byteCount = 32): string {
  return randomBytes(byteCount).toString("base64url");
}

export function createSecrets(secret: string, previousSecret: string | null): Secrets {
  const current = keyring(secret);
  const previous = previousSecret === null ? null : keyring(previousSecret);
  return {
    encrypt(purpose, plain, binding = "") {
      return encryptWith(current(purpose), plain, binding);
    },
    decrypt(purpose, encrypted, binding = "") {
      try {
        return decryptWith(current(purpose), encrypted, binding);
      } catch (cause) {
        if (previous === null)
          throw new Error("A stored secret cannot be decrypted with this PARLEY_SECRET.", { cause });
        return decryptWith(previous(purpose), encrypted, binding);
      }
    },
    isEncryptedWithPrevious(purpose, encrypted, binding = "") {
      try {
        decryptWith(current(purpose), encrypted, binding);
        return false;
      } catch {
        return previous !== null;
      }
    },
    sign(purpose, text) {
      return createHmac("sha256", current(purpose)).update(text).digest();
    },
    signWithPrevious(purpose, text) {
      return previous === null ? null : createHmac("sha256", previous(purpose)).update(text).digest();
    },
    verify(purpose, text, signature) {
      return [current, previous].some((ring) => ring !== null && matches(ring(purpose), text, signature));
    },
    checkValue: () => checkOf(current),
    previousCheckValue: () => (previous === null ? null : checkOf(previous)),
  };
}

/** Keys as objects: with the bytes of a key, a signature takes six times as long. */
function keyring(secret: string): (purpose: string) => KeyObject {
  const keys = new Map<string, KeyObject>();
  return (purpose) => {
    const found = keys.get(purpose);
    if (found !== undefined) return found;
    const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "parley", purpose, 32)));
    keys.set(purpose, key);
    return key;
  };
}

function checkOf(ring: (purpose: string) => KeyObject): string {
  return createHmac("sha256", ring("check-value")).update("parley").digest("hex");
}

function matches(key: KeyObject, text: string, signature: Buffer): boolean {
  const expected = createHmac("sha256", key).update(text).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** AES-256-GCM. The result is a nonce of 12 bytes, a tag of 16 bytes, and the ciphertext. */
export function encryptBytesWith(key: Buffer | KeyObject, plain: Uint8Array, binding: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(binding));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Throws when the key, the binding or the encrypted bytes are not those of `encryptBytesWith`. */
export function decryptBytesWith(key: Buffer | KeyObject, encrypted: Buffer, binding: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, encrypted.subarray(0, 12)).setAAD(Buffer.from(binding));
  decipher.setAuthTag(encrypted.subarray(12, 28));
  return Buffer.concat([decipher.update(encrypted.subarray(28)), decipher.final()]);
}

/** Encrypts a text as `encryptBytesWith` encrypts bytes. */
export function encryptWith(key: Buffer | KeyObject, plain: string, binding: string): Buffer {
  return encryptBytesWith(key, Buffer.from(plain), binding);
}

/** Throws as `decryptBytesWith` does. */
export function decryptWith(key: Buffer | KeyObject, encrypted: Buffer, binding: string): string {
  return decryptBytesWith(key, encrypted, binding).toString("utf8");
}

/** The encrypted values of a column, each bound to an id of its own. */
export type EncryptedValues = {
  /** A page of values, in the order of their ids. */
  list(db: Queryable, afterId: string | undefined, limit: number): Promise<{ id: string; encrypted: Buffer }[]>;
  /** Does nothing when the row holds another value than `former`. */
  replace(db: Queryable, id: string, former: Buffer, encrypted: Buffer): Promise<void>;
};

/** Values that PARLEY_SECRET encrypts for one purpose. A capability names all of its own. */
export type SealedValues = { purpose: string; values: EncryptedValues };

type Holder = { secrets: Secrets; database: { query: Queryable } };

const valuesPerPage = 500;

/** Encrypts all values again that were encrypted with the previous PARLEY_SECRET. */
export async function reencryptAll({ secrets, database }: Holder, { purpose, values }: SealedValues): Promise<void> {
  const db = database.query;
  for (let afterId: string | undefined; ; ) {
    const page = await values.list(db, afterId, valuesPerPage);
    for (const { id, encrypted } of page) {
      if (!secrets.isEncryptedWithPrevious(purpose, encrypted, id)) continue;
      await values.replace(db, id, encrypted, secrets.encrypt(purpose, secrets.decrypt(purpose, encrypted, id), id));
    }
    if (page.length < valuesPerPage) return;
    afterId = page.at(-1)?.id;
  }
}

/** A thing whose bytes are encrypted in pieces, with a key of its own that PARLEY_SECRET encrypts. */
type SealedThing = { id: string; sealedKey: Buffer };

/**
 * Makes and opens the keys of one kind of things. A key of its own lets the bytes stay as they are when
 * PARLEY_SECRET is replaced, and nobody reads them once the row with the key is gone.
 */
export function sealedKeysOf(purpose: string, values: EncryptedValues) {
  return {
    purpose,
    values,
    /** Makes a new key for one thing, and the same encrypted, as it is stored. */
    make({ secrets }: Pick<Holder, "secrets">, id: string): { key: KeyObject; sealedKey: Buffer } {
      const bytes = randomBytes(32);
      return { key: createSecretKey(bytes), sealedKey: secrets.encrypt(purpose, bytes.toString("base64"), id) };
    },
    open({ secrets }: Pick<Holder, "secrets">, { id, sealedKey }: SealedThing): KeyObject {
      return createSecretKey(Buffer.from(secrets.decrypt(purpose, sealedKey, id), "base64"));
    },
  };
}

/**
 * Names the place where a piece belongs, so that it cannot be moved to another place or another
 * thing.
 */
export function bindingOf(thing: { workspaceId: string; id: string }, number: number | string): string {
  return `${thing.workspaceId}/${thing.id}/${number}`;
}

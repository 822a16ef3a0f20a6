import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** Encrypts, decrypts and derives keys from PARLEY_SECRET; the previous secret still decrypts while a rotation lasts. */
export type Secrets = {
  /** AES-256-GCM under a key derived for this purpose. `binding` is authenticated, so a value moved to another row fails. */
  encrypt(purpose: string, plain: string, binding?: string): Buffer;
  /** Throws when the value was made with another secret, purpose or binding. */
  decrypt(purpose: string, sealed: Buffer, binding?: string): string;
  /** Whether the value was sealed with the previous secret and should be sealed again. */
  isSealedWithPrevious(purpose: string, sealed: Buffer, binding?: string): boolean;
  /** HMAC-SHA256 under a key derived for this purpose. */
  sign(purpose: string, text: string): Buffer;
  /** The same under the previous secret, while there is one. */
  signWithPrevious(purpose: string, text: string): Buffer | null;
  verify(purpose: string, text: string, signature: Buffer): boolean;
  /** A value that tells whether two nodes hold the same secret and reveals nothing of it. */
  checkValue(): string;
  previousCheckValue(): string | null;
};

/** SHA-256, for secrets that are random already (keys, tokens): nothing stored can be used as a credential. */
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
      return seal(current(purpose), plain, binding);
    },
    decrypt(purpose, sealed, binding = "") {
      try {
        return open(current(purpose), sealed, binding);
      } catch (cause) {
        if (previous === null) throw new Error("A stored secret cannot be read with this PARLEY_SECRET.", { cause });
        return open(previous(purpose), sealed, binding);
      }
    },
    isSealedWithPrevious(purpose, sealed, binding = "") {
      try {
        open(current(purpose), sealed, binding);
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

function keyring(secret: string): (purpose: string) => Buffer {
  const keys = new Map<string, Buffer>();
  return (purpose) => {
    const found = keys.get(purpose);
    if (found !== undefined) return found;
    const key = Buffer.from(hkdfSync("sha256", secret, "parley", purpose, 32));
    keys.set(purpose, key);
    return key;
  };
}

function checkOf(ring: (purpose: string) => Buffer): string {
  return createHmac("sha256", ring("check-value")).update("parley").digest("hex");
}

function matches(key: Buffer, text: string, signature: Buffer): boolean {
  const expected = createHmac("sha256", key).update(text).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Layout: 12 bytes nonce, 16 bytes tag, ciphertext. */
export function seal(key: Buffer, plain: string, binding: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(binding));
  const ciphertext = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Throws when key, binding or bytes are not those that were sealed. */
export function open(key: Buffer, sealed: Buffer, binding: string): string {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12)).setAAD(Buffer.from(binding));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString("utf8");
}

/** What is kept sealed, a page at a time in the order of the ids; each value is bound to its row's id. */
export type SealedValues = {
  list(afterId: string | undefined, limit: number): Promise<{ id: string; sealed: Buffer }[]>;
  /** Only while the row holds what was read: what was changed meanwhile is sealed with the newest secret already. */
  replace(id: string, former: Buffer, sealed: Buffer): Promise<void>;
};

const valuesPerPage = 500;

/** Seals anew what was sealed with the previous PARLEY_SECRET, so that it can be let go of. */
export async function resealAll(secrets: Secrets, purpose: string, values: SealedValues): Promise<void> {
  if (secrets.previousCheckValue() === null) return;
  for (let afterId: string | undefined; ; ) {
    const page = await values.list(afterId, valuesPerPage);
    for (const { id, sealed } of page) {
      if (!secrets.isSealedWithPrevious(purpose, sealed, id)) continue;
      await values.replace(id, sealed, secrets.encrypt(purpose, secrets.decrypt(purpose, sealed, id), id));
    }
    if (page.length < valuesPerPage) return;
    afterId = page.at(-1)?.id;
  }
}

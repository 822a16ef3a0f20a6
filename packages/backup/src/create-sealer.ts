import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  type ScryptOptions,
  scrypt as scryptWithCallback,
} from "node:crypto";
import { promisify } from "node:util";

/** The derivation takes some 400 ms of a core, so that a server does it in a thread. */
const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptWithCallback);

/** A passphrase of a person, or the bytes of a key file. */
export type BackupKey = { passphrase: string } | { bytes: Buffer };

/** The bytes are no whole backup: the file was cut, changed, or is another kind of file. */
export class BackupDamaged extends Error {
  override name = "BackupDamaged";
}

/** The backup is encrypted, and the key is missing or another one. */
class BackupLocked extends Error {
  override name = "BackupLocked";
}

/** The first line of a file. The number is that of the format. */
export const firstLine = "parley-backup 1\n";

/** The second line of a file: how its chunks are sealed. `check` tells a wrong key from damage. */
type Header =
  | { seal: "sha256" }
  | { seal: "aes-256-gcm"; key: "passphrase" | "file"; salt: string; logN: number; check: string };

/** Seals or opens chunk after chunk. A chunk cannot be moved, left out, or changed unnoticed. */
type Sealer = { seal(bytes: Buffer, isLast: boolean): Buffer };
type Opener = { open(sealed: Buffer, tag: Buffer, isLast: boolean): Buffer };

/** `longestChunk` is in bytes, and so is the tag behind each chunk. */
export const longestChunk = 1024 * 1024;
export const tagBytes = 16;
const usualLogN = 17;
const greatestLogN = 20;
const leastKeyFileBytes = 32;

/** Makes the two lines at the beginning of a file, and what seals its chunks. */
export async function createSealer(key: BackupKey | null): Promise<{ head: Buffer; sealer: Sealer }> {
  if (key === null) {
    const head = headOf({ seal: "sha256" });
    return { head, sealer: checksums(head) };
  }
  const salt = randomBytes(32);
  const { key: secret, check } = await deriveKey(key, salt, usualLogN);
  const head = headOf({
    seal: "aes-256-gcm",
    key: "passphrase" in key ? "passphrase" : "file",
    salt: salt.toString("base64"),
    logN: usualLogN,
    check,
  });
  let counter = 0;
  return {
    head,
    sealer: {
      seal(bytes, isLast) {
        const cipher = createCipheriv("aes-256-gcm", secret, nonceOf(counter++, isLast)).setAAD(head);
        return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      },
    },
  };
}

/** Makes what opens the chunks of a file. Throws BackupLocked or BackupDamaged. */
export async function createOpener(secondLine: string, key: BackupKey | null): Promise<Opener> {
  const header = readHeader(secondLine);
  const head = headOf(header);
  if (header.seal === "sha256") return checksums(head);
  if (key === null)
    throw new BackupLocked(
      `The backup is encrypted with a ${header.key === "file" ? "key file" : "passphrase"}. Name it.`,
    );
  const { key: secret, check } = await deriveKey(key, Buffer.from(header.salt, "base64"), header.logN);
  if (check !== header.check)
    throw new BackupLocked(
      `The backup is encrypted with another ${header.key === "file" ? "key file" : "passphrase"} than this one.`,
    );
  let counter = 0;
  return {
    open(sealed, tag, isLast) {
      const decipher = createDecipheriv("aes-256-gcm", secret, nonceOf(counter++, isLast)).setAAD(head).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(sealed), decipher.final()]);
      } catch (cause) {
        throw new BackupDamaged(`The backup is damaged in its chunk ${counter}.`, { cause });
      }
    },
  };
}

function headOf(header: Header): Buffer {
  return Buffer.from(`${firstLine}${JSON.stringify(header)}\n`);
}

function readHeader(line: string): Header {
  let header: Partial<Header & { seal: "aes-256-gcm" }> | null;
  try {
    header = JSON.parse(line);
  } catch (cause) {
    throw new BackupDamaged("The second line of the backup is damaged.", { cause });
  }
  const { seal, logN, salt, check } = header ?? {};
  if ((seal as string) === "sha256") return { seal: "sha256" };
  const isKnown = seal === "aes-256-gcm" && Number.isInteger(logN) && logN! >= 10 && logN! <= greatestLogN;
  if (isKnown && typeof salt === "string" && typeof check === "string")
    return { seal, key: header?.key === "file" ? "file" : "passphrase", salt, logN: logN!, check };
  throw new BackupDamaged("The second line of the backup names no known encryption.");
}

async function deriveKey(key: BackupKey, salt: Buffer, logN: number): Promise<{ key: Buffer; check: string }> {
  if ("bytes" in key && key.bytes.length < leastKeyFileBytes)
    throw new BackupLocked(`A key file has at least ${leastKeyFileBytes} bytes.`);
  const root =
    "passphrase" in key
      ? await scrypt(key.passphrase.normalize("NFC"), salt, 32, { N: 2 ** logN, r: 8, p: 1, maxmem: 2 ** (logN + 11) })
      : key.bytes;
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", root, salt, purpose, 32));
  return { key: derive("parley-backup chunks"), check: derive("parley-backup check").toString("base64") };
}

/** Each file has a key of its own, so that a counter is never used twice with one key. */
function nonceOf(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(counter, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** In clear, a checksum stands in the place of the tag. It finds damage, and no forger. */
function checksums(head: Buffer): Sealer & Opener {
  let counter = 0;
  const tagOf = (bytes: Buffer, isLast: boolean) =>
    createHash("sha256").update(head).update(nonceOf(counter++, isLast)).update(bytes).digest().subarray(0, tagBytes);
  return {
    seal: (bytes, isLast) => Buffer.concat([bytes, tagOf(bytes, isLast)]),
    open(bytes, tag, isLast) {
      if (!tagOf(bytes, isLast).equals(tag)) throw new BackupDamaged(`The backup is damaged in its chunk ${counter}.`);
      return bytes;
    },
  };
}

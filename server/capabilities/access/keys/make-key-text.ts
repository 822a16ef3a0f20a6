import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

export type KeyKind = "secret" | "publishable";

const prefixes: Record<KeyKind, string> = { secret: "parley_sk_", publishable: "parley_pk_" };
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const randomLength = 32;
const checksumLength = 6;
const form = new RegExp(`^parley_([sp])k_[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/**
 * Makes a new key of 190 random bits. Its checksum lets secret scanners and this server recognise a
 * key without a query.
 *
 * @example
 * makeKeyText("secret"); // "parley_sk_4fK9…", 48 characters
 */
export function makeKeyText(kind: KeyKind): string {
  const text = prefixes[kind] + randomLetters(randomLength);
  return text + checksumOf(text);
}

/** Tells whether the text has the form and the checksum of a key. */
export function isKeyText(text: string): boolean {
  return form.test(text) && checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
}

/** Tells whether the text is one of a key that nobody but its owner may know. */
export function isSecretKeyText(text: string): boolean {
  return text.startsWith(prefixes.secret) && isKeyText(text);
}

/**
 * Returns the beginning and the end of a key: enough for its owner to recognise it, too little to
 * use it.
 */
export function hintOf(keyText: string): string {
  return `${keyText.slice(0, prefixes.secret.length)}…${keyText.slice(-4)}`;
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let letters = "";
  for (let place = 0; place < checksumLength; place++) {
    letters = alphabet[rest % alphabet.length] + letters;
    rest = Math.floor(rest / alphabet.length);
  }
  return letters;
}

function randomLetters(length: number): string {
  let letters = "";
  while (letters.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes from the largest multiple of 62 up would make some letters likelier than others.
      if (byte < 248 && letters.length < length) letters += alphabet[byte % 62];
    }
  }
  return letters;
}

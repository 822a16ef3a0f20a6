import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  timingSafeEqual,
  verify,
} from "node:crypto";

/** Signatures of the Standard Webhooks specification 1.0: what we send is signed with them, what we receive may be. */

export type Signed = { id: string; timestampSeconds: number | string; body: string | Uint8Array };

/** The three headers of a signed message, as they came; undefined for one that is missing. */
export type SignatureHeaders = { id: string | undefined; timestamp: string | undefined; signature: string | undefined };

export type Verdict =
  | { isValid: true; id: string; timestampSeconds: number }
  | { isValid: false; reason: "missing" | "malformed" | "expired" | "wrong" };

const secretPrefix = "whsec_";
const privatePrefix = "whsk_";
const publicPrefix = "whpk_";
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
// What RFC 8410 puts before the 32 bytes of an Ed25519 key.
const privateKeyHead = Buffer.from("302e020100300506032b657004220420", "hex");
const publicKeyHead = Buffer.from("302a300506032b6570032100", "hex");

/** A fresh symmetric secret of 32 random bytes, as `whsec_…`. */
export function createSigningSecret(): string {
  return secretPrefix + randomBytes(32).toString("base64");
}

/** A fresh Ed25519 pair: `whsk_…` signs, `whpk_…` may be given to anyone. */
export function createSigningKeyPair(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync("ed25519");
  const privateBytes = pair.privateKey.export({ format: "der", type: "pkcs8" }).subarray(privateKeyHead.length);
  const publicBytes = pair.publicKey.export({ format: "der", type: "spki" }).subarray(publicKeyHead.length);
  return {
    privateKey: privatePrefix + privateBytes.toString("base64"),
    publicKey: publicPrefix + publicBytes.toString("base64"),
  };
}

/** `v1,<base64>`: HMAC-SHA256. Throws a TypeError for a secret that is not `whsec_` (or nothing) and base64. */
export function signStandard(secret: string, message: Signed): string {
  const hmac = createHmac("sha256", readKey(secret, secretPrefix));
  return `v1,${hmac.update(headOf(message)).update(message.body).digest("base64")}`;
}

/** `v1a,<base64>`: Ed25519 with a `whsk_…` key. */
export function signEd25519(privateKey: string, message: Signed): string {
  const seed = readKey(privateKey, privatePrefix);
  const key = createPrivateKey({ key: Buffer.concat([privateKeyHead, seed]), format: "der", type: "pkcs8" });
  return `v1a,${sign(null, bytesOf(message), key).toString("base64")}`;
}

/** Whether one `v1a,…` signature was made with the private half of this `whpk_…` key. */
export function verifyEd25519(publicKey: string, message: Signed, signature: string): boolean {
  const [version, text = ""] = signature.split(",");
  if (version !== "v1a" || text.length !== 88 || !base64.test(text)) return false;
  const bytes = Buffer.from(text, "base64");
  // The last characters of base64 have spare bits; only one way of writing a signature is a signature.
  if (bytes.toString("base64") !== text) return false;
  const point = readKey(publicKey, publicPrefix);
  const key = createPublicKey({ key: Buffer.concat([publicKeyHead, point]), format: "der", type: "spki" });
  return verify(null, bytesOf(message), key, bytes);
}

/**
 * Checks a message against any of the keys: `whsec_…` secrets (all that are valid during a rotation) and `whpk_…` keys.
 * One good signature of the list is enough. Signatures of versions that no key speaks are passed over.
 */
export function verifyStandard(
  keys: readonly string[],
  headers: SignatureHeaders,
  rawBody: string | Uint8Array,
  limits: { toleranceSeconds: number; nowSeconds: number },
): Verdict {
  const { id, timestamp, signature } = headers;
  if (!id || !timestamp || !signature) return { isValid: false, reason: "missing" };
  // A dot in the id would let the same bytes be read as another id and time.
  if (id.includes(".") || !/^[1-9]\d{0,11}$/.test(timestamp)) return { isValid: false, reason: "malformed" };
  const timestampSeconds = Number(timestamp);
  const message: Signed = { id, timestampSeconds: timestamp, body: rawBody };
  if (!signature.split(" ").some((one) => keys.some((key) => isMadeWith(key, message, one)))) {
    return { isValid: false, reason: "wrong" };
  }
  if (Math.abs(limits.nowSeconds - timestampSeconds) > limits.toleranceSeconds) {
    return { isValid: false, reason: "expired" };
  }
  return { isValid: true, id, timestampSeconds };
}

function isMadeWith(key: string, message: Signed, signature: string): boolean {
  if (key.startsWith(publicPrefix)) return verifyEd25519(key, message, signature);
  const expected = Buffer.from(signStandard(key, message));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function headOf({ id, timestampSeconds }: Signed): string {
  return `${id}.${timestampSeconds}.`;
}

function bytesOf(message: Signed): Buffer {
  return Buffer.concat([Buffer.from(headOf(message)), Buffer.from(message.body as Uint8Array)]);
}

function readKey(text: string, prefix: string): Buffer {
  const written = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  if (written === "" || !base64.test(written)) throw new TypeError(`A signing key must be ${prefix} and base64.`);
  return Buffer.from(written, "base64");
}

import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from "jose";
import type { Kernel } from "../../../kernel/kernel.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { TrustId } from "../ids.ts";
import { IssuerUnreadable, issuerKeysOf, type KeySet, readKeySet } from "./issuer-keys.ts";
import { type FoundTrust, findTrust } from "./store.ts";
import { subjectPattern } from "./subject-pattern.ts";

/** A machine whose platform has signed who it is, and by which trust that counts. */
export type Workload = { trust: FoundTrust; subject: string; tokenHash: Buffer; endsAt: Date };

/** The token is no proof. `error` is a word of the protocol, and the message is told to the client. */
export class WorkloadRefused extends Error {
  override name = "WorkloadRefused";
  readonly error: "invalid_client" | "invalid_grant";

  constructor(message: string, error: WorkloadRefused["error"] = "invalid_grant") {
    super(message);
    this.error = error;
  }
}

/** These algorithms have public keys. With a symmetric key, each server that verifies tokens could sign them. */
const algorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
const maxCharacters = 16_384;
/** A subject is stored and shown to owners. */
const mostOfSubject = 1_000;
/** Clocks differ by so much. */
const toleranceSeconds = 60;
/** Platforms sign tokens for minutes or hours. A token that lives longer works like a forgotten API key. */
const longestSeconds = 86_400;

/**
 * Verifies the token of a platform by the trust that the client names. It may ask the issuer for keys, so
 * that it runs outside of every transaction. Throws WorkloadRefused.
 */
export async function proveWorkload(kernel: Kernel, clientId: string, token: string): Promise<Workload> {
  const id = TrustId.parse(clientId);
  const trust = id === undefined ? undefined : await findTrust(kernel.database.query, id);
  if (trust === undefined)
    throw new WorkloadRefused("Send the id of the trust as client_id: no trust has this one.", "invalid_client");
  const payload = readToken(token);
  // The claims are compared before the issuer is asked for anything.
  const subject = checkClaims(trust, payload);
  const endsAtSeconds = checkTimes(payload, kernel.clock.now() / 1000);
  await checkSignature(kernel, trust, token);
  const [header, content] = token.split(".");
  return {
    trust,
    subject,
    // The signature is left out, because some have a second form that is valid as well.
    tokenHash: sha256(payload.jti === undefined ? `content:${header}.${content}` : `jti:${payload.jti}`),
    endsAt: new Date((endsAtSeconds + toleranceSeconds) * 1000),
  };
}

function readToken(token: string): JWTPayload {
  if (token.length > maxCharacters) throw new WorkloadRefused(`The token has more than ${maxCharacters} characters.`);
  let algorithm: string | undefined;
  let payload: JWTPayload;
  try {
    algorithm = decodeProtectedHeader(token).alg;
    payload = decodeJwt(token);
  } catch {
    throw new WorkloadRefused("The token is no signed JWT.");
  }
  if (algorithm === undefined || !algorithms.includes(algorithm))
    throw new WorkloadRefused(`The token must be signed with one of ${algorithms.join(", ")}.`);
  if (payload.jti !== undefined && typeof payload.jti !== "string")
    throw new WorkloadRefused("The token's jti is no text.");
  return payload;
}

/** Returns the subject. */
function checkClaims(trust: FoundTrust, payload: JWTPayload): string {
  if (payload.iss !== trust.issuer) throw new WorkloadRefused("The token's issuer (iss) is not the trust's.");
  if (![payload.aud].flat().includes(trust.audience))
    throw new WorkloadRefused("The token is for another audience (aud) than the trust's.");
  const { sub } = payload;
  if (typeof sub === "string" && (sub.length > mostOfSubject || !/^\P{Cc}*$/u.test(sub)))
    throw new WorkloadRefused(
      `The token's subject (sub) must be at most ${mostOfSubject} characters that can be read.`,
    );
  if (typeof sub !== "string" || !subjectPattern.matches(trust.subject, sub))
    throw new WorkloadRefused("The token's subject (sub) does not match the trust's pattern.");
  for (const [name, wanted] of Object.entries(trust.claims)) {
    const given = Object.hasOwn(payload, name) ? payload[name] : undefined;
    if (typeof given === "object" || given === undefined || String(given) !== wanted)
      throw new WorkloadRefused(`The token's claim ${name} is not the trust's.`);
  }
  return sub;
}

/** Returns when the token ends, in seconds since 1970. The signature's check compares that with the present time. */
function checkTimes({ iat, exp }: JWTPayload, nowSeconds: number): number {
  if (typeof iat !== "number" || typeof exp !== "number")
    throw new WorkloadRefused("The token must say when it was made (iat) and when it ends (exp).");
  if (iat > nowSeconds + toleranceSeconds) throw new WorkloadRefused("The token says that it is made later (iat).");
  if (exp - iat > longestSeconds) throw new WorkloadRefused("The token lives longer than a day.");
  return exp;
}

/** Throws WorkloadRefused for every error that a key set or a token makes the library throw. */
async function checkSignature(kernel: Kernel, trust: FoundTrust, token: string): Promise<void> {
  try {
    const first = await verify(kernel, token, await keysOf(kernel, trust));
    const newer = first instanceof errors.JWKSNoMatchingKey ? await newerKeys(kernel, trust) : undefined;
    const fault = newer === undefined ? first : await verify(kernel, token, newer);
    if (fault instanceof errors.JWTExpired) throw new WorkloadRefused("The token has expired.");
    if (fault !== undefined)
      throw new WorkloadRefused("No present key of the issuer has signed the token, or it does not hold yet.");
  } catch (error) {
    if (error instanceof IssuerUnreadable) throw new WorkloadRefused(error.message);
    throw error;
  }
}

async function keysOf(kernel: Kernel, { keySet, issuer }: FoundTrust): Promise<KeySet> {
  return keySet === null ? issuerKeysOf(kernel).of(issuer) : readKeySet(keySet.keys);
}

/** Reads the keys of the issuer again, for a key that is not known yet. */
async function newerKeys(kernel: Kernel, { keySet, issuer }: FoundTrust): Promise<KeySet | undefined> {
  return keySet === null ? issuerKeysOf(kernel).again(issuer) : undefined;
}

/** Returns why the token does not count; undefined when it does. */
async function verify(kernel: Kernel, token: string, keys: KeySet): Promise<unknown> {
  try {
    await jwtVerify(token, keys, {
      algorithms,
      clockTolerance: toleranceSeconds,
      currentDate: new Date(kernel.clock.now()),
    });
    return undefined;
  } catch (error) {
    return error;
  }
}

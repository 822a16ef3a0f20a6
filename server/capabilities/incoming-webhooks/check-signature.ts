import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { verifyStandard } from "../../kernel/outbound/standard-webhooks.ts";
import type { Scheme } from "./schema.ts";

/** How far a signed time may be from ours, in both directions. */
export const toleranceSeconds = 300;

/** A secret that is accepted until its end; null = until it is replaced. */
export type Secret = { text: string; key: KeyObject; endsAtMs: number | null };

/**
 * A good signature. `deliveryId` is the signed id of the delivery, where the scheme has one. `form` says what the body
 * is: `own` = {event, data}; `github` = all data. `isFresh` = the scheme signs the time, and the time was looked at.
 */
export type Signed = { deliveryId: string | null; form: "own" | "github"; isFresh: boolean };
export type Verdict = Signed | "wrong" | "expired";

const ownBody: Signed = { deliveryId: null, form: "own", isFresh: true };
/** Enough for a sender in the middle of several rotations; each costs an HMAC. */
const maxSignatures = 16;

export function createSecret(text: string, endsAtMs: number | null): Secret {
  return { text, key: createSecretKey(Buffer.from(text)), endsAtMs };
}

/**
 * Whether a request carries a signature at all. Asked in the same way for every source, so that the answer says nothing
 * about the one that was named.
 */
export function hasSignature(headers: IncomingHttpHeaders): boolean {
  const own = headers["x-webhook-signature"] as string | undefined;
  if (own) return !own.startsWith("v1,") || isOfStandard(headers);
  if (headers["stripe-signature"] || headers["x-hub-signature-256"]) return true;
  return Boolean(headers["webhook-signature"] || headers["svix-signature"]) && isOfStandard(headers);
}

function isOfStandard(headers: IncomingHttpHeaders): boolean {
  return Boolean(
    (headers["webhook-id"] || headers["svix-id"]) && (headers["webhook-timestamp"] || headers["svix-timestamp"]),
  );
}

/** Checks the raw bytes by the source's scheme, against every secret that is valid now. Takes constant time for a guess. */
export function checkSignature(
  scheme: Scheme,
  secrets: readonly Secret[],
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
  nowMs: number,
): Verdict {
  const valid = secrets.filter(({ endsAtMs }) => endsAtMs === null || endsAtMs > nowMs);
  return checks[scheme](valid, headers as Headers, rawBody, nowMs / 1000);
}

type Headers = Record<string, string | undefined>;
type Check = (secrets: readonly Secret[], headers: Headers, rawBody: Buffer, nowSeconds: number) => Verdict;

const checks: Record<Scheme, Check> = { parley: checkParley, github: checkGithub, standard: checkStandard };

/** `t=<unix s>,v1=<hex>[,v1=<hex>…]` over `t.body`, as Stripe signs. Other versions in the list are passed over. */
function checkParley(secrets: readonly Secret[], headers: Headers, rawBody: Buffer, nowSeconds: number): Verdict {
  const header = headers["x-webhook-signature"] ?? headers["stripe-signature"] ?? "";
  let time: string | undefined;
  const signatures: string[] = [];
  for (const part of header.split(",")) {
    const equals = part.indexOf("=");
    const name = part.slice(0, Math.max(equals, 0));
    const value = part.slice(equals + 1);
    // A list with two times, or with something that is no pair, is not what anybody signs.
    if (name === "" || (name === "t" && time !== undefined)) return "wrong";
    if (name === "t") time = value;
    else if (name === "v1") signatures.push(value);
  }
  if (time === undefined || !/^\d{1,12}$/.test(time) || signatures.length > maxSignatures) return "wrong";
  if (!isOneOf(signatures, secrets, [`${time}.`, rawBody])) return "wrong";
  return Math.abs(nowSeconds - Number(time)) > toleranceSeconds ? "expired" : ownBody;
}

const hexPrefix = "sha256=";

/** `sha256=<hex>` over the body. The time is not signed: what is in the body tells, or nothing does. */
function checkGithub(secrets: readonly Secret[], headers: Headers, rawBody: Buffer): Verdict {
  const ofGithub = headers["x-hub-signature-256"];
  const header = ofGithub ?? headers["x-webhook-signature"] ?? "";
  if (!header.startsWith(hexPrefix)) return "wrong";
  if (!isOneOf([header.slice(hexPrefix.length)], secrets, [rawBody])) return "wrong";
  return { deliveryId: null, form: ofGithub === undefined ? "own" : "github", isFresh: false };
}

function checkStandard(secrets: readonly Secret[], headers: Headers, rawBody: Buffer, nowSeconds: number): Verdict {
  const signature = headers["webhook-signature"] ?? headers["svix-signature"] ?? headers["x-webhook-signature"] ?? "";
  if (signature.split(" ", maxSignatures + 1).length > maxSignatures) return "wrong";
  const verdict = verifyStandard(
    secrets.map(({ text }) => text),
    {
      id: headers["webhook-id"] ?? headers["svix-id"],
      timestamp: headers["webhook-timestamp"] ?? headers["svix-timestamp"],
      signature,
    },
    rawBody,
    { toleranceSeconds, nowSeconds },
  );
  if (verdict.isValid) return { deliveryId: verdict.id, form: "own", isFresh: true };
  return verdict.reason === "expired" ? "expired" : "wrong";
}

/** Only the one way of writing a signature counts: lower-case hexadecimal of all 32 bytes. */
function isOneOf(signatures: readonly string[], secrets: readonly Secret[], signed: (string | Buffer)[]): boolean {
  const given = signatures.map((signature) => Buffer.from(signature, "latin1"));
  return secrets.some(({ key }) => {
    const hmac = createHmac("sha256", key);
    for (const part of signed) hmac.update(part);
    const expected = Buffer.from(hmac.digest("hex"), "latin1");
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}

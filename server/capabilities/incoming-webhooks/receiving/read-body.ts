import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isObject, parseJsonWithin } from "@parley/json";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { expiredSignature, refused } from "../problems.ts";
import { mostKindCharacters } from "../schema.ts";
import type { Signed } from "../signature-schemes/signature-scheme.ts";
import { isTimely } from "../signature-schemes/tolerance-seconds.ts";
import type { Content } from "./read-content.ts";

/**
 * A signed body says this. `isWholeBody`: the data is the whole body, and not its member `data`.
 * `identity` is equal for a repeated delivery: 128 bits of a hash, as a UUID in text.
 */
export type ReadBody = { kind: string; identity: string } & (
  | { isWholeBody: true; data: unknown }
  | { isWholeBody: false; data: Record<string, unknown> }
);

type Delivery = { sourceId: string; signed: Signed; headers: IncomingHttpHeaders; nowMs: number };

/**
 * Reads a body whose signature is good. Throws invalid-request with the place of a fault, and
 * signature-expired.
 */
export function readBody(
  { value, wholeKind, bytes }: Content,
  { sourceId, signed, headers, nowMs }: Delivery,
): ReadBody {
  const body = isObject(value) ? value : {};
  const kindOfWhole = signed.kindHeader === null ? wholeKind : readKindHeader(headers, signed.kindHeader);
  if (kindOfWhole !== undefined) {
    // The same signature is good in each header and for each Content-Type, so a body `{event, data}`
    // must have a recent time in all of them.
    const { event, data } = wholeKind === undefined ? body : objectIn(bytes);
    if (!signed.isTimeSigned && typeof event === "string" && isObject(data) && "timestamp" in data) {
      refuseOld(data, nowMs);
    }
    const identity = identityOf(body, bytes, sourceId, signed, kindOfWhole);
    return { kind: kindOfWhole, data: value, isWholeBody: true, identity };
  }
  const identity = identityOf(body, bytes, sourceId, signed);
  const [place, kind] =
    body.event === undefined && body.type !== undefined ? ["type", body.type] : ["event", body.event];
  if (kind === undefined) throw refused(invalidRequest, "/body/event", "is missing");
  if (!isKind(kind)) {
    throw refused(invalidRequest, `/body/${place}`, `must be a text of 1 to ${mostKindCharacters} characters`);
  }
  if (body.data === undefined) throw refused(invalidRequest, "/body/data", "is missing");
  if (!isObject(body.data)) throw refused(invalidRequest, "/body/data", "must be an object");
  if (!signed.isTimeSigned) refuseOld(body.data, nowMs);
  return { kind, data: body.data, isWholeBody: false, identity };
}

/** Control characters are refused: people choose events by the names of their kinds. */
function isKind(value: unknown): value is string {
  return typeof value === "string" && value.length <= mostKindCharacters && /^[^\p{Cc}]*\S[^\p{Cc}]*$/u.test(value);
}

function readKindHeader(headers: IncomingHttpHeaders, name: string): string {
  const kind = headers[name.toLowerCase()];
  if (isKind(kind)) return kind;
  throw new Problem(invalidRequest, `Name the kind of event in the header ${name}.`);
}

/**
 * Gives the signed id of the delivery, else the id in the body, else the body itself. The three are told
 * apart, so that no delivery can pass for another one. A kind that a header names, or that comes of
 * the Content-Type, is not signed: it is a part of the identity, so that a copy with another kind
 * does not make the true delivery a repeated one.
 */
function identityOf(
  body: Record<string, unknown>,
  rawBody: Buffer,
  sourceId: string,
  signed: Signed,
  unsignedKind?: string,
): string {
  const hash = createHash("sha256").update(sourceId);
  if (unsignedKind !== undefined) hash.update(`kind:${JSON.stringify(unsignedKind)}\n`);
  const { id } = body;
  if (signed.deliveryId !== null) hash.update(`webhook-id:${signed.deliveryId}`);
  // Larger numbers are rounded when they are parsed, so two deliveries could look like one.
  else if ((typeof id === "string" && id !== "") || Number.isSafeInteger(id)) hash.update(`${typeof id}:${id}`);
  else hash.update(rawBody);
  // Half of the hash is enough: only a sender with the secret could search for a collision, with
  // 2^64 attempts.
  const hex = hash.digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** Gives the object that bytes are JSON of; an empty one when they are none. */
function objectIn(bytes: Buffer): Record<string, unknown> {
  try {
    const value = parseJsonWithin(bytes.toString());
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Where the scheme signs no time, the signed body must hold it. */
function refuseOld(data: Record<string, unknown>, nowMs: number): void {
  const timeMs = readTime(data.timestamp);
  if (timeMs === undefined) {
    const sentence = "must be the time of signing, e.g. 2026-11-20T10:00:00Z, because this scheme signs no other time";
    throw refused(invalidRequest, "/body/data/timestamp", sentence);
  }
  if (!isTimely(timeMs / 1000, nowMs / 1000)) throw expiredSignature();
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;
/** Larger numbers are milliseconds: as seconds they would be far in the future. */
const largestSeconds = 100_000_000_000;

function readTime(written: unknown): number | undefined {
  // A form has only texts.
  const time = typeof written === "string" && /^\d{1,16}$/.test(written) ? Number(written) : written;
  if (typeof time === "number" && time > 0) return time > largestSeconds ? time : time * 1000;
  if (typeof written !== "string" || !isoTime.test(written)) return undefined;
  const timeMs = Date.parse(written);
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

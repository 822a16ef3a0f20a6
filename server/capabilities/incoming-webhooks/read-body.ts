import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { invalidRequest, Problem } from "../../kernel/problem.ts";
import { type Signed, toleranceSeconds } from "./check-signature.ts";
import { expiredSignature, refused } from "./problems.ts";
import { maxKindLength } from "./schema.ts";

/** What a signed body says. `data` is the body itself where GitHub sent it. */
export type ReadBody = {
  kind: string;
  data: Record<string, unknown>;
  isWholeBody: boolean;
  /** Equal when the same delivery comes again; 128 bits as a UUID in text. */
  identity: string;
};

export type Delivery = { sourceId: string; signed: Signed; headers: IncomingHttpHeaders; nowMs: number };

/** Reads a body whose signature is good. Throws invalid-request with the place, and signature-expired. */
export function readBody(body: unknown, rawBody: Buffer, { sourceId, signed, headers, nowMs }: Delivery): ReadBody {
  if (!isObject(body)) throw refused(invalidRequest, "/body", "must be an object");
  if (signed.form === "github") {
    // The same signature is good in both headers, so a body of our own form must be fresh in either.
    if (typeof body.event === "string" && isObject(body.data) && "timestamp" in body.data) refuseOld(body.data, nowMs);
    const kind = kindOfGithub(headers["x-github-event"]);
    return { kind, data: body, isWholeBody: true, identity: identityOf(body, rawBody, sourceId, signed) };
  }
  const [place, kind] =
    body.event === undefined && body.type !== undefined ? ["type", body.type] : ["event", body.event];
  if (kind === undefined) throw refused(invalidRequest, "/body/event", "is missing");
  if (!isKind(kind))
    throw refused(invalidRequest, `/body/${place}`, `must be a text of 1 to ${maxKindLength} characters`);
  if (body.data === undefined) throw refused(invalidRequest, "/body/data", "is missing");
  if (!isObject(body.data)) throw refused(invalidRequest, "/body/data", "must be an object");
  if (!signed.isFresh) refuseOld(body.data, nowMs);
  return { kind, data: body.data, isWholeBody: false, identity: identityOf(body, rawBody, sourceId, signed) };
}

/** The data of a stored event; null when its words were erased. */
export function dataOf(event: { body: Buffer | null; isWholeBody: boolean }): Record<string, unknown> | null {
  if (event.body === null) return null;
  const body = JSON.parse(event.body.toString("utf8")) as Record<string, unknown>;
  return event.isWholeBody ? body : (body.data as Record<string, unknown>);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isKind(value: unknown): value is string {
  // Control characters have no place in a name that people choose events by.
  return typeof value === "string" && value.length <= maxKindLength && /^[^\p{Cc}]*\S[^\p{Cc}]*$/u.test(value);
}

function kindOfGithub(header: string | string[] | undefined): string {
  if (isKind(header)) return header;
  throw new Problem(invalidRequest, "X-GitHub-Event must name the kind of event.");
}

/** Signed id of the delivery, else the body's id, else the body itself; told apart, so that none can pass for another. */
function identityOf(body: Record<string, unknown>, rawBody: Buffer, sourceId: string, signed: Signed): string {
  const hash = createHash("sha256").update(sourceId);
  const { id } = body;
  if (signed.deliveryId !== null) hash.update(`webhook-id:${signed.deliveryId}`);
  // A number beyond these is rounded when it is read: two deliveries would look like one.
  else if ((typeof id === "string" && id !== "") || Number.isSafeInteger(id)) hash.update(`${typeof id}:${id}`);
  else hash.update(rawBody);
  // Half of it: only who has the secret could look for two deliveries that fall together, and would need 2^64 tries.
  const hex = hash.digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** Where only the body is signed, its time must be in it. */
function refuseOld(data: Record<string, unknown>, nowMs: number): void {
  const timeMs = readTime(data.timestamp);
  if (timeMs === undefined) {
    const sentence = "must be the time of signing, e.g. 2026-11-20T10:00:00Z: this scheme signs no other";
    throw refused(invalidRequest, "/body/data/timestamp", sentence);
  }
  if (Math.abs(nowMs - timeMs) > toleranceSeconds * 1000) throw expiredSignature();
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;
/** Larger numbers cannot be seconds of this millennium, so they are milliseconds. */
const largestSeconds = 100_000_000_000;

function readTime(written: unknown): number | undefined {
  if (typeof written === "number" && written > 0) return written > largestSeconds ? written : written * 1000;
  if (typeof written !== "string" || !isoTime.test(written)) return undefined;
  const timeMs = Date.parse(written);
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

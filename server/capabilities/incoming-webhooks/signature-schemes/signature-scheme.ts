import { createSecretKey, type KeyObject } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * A way to sign webhooks. Every scheme is one file in this folder and one entry in
 * `signature-schemes.ts`.
 */
export type SignatureScheme = {
  /** An API client writes this as `scheme`. */
  name: string;
  /**
   * The description says how senders sign, for the API reference: a sentence without the full stop.
   */
  description: string;
  /** A secret for a sender that brings none. */
  createSecret(): string;
  /**
   * Says what is wrong with a secret that a sender brings; undefined when the scheme can use it.
   */
  findSecretFault?(secret: string): string | undefined;
  /** Tells whether the headers hold a signature in the form of this scheme, be it good or not. */
  hasSignature(headers: IncomingHttpHeaders): boolean;
  /** Checks the signature against every secret. Compares in constant time. */
  check(secrets: readonly Secret[], headers: SingleHeaders, rawBody: Buffer, nowSeconds: number): Verdict;
};

/** Header values by lower-case name. A header that was sent twice is one value, joined by a comma. */
export type SingleHeaders = Record<string, string | undefined>;

/** A secret that signs until its end; null = until it is replaced. */
export type Secret = { text: string; key: KeyObject; endsAtMs: number | null };

/** A good signature proves these. */
export type Signed = {
  /** The signed id of the delivery, where the scheme signs one. */
  deliveryId: string | null;
  /**
   * The header that names the kind of event; the whole body is its data. Null: the body is `{event,
   * data}`.
   */
  kindHeader: string | null;
  /** The scheme signs the time, and the time was checked. */
  isTimeSigned: boolean;
};

/** `expired`: the signature is good and its time is too far away. */
export type Verdict = Signed | "wrong" | "expired";

/** More signatures than this in one request are refused: each costs an HMAC for each secret. */
export const mostSignatures = 16;

export function createSecret(text: string, endsAtMs: number | null): Secret {
  return { text, key: createSecretKey(Buffer.from(text)), endsAtMs };
}

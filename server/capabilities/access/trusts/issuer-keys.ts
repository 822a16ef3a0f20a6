import { parseJson } from "@parley/json";
import { AddressRefused, OutboundFailed, OutboundTimeout, ResponseTooLarge } from "@parley/outbound";
import { createLocalJWKSet, type JSONWebKeySet } from "jose";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";

/** PARLEY_OUTBOUND_ALLOW names the calls to issuers so. */
export const trustsPurpose = "trusts";

export type KeySet = ReturnType<typeof createLocalJWKSet>;
type Known = {
  keys?: KeySet;
  readAtMs: number;
  triedAtMs: number;
  reading?: Promise<KeySet>;
  fault?: IssuerUnreadable;
};

/** A node remembers the keys of so many issuers. */
const mostIssuers = 500;
/** A key that an issuer has withdrawn counts for so long at most. */
const keptForMs = 10 * 60_000;
/** Nobody makes this server call an issuer more often, whatever tokens they send. */
const pauseMs = 60_000;
const timeoutMs = 5_000;
const maxBytes = 256 * 1024;

/** The keys of an issuer could not be read. Its message is told to the client. */
export class IssuerUnreadable extends Error {
  override name = "IssuerUnreadable";
}

/** Tells whether the keys of an issuer at this address can be read safely: by https, or on this machine. */
export function isReachable(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === "https:" ||
    (url?.protocol === "http:" && /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(url.hostname))
  );
}

/** Gives the public keys of issuers, by their discovery documents. Every node keeps them in memory. */
export const issuerKeysOf = state((kernel) => new IssuerKeys(kernel));

class IssuerKeys {
  readonly #kernel: Kernel;
  readonly #known = new Cache<string, Known>(mostIssuers);

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** Returns keys that were read in the last ten minutes. Throws IssuerUnreadable. */
  async of(issuer: string): Promise<KeySet> {
    const known = this.#of(issuer);
    if (known.keys !== undefined && this.#kernel.clock.now() - known.readAtMs < keptForMs) return known.keys;
    return this.#read(issuer, known);
  }

  /** Reads the keys again, for a token that none of them has signed. Throws IssuerUnreadable. */
  async again(issuer: string): Promise<KeySet | undefined> {
    const known = this.#of(issuer);
    if (known.reading === undefined && this.#hasJustTried(known)) return undefined;
    return this.#read(issuer, known);
  }

  #of(issuer: string): Known {
    return this.#known.getOrMake(issuer, () => ({ readAtMs: 0, triedAtMs: Number.NEGATIVE_INFINITY }));
  }

  #hasJustTried({ triedAtMs }: Known): boolean {
    return Math.abs(this.#kernel.clock.now() - triedAtMs) < pauseMs;
  }

  async #read(issuer: string, known: Known): Promise<KeySet> {
    if (known.reading !== undefined) return known.reading;
    if (known.fault !== undefined && this.#hasJustTried(known)) throw known.fault;
    known.triedAtMs = this.#kernel.clock.now();
    known.reading = readKeys(this.#kernel, issuer);
    try {
      known.keys = await known.reading;
      known.readAtMs = known.triedAtMs;
      delete known.fault;
      return known.keys;
    } catch (error) {
      if (error instanceof IssuerUnreadable) known.fault = error;
      throw error;
    } finally {
      delete known.reading;
    }
  }
}

async function readKeys(kernel: Kernel, issuer: string): Promise<KeySet> {
  const found = await readJson(kernel, `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  if (found.issuer !== issuer) throw new IssuerUnreadable("The issuer's discovery document names another issuer.");
  const address = String(found.jwks_uri);
  if (!isReachable(address))
    throw new IssuerUnreadable("The issuer's discovery document names no https address of keys.");
  const { keys } = await readJson(kernel, address);
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === "object" && key !== null))
    throw new IssuerUnreadable("The issuer's keys are no JSON Web Key Set.");
  return readKeySet(keys);
}

/** Makes what finds the key of a token. A secret has no place among keys that anybody may read. */
export function readKeySet(keys: readonly Record<string, unknown>[]): KeySet {
  return createLocalJWKSet({ keys: keys.filter(({ kty }) => kty !== "oct") } as JSONWebKeySet);
}

async function readJson(kernel: Kernel, address: string): Promise<Record<string, unknown>> {
  let answer: Awaited<ReturnType<Kernel["outbound"]["fetch"]>>;
  try {
    answer = await kernel.outbound.fetch(address, {
      purpose: trustsPurpose,
      headers: { accept: "application/json" },
      timeoutMs,
      maxResponseBytes: maxBytes,
    });
  } catch (error) {
    const isForeseen = [AddressRefused, OutboundFailed, OutboundTimeout, ResponseTooLarge].some(
      (kind) => error instanceof kind,
    );
    if (!isForeseen) throw error;
    throw new IssuerUnreadable(
      "The issuer could not be asked for its keys. Give them to the trust as jwks, or try later.",
      {
        cause: error,
      },
    );
  }
  if (answer.status !== 200)
    throw new IssuerUnreadable(`The issuer answered ${answer.status} when asked for its keys.`);
  try {
    const value: unknown = parseJson(answer.text());
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // The text is no JSON, which is told below.
  }
  throw new IssuerUnreadable("The issuer answered no JSON when asked for its keys.");
}

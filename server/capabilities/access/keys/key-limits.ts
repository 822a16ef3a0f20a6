import { type Caller, isInPerson, latestEndOf } from "../../../kernel/caller.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { isAddressOrRange, isWithin, usualEntry } from "../../../kernel/wire/address-list.ts";
import type { KeyKind } from "./make-key-text.ts";
import type { StoredKey } from "./store.ts";

/** Says until when, on which pages and from which addresses a key may be used. */
export type KeyLimits = Pick<StoredKey, "expiresAt" | "allowedOrigins" | "allowedAddresses" | "allowBrowser">;

export function readOrigins(kind: KeyKind, allowedOrigins: readonly string[] | undefined): string[] | null {
  if (kind === "secret") {
    if (allowedOrigins === undefined) return null;
    throw refused(
      "/body/allowedOrigins",
      "Leave allowedOrigins out: only publishable keys have it, because secret keys are used on servers.",
    );
  }
  if (allowedOrigins === undefined || allowedOrigins.length === 0) {
    throw refused(
      "/body/allowedOrigins",
      "Name the origins of the pages that may use this key, for example https://shop.example.",
    );
  }
  for (const [index, origin] of allowedOrigins.entries()) {
    if (isOrigin(origin)) continue;
    throw refused(
      `/body/allowedOrigins/${index}`,
      "Write each origin by itself, like https://shop.example or http://localhost:5173: without a path, a usual port (80, 443), capital letters or *.",
    );
  }
  return [...new Set(allowedOrigins)];
}

/**
 * Reads whether pages may send the key, which is said of secret keys only. A key that pages may not send
 * lifts this of no key, and not of itself.
 */
export function readBrowser(kind: KeyKind, written: boolean | undefined, caller: Caller): boolean | undefined {
  if (kind === "secret" && written === true && !maySendFromPages(caller))
    throw refused(
      "/body/allowBrowser",
      "Your own key lacks allowBrowser, so it cannot let pages send a key. Use a key that has it, or sign in as a member.",
    );
  if (kind === "secret" || written === undefined) return written;
  throw refused(
    "/body/allowBrowser",
    "Leave allowBrowser out: a publishable key is made for browsers, and allowedOrigins names their pages.",
  );
}

export function maySendFromPages(caller: Caller): boolean {
  return isInPerson(caller) || caller.allowsBrowser === true;
}

/**
 * Exactly the form that browsers send. `*` is refused, alone and in a name, because origins are
 * compared as they are written; URL takes it for a letter.
 */
function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { origin, hostname } = new URL(text);
  return origin === text && /^(?:[a-z0-9._-]+|\[[0-9a-f:]+\])$/.test(hostname);
}

/**
 * Reads the addresses from which a key may be used; null for everywhere. A key that is bound to
 * addresses gives only some of them, and all of them where none is named.
 */
export function readAddresses(written: readonly string[] | null | undefined, caller: Caller): string[] | null {
  const own = caller.allowedAddresses?.entries ?? null;
  if (written === undefined) return own === null ? null : [...own];
  for (const [index, entry] of (written ?? []).entries()) {
    if (isAddressOrRange(entry)) continue;
    throw refused(
      `/body/allowedAddresses/${index}`,
      "Write an IP address, or a range such as 203.0.113.0/24 or 2001:db8::/32.",
    );
  }
  if (areAddressesWithin(written, own)) return written === null ? null : [...new Set(written.map(usualEntry))];
  throw refused(
    "/body/allowedAddresses",
    `Your own key may be used only from ${own?.join(", ")}. Name addresses that are among them.`,
  );
}

/** Tells whether a key with these addresses can be used only where one with the others can. */
export function areAddressesWithin(entries: readonly string[] | null, others: readonly string[] | null): boolean {
  return others === null || (entries?.every((entry) => isWithin(entry, others)) ?? false);
}

/** A key does not outlive the key that made it: without a time it ends together with its maker. */
export function readExpiry(written: string | undefined, caller: Caller, nowMs: number): Date | null {
  const latestMs = latestEndOf(caller);
  if (written === undefined) return latestMs === undefined ? null : new Date(latestMs);
  const expiresAt = new Date(written);
  // The format accepts a leap second, for which Date has no value: then getTime() is NaN.
  if (!(expiresAt.getTime() > nowMs)) throw refused("/body/expiresAt", "Write a time in the future.");
  if (latestMs === undefined || expiresAt.getTime() <= latestMs) return expiresAt;
  throw tooLate(latestMs);
}

export function tooLate(latestMs: number): Problem {
  return refused(
    "/body/expiresAt",
    `Your key ends at ${new Date(latestMs).toISOString()}, and a key that it makes cannot end later. Write an earlier time, or use another credential.`,
  );
}

export function refused(pointer: string, sentence: string): Problem {
  return new Problem(cannotBeDone, sentence, { errors: [{ pointer, message: sentence }] });
}

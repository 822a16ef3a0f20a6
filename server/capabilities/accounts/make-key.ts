import { audit } from "../../kernel/audit.ts";
import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { cannotBeDone, forbidden, invalidRequest, Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scopes.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { defaultKeyScopes } from "./key-scopes.ts";
import { hintOf, makeKeyText } from "./key-text.ts";
import type { ApiKeyWithSecret, NewApiKey } from "./schema.ts";
import { showKey } from "./show-key.ts";
import { insertKey, type StoredKey } from "./store.ts";

/** Makes a key; the answer is the only place where it can be read. */
export async function makeKey(context: Context, input: NewApiKey): Promise<ApiKeyWithSecret> {
  const { kernel, caller } = context;
  const nowMs = kernel.clock.now();
  const text = makeKeyText(input.kind);
  const key: StoredKey = {
    workspaceId: caller.workspaceId,
    id: newUuid(),
    kind: input.kind,
    name: input.name,
    hint: hintOf(text),
    scopes: chooseScopes(kernel, caller, input),
    allowedOrigins: readOrigins(input),
    requireIdentity: readRequirement(input),
    expiresAt: readExpiry(input.expiresAt, nowMs),
    lastUsedAt: null,
    createdAt: new Date(nowMs),
  };
  const shown = showKey(kernel, key);
  return context.commit(async (tx) => {
    await insertKey(tx, { ...key, keyHash: sha256(text) });
    await audit(tx, {
      workspaceId: key.workspaceId,
      caller,
      action: "api-key.created",
      targetId: key.id,
      details: { kind: key.kind, scopes: shown.scopes, requireIdentity: key.requireIdentity },
      clientAddress: context.clientAddress,
    });
    return { ...shown, key: text };
  });
}

/**
 * The scopes to store; null for the default of the key's kind. A key never gets more than its maker has: scopes that
 * the maker names and lacks are refused, scopes of the default that the maker lacks are left out.
 */
function chooseScopes(kernel: Kernel, caller: Caller, { kind, scopes }: NewApiKey): Scope[] | null {
  if (scopes !== undefined) {
    refuseUnknown(kernel, scopes);
    refuseLacking(caller, scopes);
    if (kind === "publishable") refuseUnpublishable(kernel, scopes);
    return scopes;
  }
  const usual = defaultKeyScopes(kernel.scopes, kind);
  const owned = usual.filter((scope) => caller.scopes.has(scope));
  if (owned.length === 0) throw new Problem(forbidden, `Your own credential has none of ${usual.join(", ")}.`);
  // A key's own list does not grow with later versions, so the list of a key that it makes must not either.
  return caller.kind === "member" && owned.length === usual.length ? null : owned;
}

function refuseUnknown(kernel: Kernel, scopes: readonly Scope[]): void {
  const known = kernel.scopes.map(({ name }) => name);
  const errors = scopes.flatMap((scope, index) =>
    known.includes(scope) ? [] : [{ pointer: `/body/scopes/${index}`, message: `must be one of: ${known.join(", ")}` }],
  );
  const [first] = errors;
  if (first !== undefined) throw new Problem(invalidRequest, `${first.pointer} ${first.message}.`, { errors });
}

function refuseLacking(caller: Caller, scopes: readonly Scope[]): void {
  const lacking = scopes.filter((scope) => !caller.scopes.has(scope));
  if (lacking.length > 0) throw new Problem(forbidden, `Your own credential lacks ${lacking.join(", ")}.`);
}

function refuseUnpublishable(kernel: Kernel, scopes: readonly Scope[]): void {
  const publishable = defaultKeyScopes(kernel.scopes, "publishable");
  const tooMuch = scopes.filter((scope) => !publishable.includes(scope));
  if (tooMuch.length === 0) return;
  throw refused(
    "/body/scopes",
    `Anybody can read a publishable key, so it cannot have ${tooMuch.join(", ")}. Use a secret key on your server.`,
  );
}

function readOrigins({ kind, allowedOrigins }: NewApiKey): string[] | null {
  if (kind === "secret") {
    if (allowedOrigins === undefined) return null;
    throw refused("/body/allowedOrigins", "Only a publishable key has allowed origins: secret keys stay on servers.");
  }
  if (allowedOrigins === undefined || allowedOrigins.length === 0) {
    throw refused("/body/allowedOrigins", "Name the pages that may use this key, e.g. https://shop.example.");
  }
  for (const [index, origin] of allowedOrigins.entries()) {
    if (isOrigin(origin)) continue;
    throw refused(
      `/body/allowedOrigins/${index}`,
      "An origin looks like https://shop.example or http://localhost:5173: no path, no capitals, no *.",
    );
  }
  return [...new Set(allowedOrigins)];
}

function readRequirement({ kind, requireIdentity = false }: NewApiKey): boolean {
  if (kind === "publishable" || !requireIdentity) return requireIdentity;
  throw refused("/body/requireIdentity", "Only a publishable key can require it: a server speaks for whom it names.");
}

/** In the very form that browsers send. There is no `*`: a list is what limits the abuse of a key that anyone can read. */
function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function readExpiry(written: string | undefined, nowMs: number): Date | null {
  if (written === undefined) return null;
  const expiresAt = new Date(written);
  // The format lets a leap second through, which a Date cannot hold.
  if (expiresAt.getTime() > nowMs) return expiresAt;
  throw refused("/body/expiresAt", "A key can only expire in the future.");
}

function refused(pointer: string, sentence: string): Problem {
  return new Problem(cannotBeDone, sentence, { errors: [{ pointer, message: sentence }] });
}

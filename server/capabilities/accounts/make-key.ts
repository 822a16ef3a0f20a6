import { audit } from "../../kernel/audit.ts";
import type { Caller } from "../../kernel/caller.ts";
import { cannotBeDone, forbidden, Problem } from "../../kernel/problem.ts";
import { publishableScopes, type Scope, usualScopes } from "../../kernel/scopes.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
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
    scopes: chooseScopes(caller, input),
    allowedOrigins: readOrigins(input),
    requireIdentity: readRequirement(input),
    expiresAt: readExpiry(input.expiresAt, nowMs),
    lastUsedAt: null,
    createdAt: new Date(nowMs),
  };
  return context.commit(async (tx) => {
    await insertKey(tx, { ...key, keyHash: sha256(text) });
    await audit(tx, {
      workspaceId: key.workspaceId,
      caller,
      action: "api-key.created",
      targetId: key.id,
      details: { kind: key.kind, scopes: key.scopes, requireIdentity: key.requireIdentity },
      clientAddress: context.clientAddress,
    });
    return { ...showKey(key), key: text };
  });
}

/** Nobody gives away more than they have: asked for, it is refused; by default, it is left out. */
function chooseScopes(caller: Caller, input: NewApiKey): Scope[] {
  const isPublishable = input.kind === "publishable";
  const usual = isPublishable ? publishableScopes : usualScopes;
  const chosen = input.scopes ?? usual.filter((scope) => caller.scopes.has(scope));
  const missing = chosen.filter((scope) => !caller.scopes.has(scope));
  if (missing.length > 0) throw new Problem(forbidden, `Your own credential lacks ${missing.join(", ")}.`);
  if (chosen.length === 0 && input.scopes === undefined) {
    throw new Problem(forbidden, `Your own credential has none of ${usual.join(", ")}.`);
  }
  const tooMuch = isPublishable ? chosen.filter((scope) => !publishableScopes.includes(scope)) : [];
  if (tooMuch.length > 0) {
    throw refused("/body/scopes", `A publishable key is read by anyone: it cannot have ${tooMuch.join(", ")}.`);
  }
  return [...chosen];
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

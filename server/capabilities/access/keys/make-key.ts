import { audit } from "../../../kernel/audit.ts";
import { type Caller, isInPerson } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { chooseRules } from "./choose-rules.ts";
import { findPersonBehind } from "./find-person-behind.ts";
import { readAddresses, readBrowser, readExpiry, readOrigins, refused } from "./key-limits.ts";
import { defaultKeyScopes, isAroundRules } from "./key-scopes.ts";
import { hintOf, makeKeyText } from "./make-key-text.ts";
import { nextReminder } from "./remind-of-ends.ts";
import type { ApiKeyWithSecret, NewApiKey } from "./schema.ts";
import { showKey } from "./show-key.ts";
import { insertKey, type StoredKey } from "./store.ts";

/**
 * Makes a key. Only this answer shows it. Throws invalid-request, forbidden, cannot-be-done, and
 * what the checks of new keys throw.
 */
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
    allowedOrigins: readOrigins(input.kind, input.allowedOrigins),
    allowedAddresses: readAddresses(input.allowedAddresses, caller),
    requireIdentity: readRequirement(input),
    assistantIds: readAssistants(input),
    databaseRules: chooseRules(caller, input),
    allowBrowser: readBrowser(input.kind, input.allowBrowser, caller) ?? false,
    lastRefusedOrigin: null,
    expiresAt: readExpiry(input.expiresAt, caller, nowMs),
    formerEndsAt: null,
    lastUsedAt: null,
    lastUsedFrom: null,
    firstPageOrigin: null,
    createdAt: new Date(nowMs),
    version: context.version,
  };
  const shown = showKey(kernel, key);
  return context.commit(async (tx) => {
    for (const check of kernel.newKeyChecks) await check(tx, key.workspaceId, key);
    const madeBy = await findPersonBehind(tx, caller);
    await insertKey(tx, { ...key, keyHash: sha256(text), remindAt: nextReminder(key.expiresAt, nowMs), madeBy });
    await audit(tx, {
      workspaceId: key.workspaceId,
      caller,
      action: "api-key.created",
      targetId: key.id,
      details: {
        kind: key.kind,
        scopes: shown.scopes,
        requireIdentity: key.requireIdentity,
        assistantIds: key.assistantIds,
        allowBrowser: key.allowBrowser,
        databaseRules: key.databaseRules,
      },
      clientAddress: context.clientAddress,
    });
    return { ...shown, key: text };
  });
}

/**
 * Returns the scopes to store; null for the default of the key's kind. A key never gets more than
 * its maker has: scopes that the maker names and lacks are refused, scopes of the default that the
 * maker lacks are left out.
 */
function chooseScopes(kernel: Kernel, caller: Caller, { kind, scopes, databaseRules }: NewApiKey): Scope[] | null {
  const hasRules = databaseRules !== undefined;
  if (scopes !== undefined) {
    refuseUnknown(kernel, scopes);
    refuseLacking(caller, scopes);
    if (kind === "publishable") refuseUnpublishable(kernel, scopes);
    return scopes;
  }
  const usual = defaultKeyScopes(kernel.scopes, kind).filter((scope) => !hasRules || !isAroundRules(scope));
  const owned = usual.filter((scope) => caller.scopes.has(scope));
  if (owned.length === 0)
    throw new Problem(
      forbidden,
      `Your credential has none of the default scopes (${usual.join(", ")}). Name scopes that it has.`,
    );
  // A key's own list does not grow with later versions, so the list of a key that it makes must not
  // either.
  return isInPerson(caller) && owned.length === usual.length ? null : owned;
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
  if (lacking.length > 0)
    throw new Problem(forbidden, `Your credential lacks ${lacking.join(", ")}, so it cannot give it to a key.`);
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

function readRequirement({ kind, requireIdentity = false }: NewApiKey): boolean {
  if (kind === "publishable" || !requireIdentity) return requireIdentity;
  throw refused(
    "/body/requireIdentity",
    "Leave requireIdentity out: only a publishable key can require it, because a server is trusted to name the user.",
  );
}

function readAssistants({ kind, assistantIds }: NewApiKey): string[] | null {
  if (kind === "publishable" || assistantIds === undefined) return assistantIds ?? null;
  throw refused(
    "/body/assistantIds",
    "Leave assistantIds out: only publishable keys have it, because a secret key may use every assistant.",
  );
}

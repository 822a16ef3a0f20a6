import type { Scope, ScopeDefinition } from "../../../kernel/scope.ts";
import type { KeyKind } from "./make-key-text.ts";

/**
 * Lists what a key may do now. `scopes` is null where nobody chose: then it is what keys of this
 * kind have by default.
 */
export function keyScopes(
  known: readonly ScopeDefinition[],
  key: { kind: KeyKind; scopes: readonly Scope[] | null },
): readonly Scope[] {
  return key.scopes ?? defaultKeyScopes(known, key.kind);
}

/**
 * A secret key has all scopes but the sensitive ones by default, a publishable key all that it may
 * have.
 */
export function defaultKeyScopes(known: readonly ScopeDefinition[], kind: KeyKind): Scope[] {
  return known
    .filter(({ isSensitive, isPublishable }) => (kind === "publishable" ? isPublishable : !isSensitive))
    .map(({ name }) => name);
}

import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Scope, ScopeDefinition } from "../../../kernel/scope.ts";
import type { KeyKind } from "./make-key-text.ts";

/**
 * A key with rules for the workspace's database has none of these scopes: a workflow reaches the
 * database without the key's rules, also one that goes on by an approval; the settings say which
 * model an assistant tells what it finds in the database; and of tables and SQL the rules would
 * leave nothing.
 */
const scopesWithoutRules: readonly Scope[] = [
  "automation:write",
  "automation:run",
  "approvals:write",
  "settings:write",
  "database:ddl",
  "database:sql",
];

/** Tells whether a key of this scope could go around its own rules. */
export function isAroundRules(scope: Scope): boolean {
  return scopesWithoutRules.includes(scope);
}

/**
 * Lists what a key may do now. `scopes` is null where nobody chose: then it is what keys of this
 * kind have by default.
 */
export function keyScopes(
  known: readonly ScopeDefinition[],
  key: { kind: KeyKind; scopes: readonly Scope[] | null; databaseRules: readonly DatabaseRule[] | null },
): readonly Scope[] {
  const scopes = key.scopes ?? defaultKeyScopes(known, key.kind);
  return key.databaseRules === null ? scopes : scopes.filter((scope) => !isAroundRules(scope));
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

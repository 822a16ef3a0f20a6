import { type Caller, isInPerson } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, forbidden, Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { Role } from "../schema.ts";

/** An agent may do everything with these. */
const nounsOfAgents: ReadonlySet<string> = new Set(["conversations", "contacts", "leads"]);

/**
 * Lists what a member may do in the workspace. What only an owner may do is not a scope: see
 * lock-team.ts.
 */
export function roleScopes(kernel: Kernel, role: Role): Scope[] {
  const all = kernel.scopes.map(({ name }) => name);
  switch (role) {
    case "owner":
    case "admin":
      return all;
    case "agent":
      return all.filter((scope) => nounsOfAgents.has(scope.split(":")[0]!) || scope === "knowledge:read");
  }
}

/** Lists the scopes of a role that are not among these. */
function lackingOf(kernel: Kernel, scopes: ReadonlySet<Scope>, role: Role): Scope[] {
  return roleScopes(kernel, role).filter((scope) => !scopes.has(scope));
}

/** Tells whether a member of one role may invite to the other. */
export function mayGive(kernel: Kernel, own: Role, role: Role): boolean {
  const scopes = new Set(roleScopes(kernel, own));
  if (role === "owner" && own !== "owner") return false;
  return scopes.has("members:write") && lackingOf(kernel, scopes, role).length === 0;
}

/** Tells whether a role has no scopes beyond those of the other. */
export function isWithinRole(kernel: Kernel, role: Role, other: Role): boolean {
  return lackingOf(kernel, new Set(roleScopes(kernel, other)), role).length === 0;
}

/**
 * Throws forbidden for a role with scopes that the caller lacks: who gives, changes or takes it has to be
 * as much as who has it. `acting` is the role that a member has now.
 */
export function requireScopesOf(kernel: Kernel, caller: Caller, acting: Role, role: Role): void {
  const scopes = isInPerson(caller) ? new Set(roleScopes(kernel, acting)) : caller.scopes;
  const lacking = lackingOf(kernel, scopes, role);
  if (lacking.length === 0) return;
  throw new Problem(
    forbidden,
    `Your credential lacks ${lacking.join(", ")}, so it cannot make, change or remove an ${role}, who has them. Use a credential that has them too.`,
  );
}

/**
 * Throws cannot-be-done for a key with an end, with addresses or with rules, where it would give rights to
 * a member: a member signs in after the key has ended, from everywhere, and asks without its rules.
 */
export function refuseBoundKey(caller: Caller): void {
  const bound = caller.kind === "member" ? undefined : boundOf(caller);
  if (bound === undefined) return;
  throw new Problem(
    cannotBeDone,
    `${bound}, and a member has no such bound. Use a key without one, or sign in as a member.`,
  );
}

function boundOf({ expiresAtMs, allowedAddresses, databaseRules }: Caller): string | undefined {
  if (expiresAtMs !== undefined) return `Your key ends at ${new Date(expiresAtMs).toISOString()}`;
  if (allowedAddresses !== undefined) return "Your key may be used from certain addresses only";
  return databaseRules ? "Your key has databaseRules" : undefined;
}

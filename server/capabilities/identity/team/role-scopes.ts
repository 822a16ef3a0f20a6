import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
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

/**
 * Throws forbidden for a role with scopes that the caller lacks: whoever has the role would be more than
 * the caller. `acting` is the role that a member has now.
 */
export function requireScopesOf(kernel: Kernel, caller: Caller, acting: Role, role: Role): void {
  const scopes = caller.kind === "member" ? new Set(roleScopes(kernel, acting)) : caller.scopes;
  const lacking = lackingOf(kernel, scopes, role);
  if (lacking.length === 0) return;
  throw new Problem(
    forbidden,
    `Your credential lacks ${lacking.join(", ")}, so it cannot make anybody an ${role}, who has them. Use a credential that has them too.`,
  );
}

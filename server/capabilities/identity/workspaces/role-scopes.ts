import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { Role } from "../schema.ts";

/** An agent may do everything with these. */
const nounsOfAgents: ReadonlySet<string> = new Set(["conversations", "contacts", "leads"]);

/**
 * What a member may do in the workspace. What only an owner may do is not a scope: see
 * team/lock-team.ts.
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

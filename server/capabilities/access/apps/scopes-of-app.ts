import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { type Membership, roleScopes } from "../../identity/index.ts";
import { findApproved, type StoredApp } from "./store.ts";

/**
 * Lists what an app may do for a member: never more than the app asks for and the member may do, and
 * of the sensitive scopes only those that an owner lets it have. An owner decides that by giving them.
 */
export async function scopesForMember(
  kernel: Kernel,
  db: Queryable,
  app: Pick<StoredApp, "id" | "scopes">,
  { workspaceId, role }: Pick<Membership, "workspaceId" | "role">,
): Promise<Scope[]> {
  const ofRole = new Set(roleScopes(kernel, role));
  const scopes = knownScopes(kernel, app).filter((scope) => ofRole.has(scope));
  if (role === "owner") return scopes;
  return withoutUnapproved(kernel, scopes, await findApproved(db, workspaceId, app.id));
}

/** Lists what an app may do by itself, in the workspace that made it. */
export async function scopesOfMachine(kernel: Kernel, db: Queryable, app: StoredApp): Promise<Scope[]> {
  if (app.workspaceId === null) return [];
  return withoutUnapproved(kernel, knownScopes(kernel, app), await findApproved(db, app.workspaceId, app.id));
}

export function knownScopes(kernel: Kernel, { scopes }: Pick<StoredApp, "scopes">): Scope[] {
  const named = new Set<string>(scopes);
  return kernel.scopes.map(({ name }) => name).filter((name) => named.has(name));
}

function withoutUnapproved(kernel: Kernel, scopes: readonly Scope[], approved: readonly string[]): Scope[] {
  const sensitive = new Set(kernel.scopes.filter(({ isSensitive }) => isSensitive === true).map(({ name }) => name));
  return scopes.filter((scope) => !sensitive.has(scope) || approved.includes(scope));
}

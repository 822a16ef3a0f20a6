import type { Caller } from "../../../kernel/caller.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { type Access, accesses, scopeOf } from "../plane/database-name-of.ts";
import type { DatabaseRequest } from "../schema.ts";

type TableOperationName = Exclude<DatabaseRequest["operation"], "sql" | "batch">;

/** Each operation of the table API needs this access. */
export const accessOf: Record<TableOperationName, Access> = {
  select: "read",
  count: "read",
  describe: "read",
  insert: "write",
  upsert: "write",
  update: "write",
  delete: "write",
  createTable: "ddl",
  alterTable: "ddl",
  dropTable: "ddl",
};

/** Gives the one that allows all of them. */
export function widest(all: readonly Access[]): Access {
  return accesses.findLast((access) => all.includes(access)) ?? "read";
}

/** @throws forbidden, which names the scope */
export function requireScope(caller: Caller, scope: Scope, what: string): void {
  if (caller.scopes.has(scope)) return;
  throw new Problem(forbidden, `${what} needs the scope ${scope}, which these credentials do not have.`);
}

export function requireAccess(caller: Caller, access: Access, what: string): void {
  requireScope(caller, scopeOf[access], what);
}

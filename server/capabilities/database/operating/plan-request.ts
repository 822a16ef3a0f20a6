import type { ReadStatement } from "@parley/sql-gate";
import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Access } from "../plane/database-name-of.ts";
import type { WorkspaceDatabase } from "../plane/workspace-database.ts";
import { sqlOff } from "../problems.ts";
import type { DatabaseRequest, TableOperation } from "../schema.ts";
import { readStatement } from "../sql/read-statement.ts";
import { wrongRequest } from "../tables/wrong-request.ts";
import { accessOf, requireAccess, requireScope, widest } from "./access-of.ts";

type Sql = Extract<DatabaseRequest, { operation: "sql" }>;

type Isolation = NonNullable<Extract<DatabaseRequest, { operation: "batch" }>["isolation"]>;

/** One statement of a request, with its place there as a JSON pointer. */
export type Step =
  | { kind: "table"; operation: TableOperation; access: Access; place: string }
  | { kind: "sql"; statement: ReadStatement; params: readonly unknown[]; access: Access; place: string };

export type Plan = {
  steps: Step[];
  access: Access;
  /** All of them take effect, or none. */
  isBatch: boolean;
  /** Undefined means PostgreSQL's usual one. */
  isolation?: Isolation | undefined;
  /** SQL of the caller runs. */
  hasSql: boolean;
};

/**
 * Plans what a request does, and checks whether the caller may do it. It asks no database.
 * @throws forbidden, sql-off, and what the gate of raw SQL throws
 */
export async function planRequest(
  kernel: Kernel,
  caller: Caller,
  database: WorkspaceDatabase,
  request: Exclude<DatabaseRequest, { operation: "describe" }>,
): Promise<Plan> {
  const isBatch = request.operation === "batch";
  const operations = isBatch ? request.statements : [request];
  const steps: Step[] = [];
  for (const [index, operation] of operations.entries()) {
    const place = isBatch ? `/body/statements/${index}` : "/body";
    steps.push(await planStep(kernel, caller, database, operation, place));
  }
  return {
    steps,
    access: widest(steps.map(({ access }) => access)),
    isBatch,
    isolation: isBatch ? request.isolation : undefined,
    hasSql: steps.some(({ kind }) => kind === "sql"),
  };
}

async function planStep(
  kernel: Kernel,
  caller: Caller,
  database: WorkspaceDatabase,
  operation: TableOperation | Sql,
  place: string,
): Promise<Step> {
  if (operation.operation === "sql") return planSql(kernel, caller, database, operation, place);
  const access = accessOf[operation.operation];
  requireAccess(caller, access, `The operation ${operation.operation}`);
  if ("returning" in operation && operation.operation !== "insert")
    requireAccess(caller, "read", `"returning" of ${operation.operation}, which shows stored rows,`);
  return { kind: "table", operation, access, place };
}

async function planSql(
  { untrusted }: Kernel,
  caller: Caller,
  { workspaceId, plane }: WorkspaceDatabase,
  { sql, params = [] }: Sql,
  place: string,
): Promise<Step> {
  requireScope(caller, "database:sql", "Raw SQL");
  if (caller.databaseRules != null)
    throw new Problem(forbidden, "This key has rules for tables, so it may run no SQL of its own.");
  if (plane.rawSqlOffBecause !== null) throw new Problem(sqlOff, plane.rawSqlOffBecause);
  const statement = await readStatement({ untrusted, workspaceId, sql, pointer: [place, "sql"].join("/") });
  // PostgreSQL asks for the rights of the statement also where only its plan is wanted.
  const access = statement.kind;
  // Every statement can read: a change says by its filter, or by RETURNING, what is stored.
  requireAccess(caller, "read", "Raw SQL");
  requireAccess(caller, access, `${statement.command} in SQL`);
  checkCount(statement, params, [place, "params"].join("/"));
  return { kind: "sql", statement, params, access, place };
}

function checkCount({ parameterCount }: ReadStatement, params: readonly unknown[], pointer: string): void {
  if (params.length === parameterCount) return;
  const needed = parameterCount === 0 ? "names no parameters" : `names parameters up to $${parameterCount}`;
  throw wrongRequest(pointer, `must have a value for each: the SQL ${needed}, and ${params.length} values came`);
}

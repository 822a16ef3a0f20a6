import type { TreeValue } from "./parse-sql.ts";

/**
 * The kind says what a statement does: `ddl` changes tables, types, indexes, views and sequences
 * themselves.
 */
export type StatementKind = "read" | "write" | "ddl";
export type Fields = { [field: string]: TreeValue };

type Statement = { kind: StatementKind; command: (fields: Fields) => string };
const named = (kind: StatementKind, command: string): Statement => ({ kind, command: () => command });
/** `OBJECT_TABLE` → `TABLE`. */
const ofObject =
  (verb: string, field: string) =>
  (fields: Fields): string =>
    `${verb} ${String(fields[field]).slice("OBJECT_".length)}`;

/** The statements that may be sent, by their node. A SELECT that writes or locks counts as a write. */
export const statements: ReadonlyMap<string, Statement> = new Map<string, Statement>([
  ["SelectStmt", named("read", "SELECT")],
  ["InsertStmt", named("write", "INSERT")],
  ["UpdateStmt", named("write", "UPDATE")],
  ["DeleteStmt", named("write", "DELETE")],
  ["MergeStmt", named("write", "MERGE")],
  ["TruncateStmt", named("write", "TRUNCATE")],
  ["CreateStmt", named("ddl", "CREATE TABLE")],
  ["CreateTableAsStmt", named("ddl", "CREATE TABLE")],
  ["ViewStmt", named("ddl", "CREATE VIEW")],
  ["IndexStmt", named("ddl", "CREATE INDEX")],
  ["CreateEnumStmt", named("ddl", "CREATE TYPE")],
  ["CreateSeqStmt", named("ddl", "CREATE SEQUENCE")],
  ["AlterTableStmt", named("ddl", "ALTER TABLE")],
  ["AlterEnumStmt", named("ddl", "ALTER TYPE")],
  ["RenameStmt", { kind: "ddl", command: ofObject("RENAME", "renameType") }],
  ["DropStmt", { kind: "ddl", command: ofObject("DROP", "removeType") }],
  ["CommentStmt", named("ddl", "COMMENT")],
]);

/** These say why other statements are refused, and what to do instead, by their nodes. */
const reasons: [nodes: string, reason: string][] = [
  [
    "DoStmt CreateFunctionStmt AlterFunctionStmt CallStmt CreatePLangStmt CreateTrigStmt CreateEventTrigStmt RuleStmt",
    "Code does not run in the database. Run it in your program; events tell it of changed rows (GET /api/stream).",
  ],
  [
    "VariableSetStmt VariableShowStmt DiscardStmt ConstraintsSetStmt AlterSystemStmt",
    "Settings belong to the connection, which is shared, and the server keeps them. Nothing needs to be set.",
  ],
  ["TransactionStmt", 'Each statement is a transaction of its own. {"operation": "batch"} runs several in one.'],
  ["CopyStmt", "Use POST /api/database/import and GET /api/database/export."],
  [
    "ListenStmt NotifyStmt UnlistenStmt",
    "Changes of rows are announced as events: see GET /api/stream and POST /api/webhooks.",
  ],
  ["LockStmt", "A lock on a table stops everybody else in your workspace. Lock rows with SELECT … FOR UPDATE."],
  ["PrepareStmt ExecuteStmt DeallocateStmt", "Write $1, $2, … into the statement and send the values in `params`."],
  [
    "DeclareCursorStmt FetchStmt ClosePortalStmt",
    'No cursor outlives its statement. Use LIMIT with a WHERE on the key, or {"operation": "select"} with `cursor`.',
  ],
  [
    `GrantStmt GrantRoleStmt CreateRoleStmt AlterRoleStmt AlterRoleSetStmt DropRoleStmt ReassignOwnedStmt DropOwnedStmt
    AlterDefaultPrivilegesStmt AlterOwnerStmt CreatePolicyStmt AlterPolicyStmt SecLabelStmt`,
    "Rights are those of API keys. Make a key with the scopes and the `databaseRules` that it needs.",
  ],
  [
    "CreateExtensionStmt AlterExtensionStmt AlterExtensionContentsStmt LoadStmt",
    "Which extensions there are is decided by who runs the server.",
  ],
  [
    `VacuumStmt ReindexStmt CheckPointStmt ClusterStmt RepackStmt CreateStatsStmt AlterStatsStmt`,
    "PostgreSQL maintains its tables by itself.",
  ],
  [
    `CreateSchemaStmt AlterObjectSchemaStmt CreatedbStmt DropdbStmt AlterDatabaseStmt AlterDatabaseSetStmt
    AlterDatabaseRefreshCollStmt`,
    "A workspace has one database with one schema, public. Tell your tables apart by their names.",
  ],
  ["RefreshMatViewStmt", "There are no materialized views. Use a view, or fill a table with INSERT … SELECT."],
  [
    `CreateDomainStmt AlterDomainStmt CompositeTypeStmt CreateRangeStmt DefineStmt CreateCastStmt CreateOpClassStmt
    CreateOpFamilyStmt AlterOpFamilyStmt AlterOperatorStmt AlterTypeStmt CreateConversionStmt CreateTransformStmt`,
    "Only enumerations can be added to the types of PostgreSQL. Use a CHECK constraint or jsonb.",
  ],
];

const names: Record<string, string> = {
  VariableSetStmt: "SET",
  VariableShowStmt: "SHOW",
  ConstraintsSetStmt: "SET CONSTRAINTS",
  TransactionStmt: "BEGIN, COMMIT and the like",
  PrepareStmt: "PREPARE",
  DeclareCursorStmt: "DECLARE",
  ClosePortalStmt: "CLOSE",
  CreateTrigStmt: "CREATE TRIGGER",
  CreateEventTrigStmt: "CREATE EVENT TRIGGER",
  CreatePLangStmt: "CREATE LANGUAGE",
  RuleStmt: "CREATE RULE",
  GrantStmt: "GRANT and REVOKE",
  GrantRoleStmt: "GRANT and REVOKE",
  CreatedbStmt: "CREATE DATABASE",
  DropdbStmt: "DROP DATABASE",
  SecLabelStmt: "SECURITY LABEL",
  RefreshMatViewStmt: "REFRESH MATERIALIZED VIEW",
  CompositeTypeStmt: "CREATE TYPE … AS (…)",
  DefineStmt: "CREATE TYPE, AGGREGATE, OPERATOR and the like",
  AlterObjectSchemaStmt: "SET SCHEMA",
  AlterOwnerStmt: "OWNER TO",
  AlterRoleSetStmt: "ALTER ROLE",
  CreateStatsStmt: "CREATE STATISTICS",
  VacuumStmt: "VACUUM and ANALYZE",
  CheckPointStmt: "CHECKPOINT",
};

/** Says why a statement may not be sent. */
export function explainStatement(node: string): string {
  const reason = reasons.find(([nodes]) => nodes.split(/\s+/).includes(node))?.[1];
  const usual =
    "Allowed are SELECT, INSERT, UPDATE, DELETE, MERGE, TRUNCATE and EXPLAIN, and CREATE, ALTER and DROP of tables, views, indexes, sequences and enumerations.";
  return `${nameOf(node)} is not allowed. ${reason ?? usual}`;
}

/** `CreateDomainStmt` → `CREATE DOMAIN`. */
function nameOf(node: string): string {
  if (Object.hasOwn(names, node)) return names[node]!;
  return node
    .replace(/Stmt$/, "")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toUpperCase();
}

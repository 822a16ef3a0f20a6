import type { Capability } from "../../kernel/capability.ts";
import { capabilityOf, isTest, type SourceFile } from "./walls.ts";

/**
 * The tables of the kernel. All others belong to the capability that names them in its statement.
 */
const kernelTables = [
  "audit_entry",
  "event",
  "event_position",
  "quota_notice",
  "idempotency_record",
  "installation",
  "log_position",
  "mail_budget",
  "migration",
  "node",
  "outgoing_mail",
  "parked_job",
  "read_only",
  "revocation",
  "setting",
  "workspace_standing",
];

const kernel = "the kernel";

/** Says which part of the server owns each table. */
export function tableOwners(capabilities: readonly Capability[]): Map<string, string> {
  const owned = capabilities.flatMap(({ name, tables = [] }) => tables.map((table): [string, string] => [table, name]));
  return new Map([...kernelTables.map((table): [string, string] => [table, kernel]), ...owned]);
}

/** Gives the tables that exist after these migrations, which are texts of SQL in their order. */
export function tablesAfter(migrations: readonly string[]): string[] {
  const tables = new Set<string>();
  const changes = /^(?:create (?:unlogged )?table (\w+)|drop table (\w+)|alter table (\w+) rename to (\w+))/gim;
  for (const [, created, dropped, from, to] of migrations.flatMap((text) => [...text.matchAll(changes)])) {
    for (const gone of [dropped, from]) if (gone !== undefined) tables.delete(gone);
    for (const made of [created, to]) if (made !== undefined) tables.add(made);
  }
  return [...tables];
}

/**
 * Tables of the schema that nobody owns, and owned tables that the schema does not have, as
 * sentences.
 */
export function findUnownedTables(tables: readonly string[], owners: ReadonlyMap<string, string>): string[] {
  const unowned = tables
    .filter((table) => !owners.has(table))
    .map((table) => `No capability owns the table ${table}. Name it in \`tables\` of the capability's statement.`);
  const missing = [...owners]
    .filter(([table]) => !tables.includes(table))
    .map(([table, owner]) => `${owner} names the table ${table}, which the schema does not have.`);
  return [...unowned, ...missing];
}

const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const namesInSql = /\b(?:from|join|into|update|using|table)\s+"?([a-z_]+)\b/gi;
const namesInQueries = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w*[jJ]oin)\(\s*\[?\s*"([a-z_]+)/g;
/** A common table expression may have any name, also one of a table. */
const expressions = /\b([a-z_]+)(?:\s*\([^()]*\))?\s+as\s+(?:materialized\s+)?\(/gi;

/** A backup reads the tables of all owners as a whole, and asks some of them what belongs to it. */
const readerOfAll = "operator/backup/store.ts";

/** Places where a store names a table of another owner. */
export function findForeignTables(files: readonly SourceFile[], owners: ReadonlyMap<string, string>): string[] {
  return files
    .filter(({ path }) => path.endsWith("/store.ts") && !isTest(path) && path !== readerOfAll)
    .flatMap(({ path, text }) => {
      const code = text.replaceAll(comments, "");
      const own = capabilityOf(path) ?? kernel;
      const defined = new Set([...code.matchAll(expressions)].map((found) => found[1]!));
      const named = [...code.matchAll(namesInSql), ...code.matchAll(namesInQueries)].map((found) => found[1]!);
      return [...new Set(named)]
        .filter((table) => owners.has(table) && owners.get(table) !== own && !defined.has(table))
        .map(
          (table) =>
            `${path} names the table ${table}, which belongs to ${owners.get(table)}. Call a function of its owner, or use an SQL fragment that its owner's store exports.`,
        );
    });
}

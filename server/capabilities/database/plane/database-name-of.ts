import type { Scope } from "../../../kernel/scope.ts";

/** What a statement does, and so as which role it runs: see decision 0030. */
export type Access = "read" | "write" | "ddl";

export const accesses: readonly Access[] = ["read", "write", "ddl"];

/** The scope that a caller needs for each. */
export const scopeOf: Record<Access, Scope> = {
  read: "database:read",
  write: "database:write",
  ddl: "database:ddl",
};

/** The database of a workspace, and the prefix of its roles: `ws_` and the digits of the workspace's id. */
export function databaseNameOf(workspaceId: string): string {
  return `ws_${workspaceId.replaceAll("-", "")}`;
}

const suffixes: Record<Access, string> = { read: "ro", write: "rw", ddl: "ddl" };

export function roleNameOf(databaseName: string, access: Access): string {
  return `${databaseName}_${suffixes[access]}`;
}

/** The names of the schemas with the tables of a workspace, and with what Parley keeps beside them. */
export type Schemas = { tables: string; internal: string };

/** In a database of its own. */
export const ownSchemas: Schemas = { tables: "public", internal: "parley_internal" };

/** Where all workspaces share one database. */
export function sharedSchemasOf(databaseName: string): Schemas {
  return { tables: databaseName, internal: `${databaseName}_internal` };
}

import type { Scope } from "../../../kernel/scope.ts";

/** The access says what a statement does, and so as which role it runs: see decision 0030. */
export type Access = "read" | "write" | "ddl";

export const accesses: readonly Access[] = ["read", "write", "ddl"];

/** The scope that a caller needs for each. */
export const scopeOf: Record<Access, Scope> = {
  read: "database:read",
  write: "database:write",
  ddl: "database:ddl",
};

/** Gives the database of a workspace, and the prefix of its roles: `ws_` and the digits of the workspace's id. */
export function databaseNameOf(workspaceId: string): string {
  return `ws_${workspaceId.replaceAll("-", "")}`;
}

const suffixes: Record<Access, string> = { read: "ro", write: "rw", ddl: "ddl" };

export function roleNameOf(databaseName: string, access: Access): string {
  return `${databaseName}_${suffixes[access]}`;
}

/** The schema with the tables of a workspace, in a database of its own. */
export const ownSchema = "public";

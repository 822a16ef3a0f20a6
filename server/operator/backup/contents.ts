import type { WorkspacePart } from "../../capabilities/database/index.ts";
import type { Sequence } from "./store.ts";
import type { Summed } from "./summed.ts";

/** The first part of a backup: from where it comes, and when it was taken. */
export type Origin = {
  version: string;
  /** The number of the schema, and a hash of the migrations that made it. */
  schema: number;
  migrations: string;
  postgres: string;
  /** Tells installations apart: it follows from the secret, and tells nothing of it. */
  secretCheck: string;
  /** The main database is as it was at this time, in UTC. */
  moment: string;
};

/** The last part of a backup: what must be in it. */
export type Contents = {
  tables: ({ name: string } & Summed)[];
  sequences: Sequence[];
  workspaces: { id: string; moment: string; parts: Partial<Record<WorkspacePart, Summed>> }[];
  /** Workspaces of which the cluster has no tables, or not all roles. */
  missingWorkspaces: string[];
  /** `missing`: files of which the storage has no bytes. */
  files: { count: number; bytes: number; missing: number };
};

/** The parts of a backup, in their order. */
export const partNames = {
  origin: "origin",
  secret: "secret",
  table: "table",
  workspace: "workspace",
  file: "file",
  contents: "contents",
} as const;

/** Counts the rows of the main database. */
export function countRows({ tables }: Contents): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

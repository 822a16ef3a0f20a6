/** The parts of a workspace's file, in their order. Each is a part of a file of @parley/backup. */
export const partNames = {
  origin: "workspace",
  members: "members",
  table: "table",
  database: "database",
  file: "file",
  contents: "contents",
} as const;

/** The version of what is in the file. A change that an older importer cannot read makes it another number. */
export const fileVersion = 1;

/** The first part: which workspace it is, and which program has written it. */
export type Origin = {
  version: number;
  parley: string;
  /** The number of the schema, and a hash of the migrations that made it. */
  schema: number;
  migrations: string;
  workspaceId: string;
  name: string;
  /** The main database is as it was at this time, in UTC. */
  moment: string;
  /** Secrets of the workspace are in the file. */
  hasSecrets: boolean;
};

/** A person of the team, as a line of the part `members`. */
export type CarriedMember = {
  accountId: string;
  email: string;
  name: string | null;
  language: string | null;
  role: "owner" | "admin" | "agent";
  joinedAt: string;
};

/** The last part: what must be in the file. */
export type Contents = {
  members: number;
  /** The number of rows, by table. */
  tables: Record<string, number>;
  /** The moment of the workspace's own tables, which is a little later. Null where it has none. */
  database: { moment: string } | null;
  /** `missing`: files of which the storage has no bytes. */
  files: { count: number; bytes: number; missing: number };
};

/** Hears what is being carried, and how much was. */
export type Watch = {
  doing(what: string): void;
  rows(count: number): void;
  /** A file begins. */
  file(): void;
  bytes(count: number): void;
};

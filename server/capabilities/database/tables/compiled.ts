import type { Problem } from "../../../kernel/problem.ts";

/** SQL with its parameters, ready to be sent. */
export type Statement = { text: string; values: unknown[] };

export type Row = Record<string, unknown>;
export type Finished = { rows: Row[]; nextCursor?: string | null };

/** One operation of the table API, as SQL. */
export type Compiled = Statement & {
  /** Only this one of the database's roles may run it. */
  access: "read" | "write" | "ddl";
  /** The most rows that it may give back, where the statement itself does not limit them. */
  maxRows?: number;
  /** Statements of the same transaction, after the first. Only where `access` is `ddl`. */
  more?: readonly Statement[];
  /** Makes the answer of what came back. */
  finish?: (rows: Row[]) => Finished;
  /** Names that the statement added to the columns, which `fields` must not show. */
  hiddenFields?: readonly string[];
  /** Finds which value PostgreSQL did not accept, after it refused the statement. */
  diagnose?: () => Diagnosis | undefined;
};

/** A statement that asks PostgreSQL about each value that was sent. It refuses none itself. */
export type Diagnosis = Statement & { explain(rows: Row[]): Problem | undefined };

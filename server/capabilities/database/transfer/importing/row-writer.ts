import { pointerTo, readPointer } from "@parley/json";
import { invalidRequest, Problem, type ProblemType } from "../../../../kernel/problem.ts";
import type { Session } from "../../plane/session.ts";
import { compileOperation } from "../../tables/compile-operation.ts";
import type { Compiled } from "../../tables/compiled.ts";
import { explainError } from "../../tables/explaining/explain-error.ts";
import * as problems from "../../tables/problems.ts";
import type { TableScope } from "../../tables/rules/table-scope.ts";
import { newRowField } from "../../tables/writing/store.ts";
import type { DatabaseImport, RowFault } from "../schema.ts";
import { inSavepoint } from "../store.ts";
import type { FileRow } from "./file-row.ts";

type ReadRow = Extract<FileRow, { values: object }>;

/** After so many, a file is taken for another table's. */
const maxFaults = 100;

/** Problems of single rows. Any other one is of the whole import. */
const ofRows: ReadonlySet<ProblemType> = new Set([
  invalidRequest,
  problems.unknownColumn,
  problems.valueNotAccepted,
  problems.rowNotAccepted,
  problems.uniqueViolation,
  problems.foreignKeyViolation,
  problems.notNullViolation,
  problems.checkViolation,
  problems.outsideOfRule,
  problems.statementRefused,
]);

/** Writes the rows of a file into a table, and finds those that are not accepted. */
export class RowWriter {
  inserted = 0;
  updated = 0;
  readonly faults: RowFault[] = [];
  readonly #session: Session;
  readonly #scope: TableScope;
  readonly #query: DatabaseImport;

  constructor(session: Session, scope: TableScope, query: DatabaseImport) {
    this.#session = session;
    this.#scope = { ...scope, place: "" };
    this.#query = query;
  }

  get isFull(): boolean {
    return this.faults.length >= maxFaults;
  }

  note(row: number, column: string | null, message: string): void {
    if (this.isFull) return;
    const pointer = pointerTo("/rows", row - 1, ...(column === null ? [] : [column]));
    this.faults.push({ row, column, pointer, message });
  }

  /**
   * Writes all rows in one statement. When it is refused, halves of them are tried, down to the rows
   * that are refused by themselves: two rows of one key may stand in a file that is upserted.
   */
  async write(rows: readonly ReadRow[]): Promise<void> {
    if (rows.length === 0 || this.isFull) return;
    const problem = await this.#attempt(rows);
    if (problem === undefined) return;
    if (rows.length === 1) {
      const { column, message } = told(problem);
      this.note(rows[0]!.number, column, message);
      return;
    }
    const half = Math.ceil(rows.length / 2);
    await this.write(rows.slice(0, half));
    await this.write(rows.slice(half));
  }

  /** Gives the problem of rows that are not accepted; throws any other. */
  async #attempt(rows: readonly ReadRow[]): Promise<Problem | undefined> {
    let compiled: Compiled | undefined;
    try {
      compiled = this.#compile(rows);
      const { text, values } = compiled;
      const result = await inSavepoint(this.#session, () => this.#session.run({ text, values }));
      const isUpsert = this.#query.mode === "upsert";
      const inserted = isUpsert ? result.rows.filter((row) => row[newRowField] === true).length : result.rowCount;
      this.inserted += inserted;
      this.updated += result.rowCount - inserted;
      return undefined;
    } catch (error) {
      if (this.#session.isBroken) throw error;
      const explained = await this.#explain(error, compiled, rows.length);
      if (explained instanceof Problem && ofRows.has(explained.type)) return explained;
      throw explained;
    }
  }

  #compile(rows: readonly ReadRow[]): Compiled {
    const { table, mode = "insert", onConflict } = this.#query;
    const values = rows.map((row) => row.values);
    if (mode === "insert")
      return compileOperation({ operation: "insert", table, rows: values }, this.#scope.tables, this.#scope);
    const upsert = { operation: mode, table, rows: values, ...(onConflict && { onConflict }) };
    return compileOperation(upsert, this.#scope.tables, { ...this.#scope, tellsNewRows: true });
  }

  /** Explains an error. PostgreSQL is asked which value is wrong for a single row only. */
  async #explain(error: unknown, compiled: Compiled | undefined, count: number): Promise<unknown> {
    if (error instanceof Problem) return error;
    const { tables, rules } = this.#scope;
    const run = (text: string, values: unknown[]) => this.#session.run({ text, values });
    return await explainError(error, { tables, rules, compiled, run: count === 1 ? run : undefined });
  }
}

/** Gives the column and the sentence of the problem of one row. */
function told({ detail, errors, members }: Problem): { column: string | null; message: string } {
  const [first] = errors ?? [];
  const [list, , name] = readPointer(first?.pointer ?? "");
  const column = (list === "rows" ? name : undefined) ?? members.column;
  return { column: typeof column === "string" ? column : null, message: first?.message ?? detail };
}

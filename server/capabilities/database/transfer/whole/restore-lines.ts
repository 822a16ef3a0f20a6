import type { ReadStatement } from "@parley/sql-gate";
import { Problem, type ProblemType } from "../../../../kernel/problem.ts";
import type { Session } from "../../plane/session.ts";
import { databaseFull, statementTooLarge } from "../../problems.ts";
import { checkRowSchema } from "../../tables/defining/check-row-schema.ts";
import { rowSchemaStatement } from "../../tables/defining/store.ts";
import { explainError, isPostgresError } from "../../tables/explaining/explain-error.ts";
import { restoreRefused } from "../problems.ts";
import type { DatabaseRestoreReport } from "../schema.ts";
import { type Definition, exportVersion, type Lines, readDefinition } from "./definition.ts";
import { making, setPosition } from "./store.ts";

const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Gives a row in COPY's text format, of a JSON list of texts and nulls. Undefined where it is no such list. */
function copyLine(json: string, length: number): string | undefined {
  let row: unknown;
  try {
    row = JSON.parse(json);
  } catch {
    // No JSON is no row, which the caller tells.
    return undefined;
  }
  if (!Array.isArray(row) || row.length !== length) return undefined;
  let line = "";
  for (let index = 0; index < length; index++) {
    const text: unknown = row[index];
    if (index > 0) line += "\t";
    if (text === null) line += "\\N";
    else if (typeof text === "string" && !text.includes("\0") && text.isWellFormed())
      line += /[\\\n\r\t]/.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character]!) : text;
    else return undefined;
  }
  return `${line}\n`;
}

type Line = { line: string; number: number };
/** Reads a statement as the gate does, and throws its problem. */
type Judge = (sql: string) => Promise<ReadStatement>;
type ParseJson = (text: string) => unknown;

const charactersAtOnce = 65_536;
/** These are not the file's fault. */
const ofDatabase: ReadonlySet<ProblemType> = new Set([databaseFull, statementTooLarge]);

/**
 * Carries the lines of an export out, in their order. Without a judge the SQL of the file is trusted: its
 * reader has made the file. Throws restore-refused, with the line's number.
 */
export async function restoreLines(
  session: Session,
  schemaName: string,
  lines: AsyncGenerator<Line>,
  { judge, parseJson }: { judge: Judge | null; parseJson: ParseJson },
): Promise<DatabaseRestoreReport> {
  const report: DatabaseRestoreReport = { tables: 0, views: 0, rows: 0 };
  let isEnded = false;
  let next = await lines.next();
  if (next.done === true) throw refused(1, "The file is empty.");
  for (let isFirst = true; next.done !== true; isFirst = false) {
    const { line, number } = next.value;
    const definition = parse(line, number, parseJson);
    if (isFirst !== (definition.kind === "database"))
      throw refused(number, "The file begins with the line of the whole database, which stands nowhere else.");
    if (isEnded) throw refused(number, "The file goes on after its end.");
    try {
      if (definition.kind === "rows") {
        report.rows += await session.copy(making.copy(schemaName, definition), rowsOf(definition));
        continue;
      }
      await make(definition);
    } catch (error) {
      if (session.isBroken) throw error;
      throw await explain(error, number);
    }
    next = await lines.next();
  }
  if (!isEnded) throw refused(0, "The file ends early: its last line is missing.");
  return report;

  async function make(definition: Exclude<Definition, Lines["rows"]>): Promise<void> {
    switch (definition.kind) {
      case "database":
        if (definition.version !== exportVersion) throw new Error(`There is no version ${definition.version}.`);
        return;
      case "enum":
        return await session.command(making.enum(schemaName, definition));
      case "sequence":
        await session.command(making.sequence(schemaName, definition));
        return await setPosition(session, schemaName, definition);
      case "table":
        report.tables++;
        return await judged(making.table(definition), "CREATE TABLE");
      case "owner":
        return await session.command(making.owner(schemaName, definition));
      case "identity":
        await session.command(making.identity(schemaName, definition));
        return await setPosition(session, schemaName, definition);
      case "constraint":
        return await judged(making.constraint(definition), "ALTER TABLE");
      case "index":
        return await judged(definition.definition, "CREATE INDEX");
      case "view":
        report.views++;
        return await judged(making.view(definition), "CREATE VIEW");
      case "rowSchema":
        checkRowSchema(definition.schema, "/body");
        await session.run(rowSchemaStatement(schemaName, definition.table, definition.schema));
        return;
      case "comment":
        return await session.command(making.comment(schemaName, definition));
      case "end": {
        const { tables, views, rows } = definition;
        if (tables !== report.tables || views !== report.views || rows !== report.rows)
          throw new Error("There were other numbers of tables, views or rows than the last line says.");
        isEnded = true;
      }
    }
  }

  /** With the message that allows one statement only. */
  async function judged(text: string, expected: string): Promise<void> {
    if (judge !== null) {
      const { command, parameterCount } = await judge(text);
      if (command !== expected || parameterCount > 0) throw new Error(`The SQL is no ${expected}.`);
    }
    await session.run({ text });
  }

  async function* rowsOf({ table, columns }: Lines["rows"]): AsyncGenerator<string> {
    let piece = "";
    for (next = await lines.next(); next.done !== true && next.value.line.startsWith("["); next = await lines.next()) {
      const row = copyLine(next.value.line, columns.length);
      if (row === undefined)
        throw refused(
          next.value.number,
          `A row of ${JSON.stringify(table)} is a list of ${columns.length} texts or nulls.`,
        );
      piece += row;
      if (piece.length < charactersAtOnce) continue;
      yield piece;
      piece = "";
    }
    if (piece !== "") yield piece;
  }
}

function parse(line: string, number: number, parseJson: ParseJson): Definition {
  let value: unknown;
  try {
    value = parseJson(line);
  } catch (cause) {
    throw refused(number, cause instanceof Problem ? cause.detail : "The line is not JSON.", cause);
  }
  const read = readDefinition(value);
  if (typeof read === "string") throw refused(number, `The line ${read}.`);
  return read;
}

async function explain(error: unknown, number: number): Promise<unknown> {
  const explained = isPostgresError(error) ? await explainError(error, { tables: new Map() }) : error;
  if (explained instanceof Problem) {
    const isTold = explained.type === restoreRefused || ofDatabase.has(explained.type) || explained.type.status >= 500;
    // A body that breaks off, or is too large.
    const isOfBody = explained.type.status === 408 || explained.type.status === 413;
    return isTold || isOfBody ? explained : refused(number, explained.detail, error);
  }
  return explained instanceof Error && explained.constructor === Error
    ? refused(number, explained.message, error)
    : error;
}

function refused(number: number, message: string, cause?: unknown): Problem {
  const detail = number === 0 ? message : `Line ${number}: ${message}`;
  return new Problem(restoreRefused, `${detail} The database is as empty as before.`, {
    cause,
    errors: [{ pointer: "/body", message: detail }],
  });
}

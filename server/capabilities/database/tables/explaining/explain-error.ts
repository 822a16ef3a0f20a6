import type { DatabaseRule } from "../../../../kernel/caller.ts";
import { forbidden, Problem, type ProblemExtras, type ProblemType } from "../../../../kernel/problem.ts";
import { databaseBusy, databaseFull, statementTimeout, statementTooLarge } from "../../problems.ts";
import type { Compiled, Row } from "../compiled.ts";
import { tooLongMark } from "../filtering/store.ts";
import { suggestNames } from "../near-names.ts";
import * as problems from "../problems.ts";
import type { RunStatement } from "../store.ts";
import type { TableDescription } from "../table-description.ts";
import { outsideMark } from "../writing/store.ts";
import { placeOfPosition } from "./place-of-position.ts";

/** PostgreSQL says this of a statement that it refused. */
type PostgresError = {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  constraint?: string | undefined;
  position?: string | undefined;
};

/** These are known of the refused statement. */
type RefusedStatement = {
  tables: ReadonlyMap<string, TableDescription>;
  /** A statement of the table API. */
  compiled?: Pick<Compiled, "diagnose"> | undefined;
  /** Text of raw SQL, into which PostgreSQL's positions point. */
  sql?: string | undefined;
  /** Asks the database which value was not accepted; without it the value is not named. */
  run?: RunStatement | undefined;
  rules?: readonly DatabaseRule[] | null | undefined;
  /** The JSON pointer of the operation in its request. */
  place?: string | undefined;
};

/**
 * Gives the problem for an error of a statement that a caller asked for. What is not PostgreSQL's own
 * refusal, such as a lost connection, comes back as it is.
 */
export async function explainError(error: unknown, refused: RefusedStatement): Promise<unknown> {
  if (!isPostgresError(error) || codesOfOutages.test(error.code)) return error;
  if (error.message.includes(outsideMark))
    return new Problem(problems.outsideOfRule, "A row is, or would be, outside of what the rules of this key allow.");
  if (error.message.includes(tooLongMark))
    return new Problem(
      statementTooLarge,
      "A stored text is too long to be searched for a pattern or a part of this length. Ask for a shorter one, or leave such rows out by another condition.",
    );
  const diagnosed = codesOfValues.test(error.code) ? await diagnose(refused) : undefined;
  if (diagnosed !== undefined) return diagnosed;
  return explain(error, refused);
}

export function isPostgresError(error: unknown): error is PostgresError {
  const { code, message, severity } = (error ?? {}) as Record<string, unknown>;
  return (
    typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && typeof message === "string" && severity !== undefined
  );
}

/** The server is going down, was ended, or lost a disk or the connection: no fault of the statement. */
const codesOfOutages = /^(?:08|57P0|58)/;
/** Values that are not of their type: out of range, of another form, too long. */
const codesOfValues = /^22/;

/** A diagnosis is a help only: when it fails, the error is explained without it. */
async function diagnose({ compiled, run }: RefusedStatement): Promise<Problem | undefined> {
  const diagnosis = run === undefined ? undefined : compiled?.diagnose?.();
  if (diagnosis === undefined) return undefined;
  try {
    const { rows } = await run!(diagnosis.text, diagnosis.values);
    return diagnosis.explain(rows as Row[]);
  } catch {
    return undefined;
  }
}

/**
 * Tells whether the description of the tables may be out of date: then they are described again,
 * and the operation is compiled once more.
 */
export function isPerhapsStale(error: unknown): boolean {
  if (error instanceof Problem) return error.type === problems.unknownTable || error.type === problems.unknownColumn;
  return isPostgresError(error) && /^(?:42P01|42703|42704|42883|42804|42P10|428C9|0A000)$/.test(error.code);
}

type Explained = { type: ProblemType; detail: string; extras?: ProblemExtras };

function explain(error: PostgresError, refused: RefusedStatement): Problem {
  const explanation = explanations[error.code] ?? explanations[error.code.slice(0, 2)] ?? refusal;
  const { type, detail, extras } = explanation(error, refused);
  const place = refused.sql === undefined ? undefined : placeOfPosition(refused.sql, error.position);
  const where = place === undefined ? "" : ` (line ${place.line}, column ${place.column})`;
  return new Problem(type, `${detail}${where}`, {
    ...extras,
    ...(refused.place === undefined || extras?.errors !== undefined
      ? {}
      : { errors: [{ pointer: refused.place, message: detail }] }),
    members: { ...extras?.members, sqlState: error.code, ...(place === undefined ? {} : place) },
  });
}

type Explanation = (error: PostgresError, refused: RefusedStatement) => Explained;

/** Details of the class 42 are about definitions; those of others may have values of rows. */
const refusal: Explanation = ({ code, message, detail, hint }) => ({
  type: problems.statementRefused,
  detail: [`PostgreSQL: ${message}.`, code.startsWith("42") ? detail : undefined, hint].filter(Boolean).join(" "),
});
const constraintOf = ({ constraint, table }: PostgresError) => ({
  members: { constraint: constraint ?? null, table: table ?? null },
});
const tooLarge: Explanation = () => ({
  type: statementTooLarge,
  detail: "The statement needs more memory or disk than a workspace may use. Read or write less at once.",
});
const fullDisk: Explanation = () => ({
  type: databaseFull,
  detail: "There is no room left on the disk of the database. Delete rows or drop tables; reading goes on.",
});
const locked: Explanation = () => ({
  type: problems.rowsLocked,
  detail: "Another statement holds rows or tables that this one needs. Try again.",
  extras: { headers: { "retry-after": "1" } },
});
const wrongValue: Explanation = ({ message }) => ({
  type: problems.valueNotAccepted,
  detail: `PostgreSQL does not accept a value: ${message}.`,
});
const tooSlow: Explanation = () => ({
  type: statementTimeout,
  detail:
    "The statement took too long and was ended. Ask for fewer rows, or make an index for the columns that it filters by.",
});
const notAllowed: Explanation = ({ message }) =>
  /for function (?:path|poly)_/.test(message)
    ? { type: problems.statementRefused, detail: comparesPoints }
    : { type: forbidden, detail: `The database does not allow this: ${message}.` };
const comparesPoints =
  "Paths and polygons are not compared with each other here: PostgreSQL compares each point of one with each of the other, and cannot be interrupted. Compare boxes, as in box(a) && box(b), or a point with a polygon.";

/** Explains an error by its SQLSTATE, or by the class of it. */
const explanations: Record<string, Explanation> = {
  "22": wrongValue,
  "23502": (error) => ({
    type: problems.notNullViolation,
    detail: `The column ${quote(error.column)} of ${quote(error.table)} needs a value in every row.`,
    extras: { members: { column: error.column ?? null, table: error.table ?? null } },
  }),
  // The detail names the values, which are the caller's own or tell that a row exists: the problem says that anyway.
  "23505": (error, refused) => ({
    type: problems.uniqueViolation,
    detail: `The constraint ${quote(error.constraint)} of ${quote(error.table)} allows these values once${keyIn(error, refused)}.`,
    extras: constraintOf(error),
  }),
  "23503": (error, refused) => ({
    type: problems.foreignKeyViolation,
    detail: /still referenced/.test(error.detail ?? error.message)
      ? `The constraint ${quote(error.constraint)} of ${quote(error.table)} keeps a row that others name${keyIn(error, refused)}. Change or delete those first.`
      : `The constraint ${quote(error.constraint)} of ${quote(error.table)} needs a row that does not exist${keyIn(error, refused)}.`,
    extras: constraintOf(error),
  }),
  "23514": (error) => ({
    type: problems.checkViolation,
    detail: `A row breaks the constraint ${quote(error.constraint)} of ${quote(error.table)}.`,
    extras: constraintOf(error),
  }),
  "23P01": (error) => ({
    type: problems.checkViolation,
    detail: `A row conflicts with another by the constraint ${quote(error.constraint)} of ${quote(error.table)}.`,
    extras: constraintOf(error),
  }),
  "21000": ({ message }) => ({
    type: problems.statementRefused,
    detail: /second time/.test(message)
      ? "Two rows of the upsert have the same values in the columns of onConflict. Send each row once."
      : `PostgreSQL: ${message}.`,
  }),
  "25006": notAllowed,
  "25P02": refusal,
  "40001": locked,
  "40P01": locked,
  "55P03": locked,
  "42501": notAllowed,
  "42601": ({ message }) => ({ type: problems.statementRefused, detail: `The SQL has a mistake: ${message}.` }),
  "42703": (error, refused) => ({
    type: problems.unknownColumn,
    detail: `PostgreSQL: ${error.message}.${columnHint(error, refused)}`,
  }),
  "42P01": (error, refused) => ({
    type: problems.unknownTable,
    detail: `PostgreSQL: ${error.message}.${refused.rules ? "" : suggestNames(nameIn(error.message), refused.tables.keys())}`,
  }),
  "42P07": ({ message }) => ({ type: problems.nameTaken, detail: `PostgreSQL: ${message}. Choose another name.` }),
  "42701": ({ message }) => ({ type: problems.nameTaken, detail: `PostgreSQL: ${message}. Choose another name.` }),
  "42710": ({ message }) => ({ type: problems.nameTaken, detail: `PostgreSQL: ${message}. Choose another name.` }),
  "2BP01": ({ message, detail }) => ({
    type: problems.statementRefused,
    detail: `PostgreSQL: ${message}. ${detail ?? ""}`.trimEnd(),
  }),
  "53100": fullDisk,
  "53200": tooLarge,
  "53300": () => ({
    type: databaseBusy,
    detail: "The database serves as many statements as it can. Try again in a second.",
    extras: { headers: { "retry-after": "1" } },
  }),
  "53400": tooLarge,
  // `chr(0)` has the code of a limit.
  "54": (error, refused) => (/null character/.test(error.message) ? wrongValue : tooLarge)(error, refused),
  "57014": tooSlow,
  "25P04": tooSlow,
};

/**
 * Gives the values of a key, as PostgreSQL tells them: the caller sent them. Some may be of columns that a key
 * with rules must not see.
 */
function keyIn({ detail }: PostgresError, { rules }: RefusedStatement): string {
  if (rules) return "";
  const [, columns, values] = /^Key \((.*?)\)=\((.{0,200}?)\) /s.exec(detail ?? "") ?? [];
  return columns === undefined ? "" : ` (${columns} = ${values})`;
}

/** The first name in quotes of one of PostgreSQL's messages. */
function nameIn(message: string): string {
  return /"([^"]+)"/.exec(message)?.[1]?.replace(/^.*\./, "") ?? "";
}

function columnHint({ message, hint }: PostgresError, { tables, rules }: RefusedStatement): string {
  if (hint !== undefined) return ` ${hint}`;
  if (rules) return "";
  const table = /relation "([^"]+)"/.exec(message)?.[1];
  const known = table === undefined ? [...tables.values()] : [tables.get(table)].filter((each) => each !== undefined);
  const name = /column (?:[\w"]+\.)?"?([^"\s]+)"?/.exec(message)?.[1] ?? "";
  return suggestNames(name, new Set(known.flatMap(({ columns }) => columns.map((column) => column.name))));
}

function quote(name: string | undefined): string {
  return name === undefined ? "of the table" : JSON.stringify(name);
}

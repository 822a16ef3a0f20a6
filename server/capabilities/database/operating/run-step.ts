import type { DatabaseRule } from "../../../kernel/caller.ts";
import { Problem } from "../../../kernel/problem.ts";
import { maxRows } from "../plane/max-rows.ts";
import type { Session, StatementResult } from "../plane/session.ts";
import { typeNameOf } from "../plane/type-name-of.ts";
import type { WorkspaceDatabase } from "../plane/workspace-database.ts";
import { resultTooLarge } from "../problems.ts";
import { compileOperation } from "../tables/compile-operation.ts";
import type { Compiled, Row } from "../tables/compiled.ts";
import type { KnownTables } from "./known-tables.ts";
import type { Step } from "./plan-request.ts";

/** One statement gave back these. */
export type Outcome = {
  rows: Row[];
  rowCount: number;
  fields: { name: string; type: string }[];
  nextCursor?: string | null;
};

/** The step that failed, for its explanation. */
export type Failing = { step: Step; compiled?: Compiled };

/** Runs one statement of a request. `failing` gets what is run. */
export async function runStep(
  session: Session,
  step: Step,
  context: {
    database: WorkspaceDatabase;
    tables: KnownTables;
    rules: readonly DatabaseRule[] | null;
    failing: { current: Failing | undefined };
    /** Plans are kept. A plan may be out of date after a change of the table. */
    isPrepared: boolean;
  },
): Promise<Outcome> {
  context.failing.current = { step };
  if (step.kind === "sql") return await runSql(session, step);
  const { database, tables, rules, isPrepared } = context;
  const options = { schemaName: database.schemaName, rules, maxRows, place: step.place };
  const compiled = compileOperation(step.operation, tables, options);
  context.failing.current = { step, compiled };
  const { text, values } = compiled;
  const result = await session.run({ text, values, isPrepared: isPrepared && step.access !== "ddl" });
  if (result.isCut)
    throw new Problem(
      resultTooLarge,
      `More than ${maxRows} rows would be given back. Leave returning out, or narrow it.`,
    );
  for (const statement of compiled.more ?? []) await session.run(statement);
  if (step.access === "ddl") return { rows: [], rowCount: 0, fields: [] };
  const { rows, nextCursor } = compiled.finish?.(result.rows) ?? { rows: result.rows };
  return {
    rows,
    rowCount: compiled.access === "read" ? rows.length : result.rowCount,
    fields: fieldsOf(result, compiled.hiddenFields),
    ...(nextCursor === undefined ? {} : { nextCursor }),
  };
}

async function runSql(session: Session, { statement, params }: Extract<Step, { kind: "sql" }>): Promise<Outcome> {
  const values = params.map((value) => (typeof value === "object" && value !== null ? asParameter(value) : value));
  const result = await session.run({ text: statement.text, values, maxRows, asArrays: true });
  if (result.isCut)
    throw new Problem(resultTooLarge, `The statement gives back more than ${maxRows} rows. Add a LIMIT, or aggregate.`);
  const fields = distinct(fieldsOf(result));
  const rows = result.arrays.map((array) => Object.fromEntries(fields.map(({ name }, index) => [name, array[index]])));
  return { rows, rowCount: result.rowCount, fields };
}

/** A list is an array of PostgreSQL; an object is JSON. */
function asParameter(value: object): unknown {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.map((each) => (typeof each === "object" && each !== null ? asParameter(each) : each));
}

function fieldsOf({ fields }: StatementResult, hidden: readonly string[] = []): Outcome["fields"] {
  return fields
    .filter(({ name }) => !hidden.includes(name))
    .map(({ name, dataTypeID }) => ({ name, type: typeNameOf(dataTypeID) }));
}

/** Two columns of a join may have one name: the second is called `name_2`. */
function distinct(fields: Outcome["fields"]): Outcome["fields"] {
  const taken = new Set<string>();
  return fields.map(({ name, type }) => {
    let free = name;
    for (let number = 2; taken.has(free); number++) free = `${name}_${number}`;
    taken.add(free);
    return { name: free, type };
  });
}

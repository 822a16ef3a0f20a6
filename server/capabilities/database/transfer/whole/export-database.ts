import { forbidden, Problem } from "../../../../kernel/problem.ts";
import { Answer, type Call } from "../../../../kernel/wire/route.ts";
import { callerLeft } from "../../operating/caller-left.ts";
import type { Session } from "../../plane/session.ts";
import { openWorkspaceDatabase } from "../../plane/workspace-database.ts";
import { streamFromDatabase } from "../stream-from-database.ts";
import { type Definition, exportVersion } from "./definition.ts";
import * as store from "./store.ts";

/**
 * Exports the whole database as it is at one moment: a definition on each line, and each row of a table as a
 * list of PostgreSQL's texts. It is read as the owner of the tables, who alone sees the positions of
 * sequences, in a transaction that can change nothing.
 */
export async function exportDatabase(call: Call<unknown, unknown, unknown>): Promise<Answer> {
  const { kernel, caller } = call;
  if (caller.databaseRules != null)
    throw new Problem(forbidden, "This key has rules for tables, so it may export single tables only.");
  const database = await openWorkspaceDatabase(kernel, caller.workspaceId);
  const transfer = {
    database,
    access: "ddl",
    mayGrow: false,
    signal: callerLeft(call),
    isOneStatement: true,
  } as const;
  const body = await streamFromDatabase(kernel, transfer, (session) => writeDatabase(session, database.schemaName));
  return new Answer(200, body, {
    "content-type": "application/x-ndjson; charset=utf-8",
    "content-disposition": 'attachment; filename="database.ndjson"',
  });
}

/** Writes the lines of the export, of a transaction that sees one moment. */
export async function* writeDatabase(session: Session, schemaName: string): AsyncGenerator<string> {
  await store.lockTables(session, schemaName, await store.findTableNames(session, schemaName));
  yield line({ kind: "database", version: exportVersion });
  const sequences = await store.readSequences(session, schemaName);
  const tables = inOrder(await store.readTables(session, schemaName));
  yield lines(await store.readEnums(session, schemaName));
  yield lines(await numberings(sequences.filter(({ identity }) => identity === null)));
  yield lines(tables.map(({ name, columns }) => ({ kind: "table", name, columns })));
  yield lines(
    sequences.flatMap(({ name, table, column, identity }) =>
      identity !== null || table === null || column === null
        ? []
        : [{ kind: "owner" as const, sequence: name, table, column }],
    ),
  );
  let rows = 0;
  for (const { name, columns } of tables) {
    // The export leaves computed columns out, because the import computes them again.
    const stored = columns.filter(({ generated }) => generated === null).map((column) => column.name);
    yield line({ kind: "rows", table: name, columns: stored });
    const { text, values } = store.rowsStatement(schemaName, name, stored);
    for await (const portion of session.stream(text, values)) {
      rows += portion.length;
      yield portion.map((row) => `${JSON.stringify(row)}\n`).join("");
    }
  }
  for (const { table, column, identity, ...numbering } of sequences.filter((each) => each.identity !== null)) {
    const position = await store.readPosition(session, schemaName, numbering.name);
    yield line({
      kind: "identity",
      table: table!,
      column: column!,
      always: identity === "a",
      ...numbering,
      ...position,
    });
  }
  yield lines(await store.readConstraints(session, schemaName, false));
  yield lines(await store.readIndexes(session, schemaName));
  yield lines(await store.readConstraints(session, schemaName, true));
  const views = inOrder(await store.readViews(session, schemaName));
  yield lines(views.map(({ after: _after, ...view }) => ({ kind: "view", ...view })));
  yield lines(await store.readRowSchemas(session, schemaName));
  yield lines(await store.readComments(session, schemaName));
  yield line({ kind: "end", tables: tables.length, views: views.length, rows });

  async function numberings(found: readonly store.FoundSequence[]): Promise<Definition[]> {
    const made: Definition[] = [];
    for (const { table: _table, column: _column, identity: _identity, ...numbering } of found) {
      const position = await store.readPosition(session, schemaName, numbering.name);
      made.push({ kind: "sequence", ...numbering, ...position });
    }
    return made;
  }
}

function line(definition: Definition): string {
  return `${JSON.stringify(definition)}\n`;
}

function lines(definitions: readonly Definition[]): string {
  return definitions.map(line).join("");
}

/** Gives the same things, each after those that it names in `after`. What is not in a circle keeps its order. */
function inOrder<Thing extends { name: string; after: readonly string[] }>(things: readonly Thing[]): Thing[] {
  const byName = new Map(things.map((thing) => [thing.name, thing]));
  const placed = new Set<string>();
  const order: Thing[] = [];
  const place = (thing: Thing) => {
    if (placed.has(thing.name)) return;
    placed.add(thing.name);
    for (const name of [...thing.after].sort()) {
      const before = byName.get(name);
      if (before !== undefined) place(before);
    }
    order.push(thing);
  };
  for (const thing of things) place(thing);
  return order;
}

import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Untrusted } from "../../../kernel/untrusted/untrusted.ts";
import { databaseNameOf } from "../plane/database-name-of.ts";
import { connectionTo, connectPlane, makeTemplate } from "../plane/open-plane.ts";
import { Session, type TextRow } from "../plane/session.ts";
import { startOptionsOf, valueSettings } from "../plane/session-pool.ts";
import { insertWorkspaceDatabase, setRevision, watchTables } from "../plane/store.ts";
import { templateRevision } from "../plane/template-sql.ts";
import { dropFrom, makeDatabase, placeOf, type WorkspaceDatabase } from "../plane/workspace-database.ts";
import { sqlOff } from "../problems.ts";
import { readStatement } from "../sql/read-statement.ts";
import { beginTransfer } from "../transfer/store.ts";
import { writeDatabase } from "../transfer/whole/export-database.ts";
import { restoreLines } from "../transfer/whole/restore-lines.ts";
import * as store from "./store.ts";

/**
 * The parts of what a workspace has in the cluster: its tables with all that belongs to them, the changes
 * that wait to become events, and the requests that are done. Each is lines of JSON.
 */
const workspaceParts = ["tables", "changes", "requests"] as const;
export type WorkspacePart = (typeof workspaceParts)[number];
/** A part while it is read. Its lines are read before the next part is asked for. */
type WorkspaceLines = { part: WorkspacePart; moment: string; lines: AsyncIterable<string> };

/** The databases of workspaces, for a backup and for a restore. */
export type WorkspaceTables = {
  /**
   * Gives the parts as they are at one moment, in the order of `workspaceParts`; none where the cluster
   * has no tables of the workspace, or not all of its roles. Throws where the database has what no
   * backup carries.
   */
  read(workspaceId: string): AsyncGenerator<WorkspaceLines, void>;
  /** Makes empty tables' home for a workspace: its database, its roles, their rights and passwords. */
  make(workspaceId: string): Promise<void>;
  /**
   * Fills what `make` has made. A part is stored as a whole or not at all. With `untrusted` somebody else may have
   * written the lines: their SQL passes the gate of raw SQL. Throws restore-refused, and sql-off where there is no gate.
   */
  fill(workspaceId: string, part: WorkspacePart, lines: AsyncIterable<Buffer>, untrusted?: Untrusted): Promise<void>;
  /** Tells whether anything of the workspace is in the cluster. */
  has(workspaceId: string): Promise<boolean>;
  /** Drops everything of the workspace from the cluster. */
  drop(workspaceId: string): Promise<void>;
  close(): Promise<void>;
};

const rowsAtOnce = 200;

/** Connects to the cluster as its administrator. Throws when it does not answer. */
export async function openWorkspaceTables(
  parts: Pick<Kernel, "workspaceCluster" | "secrets">,
): Promise<WorkspaceTables> {
  const plane = await connectPlane(parts);
  const { administrator, hasDatabases, settings, version } = plane;
  let hasTemplate = !hasDatabases;
  let areRequestsRead = false;

  /** As the administrator: no role of a workspace may see all of it. */
  async function openSession({ name }: WorkspaceDatabase): Promise<Session> {
    const options = startOptionsOf(valueSettings);
    return await Session.open(connectionTo(settings, name === null ? { options } : { database: name, options }));
  }

  /** Opens a session as the owner of the tables, in a transaction that the caller ends. */
  async function openOwner(place: WorkspaceDatabase, isReadOnly: boolean): Promise<Session> {
    const session = await openSession(place);
    try {
      if (place.name !== null) await store.becomeOwner(session, place.name);
      await beginTransfer(session, { isReadOnly, isOneStatement: true, version, schemaName: place.schemaName });
      return session;
    } catch (error) {
      await session.close();
      throw error;
    }
  }

  async function* linesOfTables(place: WorkspaceDatabase, snapshot: string): AsyncGenerator<string> {
    const owner = await openOwner(place, true);
    try {
      await store.joinMoment(owner, snapshot);
      yield* writeDatabase(owner, place.schemaName);
    } finally {
      await owner.close();
    }
  }

  async function fillTables(
    place: WorkspaceDatabase,
    lines: AsyncIterable<Buffer>,
    untrusted: Untrusted | undefined,
  ): Promise<void> {
    if (untrusted !== undefined && plane.rawSqlOffBecause !== null) throw new Problem(sqlOff, plane.rawSqlOffBecause);
    const judge =
      untrusted === undefined
        ? null
        : (sql: string) => readStatement({ untrusted, workspaceId: place.workspaceId, sql, pointer: "/body" });
    const owner = await openOwner(place, false);
    try {
      await restoreLines(owner, place.schemaName, linesOf(lines), { judge, parseJson: JSON.parse });
      await watchTables(owner, place.schemaName);
      await owner.command("commit");
    } finally {
      await owner.close();
    }
  }

  async function fillRows(
    place: WorkspaceDatabase,
    insert: typeof store.insertChanges,
    lines: AsyncIterable<Buffer>,
  ): Promise<void> {
    const session = await openSession(place);
    try {
      await session.command("begin");
      let held: string[] = [];
      for await (const { line } of linesOf(lines)) {
        held.push(line);
        if (held.length < rowsAtOnce) continue;
        await insert(session, `[${held.join(",")}]`);
        held = [];
      }
      if (held.length > 0) await insert(session, `[${held.join(",")}]`);
      await session.command("commit");
    } finally {
      await session.close();
    }
  }

  return {
    async *read(workspaceId) {
      const place = placeOf(plane, workspaceId);
      if (!(await store.hasTables(administrator, databaseNameOf(workspaceId), hasDatabases))) return;
      const own = await openSession(place);
      try {
        const { moment, snapshot } = await store.beginMoment(own);
        const [strange] = await store.findUncarried(own, place.schemaName, hasDatabases);
        if (strange !== undefined) throw new Error(explainUncarried(databaseNameOf(workspaceId), strange));
        yield { part: "tables", moment, lines: linesOfTables(place, snapshot) };
        yield { part: "changes", moment, lines: textsOf(store.streamChanges(own, place.schemaName)) };
        // Where workspaces share one database, they share this table too.
        const mayRead = hasDatabases || !areRequestsRead;
        areRequestsRead = true;
        if (mayRead) yield { part: "requests", moment, lines: textsOf(store.streamRequests(own)) };
      } finally {
        await own.close();
      }
    },

    async make(workspaceId) {
      if (!hasTemplate) await makeTemplate(plane);
      hasTemplate = true;
      await makeDatabase(parts, placeOf(plane, workspaceId), databaseNameOf(workspaceId));
    },

    async fill(workspaceId, part, lines, untrusted) {
      const place = placeOf(plane, workspaceId);
      if (part === "tables") return await fillTables(place, lines, untrusted);
      await fillRows(place, part === "changes" ? store.insertChanges : store.insertRequests, lines);
    },

    has: (workspaceId) => store.hasAnything(administrator, databaseNameOf(workspaceId), hasDatabases),
    drop: (workspaceId) => dropFrom(plane, workspaceId),
    async close() {
      await administrator.end();
    },
  };
}

/** Notes in the transaction that the workspace has the database which was made and filled for it. */
export async function noteWorkspaceTables(tx: Queryable, workspaceId: string): Promise<void> {
  await insertWorkspaceDatabase(tx, workspaceId, databaseNameOf(workspaceId));
  await setRevision(tx, workspaceId, templateRevision);
}

async function* textsOf(portions: AsyncGenerator<TextRow[]>): AsyncGenerator<string> {
  for await (const rows of portions) yield rows.map(([text]) => `${text}\n`).join("");
}

const explainUncarried = (database: string, thing: string) =>
  `A backup cannot carry ${thing} of the database ${database}, which Parley has not made. Drop it, or back this cluster up with pg_dumpall or a copy of the whole cluster.`;

/** Gives the lines of a text that Parley wrote, with their numbers from 1. A line may have any length. */
async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<{ line: string; number: number }> {
  let held: Buffer[] = [];
  let number = 0;
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
      held.push(piece.subarray(start, end));
      yield { line: Buffer.concat(held).toString("utf8"), number: ++number };
      held = [];
      start = end + 1;
    }
    if (start < piece.length) held.push(piece.subarray(start));
  }
  if (held.length > 0) yield { line: Buffer.concat(held).toString("utf8"), number: ++number };
}

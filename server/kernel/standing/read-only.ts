import type { Logger } from "../logger.ts";
import type { DueLooks } from "../nodes/due-looks.ts";
import { type Database, type Queryable, sqlState } from "../storage/database.ts";
import { findReadOnly, isAnyReadOnly, type ReadOnlyRow } from "./store.ts";

/**
 * - `open`: the installation takes writes.
 * - `closing`: nothing new begins, and what is under way may end.
 * - `closed`: nothing is written.
 */
type ReadOnlyState = "open" | "closing" | "closed";

/** Knows whether the installation takes writes. While its database is moved it does not, on any node. */
export type ReadOnly = {
  readonly state: ReadOnlyState;
  /** Calls the function after each change. */
  onChange(tell: (state: ReadOnlyState) => void): void;
  /** Reads the state again where it was not read for seconds, as in a process that was stopped meanwhile. */
  confirm(): Promise<void>;
  stop(): Promise<void>;
};

/** A node trusts what it has read for this long: less than a mover waits between its first word and the copy. */
const knownForMs = 6_000;
/** SQLSTATE of a database without the table: it has no schema yet, or an older one. */
const undefinedTable = "42P01";

/**
 * Reads the state, and reads it again with `looks`, which asks several times a second, so that every node knows it
 * within one.
 */
export async function watchReadOnly(database: Database, looks: DueLooks, log: Logger): Promise<ReadOnly> {
  let state: ReadOnlyState = "open";
  let readAtMs = Number.NEGATIVE_INFINITY;
  const watchers: ((state: ReadOnlyState) => void)[] = [];

  async function read(db: Queryable = database.query): Promise<void> {
    const startedAtMs = performance.now();
    const next = stateOf(await findReadOnly(db));
    noteReading(startedAtMs);
    if (next === state) return;
    state = next;
    database.isClosed = state === "closed";
    if (state === "open") log.info("the installation takes writes again");
    else log.warn({ state }, "the installation is read only while its database is moved");
    for (const tell of watchers) tell(state);
  }

  function noteReading(atMs: number): void {
    readAtMs = Math.max(readAtMs, atMs);
  }

  const isKnown = () => performance.now() - readAtMs < knownForMs;
  await read();
  database.confirm = (client) => (isKnown() ? undefined : read(client));
  const stop = looks.add({
    what: "the read-only state",
    isDue: () => (state === "open" ? isAnyReadOnly : true),
    look: () => read(),
    onNothing: noteReading,
  });
  return {
    get state() {
      return state;
    },
    onChange: (tell) => void watchers.push(tell),
    async confirm() {
      if (!isKnown()) await read();
    },
    stop,
  };
}

function stateOf(row: ReadOnlyRow | undefined): ReadOnlyState {
  if (row === undefined) return "open";
  return row.isClosed ? "closed" : "closing";
}

/** Throws where this database is being moved, was moved, or is being filled by a move: no node may begin there. */
export async function refuseMoved(db: Queryable): Promise<void> {
  const row = await findReadOnly(db).catch((error: unknown) => {
    if (sqlState(error) === undefinedTable) return undefined;
    throw error;
  });
  if (row === undefined) return;
  if (row.isFilling)
    throw new Error("A move into this database has not ended. Run `./parley move` again where you began it.");
  if (row.movedTo === null)
    throw new Error("`./parley move` copies this installation. Start Parley when it has ended.");
  throw new Error(
    `This installation was moved to ${row.movedTo}. Start Parley with the settings of that place. To give that place up, run \`./parley move --cancel\`: then this one takes writes again.`,
  );
}

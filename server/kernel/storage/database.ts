import { Pool, type PoolClient, type PoolConfig, type QueryResult } from "pg";
import { Counter } from "../counter.ts";
import {
  type Cause,
  emptyOutbox,
  type ListenersOf,
  newestOf,
  type Outbox,
  type Published,
  prepareOutbox,
} from "../log/event.ts";
import { boundsOfPool, FairGate } from "../sharing/fair-gate.ts";
import { currentShare, forTheNode, whileHolding } from "../sharing/share.ts";
import { beginningOf, commit, inReading, PreparedClient, refusedWrite, rollback } from "./prepared-client.ts";
import { registerReaders } from "./read-array.ts";
import type { Sender, Sql } from "./sql.ts";

/** Connections, and the gate that decides who gets the next free one. */
type GuardedPool = { readonly pool: Pool; readonly gate: FairGate };
type LentClient = PoolClient & PreparedClient;
/** A connection that is lent for one statement or one transaction. */
type Lent = { client: LentClient; giveBack(isBroken: boolean): void };

export type Database = {
  /** Serves reads, and single statements that announce no event. */
  query: Sender;
  /** Runs the work of one statement on a connection, as soon as the share of its caller allows it. */
  run<Result>(work: (client: LentClient) => Promise<Result>): Promise<Result>;
  /** The main pool itself. Whoever takes a connection of it directly goes past the gate. */
  pool: Pool;
  /** Shares out the main pool. */
  gate: FairGate;
  /** The few connections for exports and erasures, which are long. */
  long: GuardedPool;
  /** Settings for clients with a connection of their own: LISTEN, session locks, the job queue. */
  connection: PoolConfig;
  /** Says which jobs an event starts; set once, when the capabilities are known. */
  listenersOf: ListenersOf;
  /** The version of the interface in which events are written; set once, together with `listenersOf`. */
  eventVersion: string;
  /** The installation is moved to another database: every transaction and statement reads only. */
  isClosed: boolean;
  /** Reads `isClosed` on this connection where it may have changed since it was known. */
  confirm: (client: Sender) => Promise<void> | undefined;
  /** Is called after each commit that announced events. */
  published: (published: Published[]) => void;
  /** Is called after each commit that revoked credentials. */
  revoked: (subjects: readonly string[]) => void;
  /** Is called after each commit that changed what workspaces store. */
  stored: (changes: Outbox["uses"]) => void;
  close(): Promise<void>;
};

export type Transaction = Sender & { readonly outbox: Outbox };

/** Either a transaction or the plain database: what a read accepts. */
export type Queryable = Sender;

registerReaders();

const events = new Counter("parley_events_total", "Events that this node has announced, by type.");

/** The longest that one statement may take: a stuck statement must not hold its locks for ever. */
const statementTimeoutMs = 30_000;
/** A statement of an export or an erasure may take longer: it holds up only others of its kind. */
const longStatementTimeoutMs = 60_000;

/**
 * Opens a pool. A broken connection fails its statement and is replaced; without these listeners it
 * would end the process.
 */
export function openPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export function openDatabase(connection: PoolConfig, { maxConnections }: { maxConnections: number }): Database {
  const main = openGuarded(connection, maxConnections, statementTimeoutMs);
  const forLong = Math.max(1, Math.round(maxConnections / 5));
  const long: GuardedPool = {
    pool: openStorePool(connection, forLong, longStatementTimeoutMs),
    gate: new FairGate({
      most: { nested: forLong, node: forLong, visitors: forLong, others: forLong },
      ofWorkspace: 1,
    }),
  };
  const database: Database = {
    query: { send: (statement: Sql) => database.run((client) => client.send(statement)) },
    run: (work) => runOn(database, work),
    ...main,
    long,
    connection: { ...connection, keepAlive: true, application_name: "parley" },
    listenersOf: () => [],
    eventVersion: "",
    isClosed: false,
    confirm: () => undefined,
    published: () => {},
    revoked: () => {},
    stored: () => {},
    async close() {
      await Promise.all([main.pool.end(), long.pool.end()]);
    },
  };
  return database;
}

function openGuarded(connection: PoolConfig, most: number, timeoutMs: number): GuardedPool {
  return { pool: openStorePool(connection, most, timeoutMs), gate: new FairGate(boundsOfPool(most)) };
}

function openStorePool(connection: PoolConfig, most: number, timeoutMs: number): Pool {
  return openPool({
    ...connection,
    Client: PreparedClient,
    pipeline: true,
    max: most,
    keepAlive: true,
    application_name: "parley",
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
  });
}

async function runOn<Result>(database: Database, work: (client: LentClient) => Promise<Result>): Promise<Result> {
  const { client, giveBack } = await lend(database);
  try {
    await database.confirm(client);
    return await (database.isClosed ? inReading(client, work) : work(client));
  } finally {
    giveBack(false);
  }
}

/**
 * Lends a connection as soon as the share of what runs at the moment allows it. Throws WaitedTooLong
 * when that takes too long.
 */
async function lend(database: Database): Promise<Lent> {
  const share = currentShare();
  // A transaction that needs a second connection gets one that is kept for that.
  const { pool, gate } = share?.lane === "long" && !share.isHolding ? database.long : database;
  const entered = gate.enter(share);
  // A promise would cost a turn of the microtasks where nobody waits.
  const line = entered instanceof Promise ? await entered : entered;
  try {
    const client = (await pool.connect()) as LentClient;
    return {
      client,
      giveBack(isBroken) {
        client.release(isBroken);
        gate.leave(line);
      },
    };
  } catch (error) {
    gate.leave(line);
    throw error;
  }
}

/** SQLSTATE of the transaction that PostgreSQL rolled back to end a deadlock. */
const deadlock = "40P01";
/** The transaction that holds the locks has ended by then: a deadlock is found after a second. */
const mostAttempts = 8;

type TransactionOptions = { causedBy?: Cause | undefined; lockTimeoutMs?: number | undefined };

/**
 * Runs the work in one transaction. The events and jobs that it announces are written by the last
 * statement, because that statement locks the workspace's next positions until the commit. After a
 * deadlock the work is run again from its beginning. `causedBy`: what caused the events that it
 * announces. `lockTimeoutMs`: a statement that waits longer for a lock fails.
 *
 * @example
 * const notice = await inTransaction(kernel.database, (tx) => insertNotice(tx, workspaceId, text));
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(database, work, options);
    } catch (error) {
      if (attempt === mostAttempts || sqlState(error) !== deadlock) throw error;
    }
  }
}

async function runOnce<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
  { causedBy, lockTimeoutMs }: TransactionOptions,
): Promise<Result> {
  const { client, giveBack } = await lend(database);
  let isBroken = false;
  try {
    await database.confirm(client);
    await client.query(beginningOf(database.isClosed, lockTimeoutMs));
    const outbox = emptyOutbox(causedBy);
    const tx: Transaction = { send: (statement) => client.send(statement), outbox };
    const value = await whileHolding(() => work(tx));
    const announced = await commitWithOutbox(client, tx, database);
    for (const { type } of tx.outbox.events) events.add(`type="${type}"`);
    for (const note of tx.outbox.committed) note();
    if (announced.length > 0) forTheNode(() => database.published(announced));
    if (tx.outbox.revoked.length > 0) database.revoked(tx.outbox.revoked);
    if (tx.outbox.uses.length > 0) database.stored(tx.outbox.uses);
    return value;
  } catch (error) {
    await client.query(rollback).catch(() => {
      isBroken = true;
    });
    throw database.isClosed ? refusedWrite(error) : error;
  } finally {
    giveBack(isBroken);
  }
}

/**
 * Sends the commit together with the last statement: positions are not locked during another round
 * trip.
 */
async function commitWithOutbox(client: PreparedClient, tx: Transaction, database: Database): Promise<Published[]> {
  const statement = prepareOutbox(tx.outbox, database);
  if (statement === undefined) {
    refuseAborted(await client.query(commit));
    return [];
  }
  const sent: Promise<QueryResult>[] = [client.send(statement), client.query(commit)];
  const [written, committed] = await Promise.allSettled(sent);
  if (written?.status === "rejected") throw written.reason;
  if (committed?.status === "rejected") throw committed.reason;
  refuseAborted(committed?.value);
  return tx.outbox.events.length === 0 ? [] : newestOf(written?.value.rows ?? []);
}

/** PostgreSQL answers a commit with ROLLBACK when a statement of the transaction had failed. */
function refuseAborted(committed: QueryResult | undefined): void {
  if (committed?.command !== "COMMIT")
    throw new Error("The transaction was rolled back: one of its statements failed.");
}

/**
 * Reads the SQLSTATE of a failed statement. It gives undefined when the error is not from
 * PostgreSQL. Every SQLSTATE has a digit, which tells it from codes of the operating system such as
 * EPIPE.
 */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Tells whether a transaction was rolled back, again and again, because others held what it needed.
 */
export function isDeadlock(error: unknown): boolean {
  return sqlState(error) === deadlock;
}

/** SQLSTATE of a row that refers to a row which is not there. */
const foreignKeyViolation = "23503";

/** Says that a workspace was deleted while something of it was read. */
export class OwnerDeleted extends Error {
  override name = "OwnerDeleted";
}

/**
 * Tells whether something could not be stored, or read to its end, because the workspace or the
 * account that it belongs to was deleted since the caller was identified.
 */
export function isOwnerDeleted(error: unknown): boolean {
  if (error instanceof OwnerDeleted) return true;
  if (sqlState(error) !== foreignKeyViolation) return false;
  return /is not present in table "(?:workspace|account|session)"/.test(String((error as { detail?: unknown }).detail));
}

/**
 * Tells whether the database could not be reached, was shutting down or had no room or time for it,
 * so that the caller may try again. The classes of errors are in appendix A of PostgreSQL's manual.
 * 55006: a database is in use that is to be copied or renamed, for example by autovacuum. 25006: the
 * database has become a standby, and another one takes the writes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08|57P0|57014|53|55006|25P03|25006)/.test(state);
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === "string" && /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(code)) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

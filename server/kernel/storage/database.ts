// Long because connections, transactions and the sharing of commits are one subject: what is written, and when it is safe.
import { setTimeout as delay } from "node:timers/promises";
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, type PostgresPoolClient, sql } from "kysely";
import { Client, Pool, type PoolClient, type PoolConfig, type QueryResult, types } from "pg";
import { type ListenersOf, newestOf, type Outbox, type Published, prepareOutbox } from "../log/event.ts";
import { Problem } from "../problem.ts";
import type { DB } from "./database.generated.ts";

export type Database = {
  /** For reads, and for single statements that announce nothing. */
  query: Kysely<DB>;
  pool: Pool;
  /** Where and as whom to connect: for clients that need a connection of their own (LISTEN, session locks, jobs). */
  connection: PoolConfig;
  /** Which jobs an event starts; set once, when the capabilities are known. */
  listenersOf: ListenersOf;
  /** Called after each commit that announced events. */
  published: (published: Published[]) => void;
  close(): Promise<void>;
};

export type Transaction = KyselyTransaction<DB> & { readonly outbox: Outbox };

/** Either a transaction or the plain database: what a read accepts. */
export type Queryable = Kysely<DB> | Transaction;

// bigint columns hold positions and counters, which stay below 2^53; numbers are what the wire carries.
types.setTypeParser(types.builtins.INT8, Number);

/** The longest that one statement of ours may take; a stuck one must not hold locks for ever. */
const statementTimeoutMs = 30_000;

/** A broken connection fails the statement that uses it and is replaced; without listeners it would end the process. */
export function openPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** More texts than the program has; beyond, something builds them at run time and the server must not keep them all. */
const maxNamedStatements = 500;
const statementNames = new Map<string, string>();

function nameOfStatement(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= maxNamedStatements) return known;
  const name = `parley_${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
}

const [begin, commit, rollback] = ["begin", "commit", "rollback"];

/** What pg gives its clients and its types do not mention: the socket, whose writes can be held back and sent together. */
type Wire = { connection: { stream: { cork(): void; uncork(): void; destroy(): void } } };
type Send = (...sent: unknown[]) => Promise<QueryResult>;

/**
 * Prepares each statement once per connection, because planning one of ours takes several times as long as running it,
 * and sends together what is sent in the same moment, a transaction's begin with its first statement above all: every
 * message wakes a process on the other side.
 */
class PreparingClient extends Client {
  #isBeginOwed = false;
  #isHoldingWrites = false;

  override query(...sent: unknown[]): never {
    return this.#send(...sent) as never;
  }

  #send(...sent: unknown[]): Promise<QueryResult> {
    const [text] = sent;
    const isAwaited = typeof sent.at(-1) !== "function";
    if (text === begin && isAwaited) {
      this.#isBeginOwed = true;
      return Promise.resolve(nothingOf("BEGIN"));
    }
    if (!this.#isBeginOwed) return this.#sendNow(...sent);
    this.#isBeginOwed = false;
    if (text === commit || text === rollback) return Promise.resolve(nothingOf("COMMIT"));
    // Only a broken connection fails here, and what was to be one transaction must not go on as several.
    this.#sendNow(begin).catch(() => wireOf(this).destroy());
    return this.#sendNow(...sent);
  }

  #sendNow(...sent: unknown[]): Promise<QueryResult> {
    this.#holdWrites();
    const [text, values, ...rest] = sent;
    const name = typeof text === "string" && Array.isArray(values) ? nameOfStatement(text) : undefined;
    const send = super.query as unknown as Send;
    return name === undefined ? send.apply(this, sent) : send.call(this, { name, text, values }, ...rest);
  }

  /** What is sent in one turn of the event loop goes out in one write. */
  #holdWrites(): void {
    if (this.#isHoldingWrites) return;
    this.#isHoldingWrites = true;
    const stream = wireOf(this);
    stream.cork();
    process.nextTick(() => {
      this.#isHoldingWrites = false;
      stream.uncork();
    });
  }
}

function wireOf(client: Client): Wire["connection"]["stream"] {
  return (client as unknown as Wire).connection.stream;
}

function nothingOf(command: string): QueryResult {
  return { command, rowCount: null, oid: 0, fields: [], rows: [] };
}

export function openDatabase(connection: PoolConfig, options: { maxConnections: number }): Database {
  const settings: PoolConfig = {
    ...connection,
    Client: PreparingClient,
    pipeline: true,
    max: options.maxConnections,
    keepAlive: true,
    application_name: "parley",
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
  };
  const pool = openPool(settings);
  return {
    query: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    connection: { ...connection, keepAlive: true, application_name: "parley" },
    listenersOf: () => [],
    published: () => {},
    close: () => pool.end(),
  };
}

/** PostgreSQL picks one of those that wait for each other and takes back all it did. */
const deadlock = "40P01";
const mostAttempts = 3;

/**
 * Runs the work in one transaction. Events and jobs announced with it are written as its last statement,
 * because from then on the workspace's next positions are locked until the commit.
 * The victim of a deadlock is run again from its beginning.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(database, work);
    } catch (error) {
      if (attempt === mostAttempts || sqlState(error) !== deadlock) throw error;
    }
  }
}

async function runOnce<Result>(database: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = (await database.pool.connect()) as PoolClient & PreparingClient;
  let isBroken = false;
  try {
    await client.query(begin);
    const tx = transactionOver(client);
    const value = await work(tx);
    const announced = await commitWithOutbox(client, tx, database.listenersOf);
    if (announced.length > 0) database.published(announced);
    return value;
  } catch (error) {
    await client.query(rollback).catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

type Sharing = {
  run(tx: Transaction): Promise<void>;
  settle(): void;
  /** Never rejects: whoever asked is told. */
  runAlone(): Promise<void>;
  fail(error: unknown): void;
};
const waiting = new WeakMap<Database, { works: Sharing[]; isCommitting: boolean }>();

/** More would make the first of them wait noticeably for the last. */
const maxSharing = 32;
/** A work that waits for a lock holds up those that share its transaction; after so long each is tried alone. */
const sharedLockTimeoutMs = 250;

/**
 * Runs works of the same moment in one transaction, with one commit for all: what is done thousands of times a minute must
 * not cost a commit each. While one such transaction runs, the works of the next gather. Each work must be such that it may
 * run a second time, alone, after a rollback; when it throws a Problem it must have written nothing, and then only it fails.
 */
export function inSharedTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const group = waiting.get(database) ?? { works: [], isCommitting: false };
  waiting.set(database, group);
  return new Promise((resolve, reject) => {
    let settle = () => {};
    group.works.push({
      async run(tx) {
        try {
          const value = await work(tx);
          settle = () => resolve(value);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          settle = () => reject(error);
        }
      },
      settle: () => settle(),
      runAlone: () => inTransaction(database, work).then(resolve, reject),
      fail: reject,
    });
    if (!group.isCommitting) void commitShared(database, group);
  });
}

async function commitShared(database: Database, group: { works: Sharing[]; isCommitting: boolean }): Promise<void> {
  group.isCommitting = true;
  for (let works = group.works.splice(0, maxSharing); works.length > 0; works = group.works.splice(0, maxSharing)) {
    const [only] = works;
    if (works.length === 1 && only !== undefined) {
      await Promise.race([only.runAlone(), delay(sharedLockTimeoutMs, undefined, { ref: false })]);
      continue;
    }
    try {
      await inTransaction(database, (tx) => runAll(tx, works));
      for (const each of works) each.settle();
    } catch (error) {
      // Where it is not known whether the commit came through, nothing may be done a second time.
      const goOn = isDatabaseUnavailable(error)
        ? (each: Sharing) => each.fail(error)
        : (each: Sharing) => each.runAlone();
      for (const each of works) void goOn(each);
    }
  }
  group.isCommitting = false;
}

/** Waits for all of them even when one failed: none may go on after the end of the transaction. */
async function runAll(tx: Transaction, works: readonly Sharing[]): Promise<void> {
  const lockTimeout = sql.raw(`set local lock_timeout = ${sharedLockTimeoutMs}`).execute(tx);
  const results = await Promise.allSettled([lockTimeout, ...works.map((each) => each.run(tx))]);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

const overConnections = new WeakMap<PoolClient, Kysely<DB>>();

/** Kysely over this one connection, made once: a connection serves one transaction at a time. */
function transactionOver(client: PoolClient): Transaction {
  let kysely = overConnections.get(client);
  if (kysely === undefined) {
    const lent = { query: client.query.bind(client), release: () => {} } as unknown as PostgresPoolClient;
    const pool = { connect: async () => lent, end: async () => {}, options: {} };
    kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
    overConnections.set(client, kysely);
  }
  const outbox: Outbox = { events: [], jobs: [] };
  return Object.assign(kysely as KyselyTransaction<DB>, { outbox });
}

/** Sends the commit with the last statement, so that the positions are not locked while the answer to it travels. */
async function commitWithOutbox(
  client: PreparingClient,
  tx: Transaction,
  listenersOf: ListenersOf,
): Promise<Published[]> {
  const statement = prepareOutbox(tx.outbox, listenersOf);
  if (statement === undefined) {
    refuseAborted(await client.query(commit));
    return [];
  }
  const { sql: text, parameters } = statement.compile(tx);
  const sent: Promise<QueryResult>[] = [client.query(text, [...parameters]), client.query(commit)];
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

/** The SQLSTATE of a failed statement (each has a digit, which tells it from codes of the system such as EPIPE), or undefined when the error is not from PostgreSQL. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the database could not be reached or was shutting down, so that the caller may try again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08|57P0|57014|53|25P03)/.test(state);
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === "string" && /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(code)) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

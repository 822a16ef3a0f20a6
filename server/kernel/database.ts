import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from "kysely";
import { Client, Pool, type PoolClient, type PoolConfig, type QueryResult, types } from "pg";
import type { DB } from "./database.generated.ts";
import { flushOutbox, type ListenersOf, type Outbox, type Published } from "./events.ts";

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

type SentQuery = [text: string, values?: unknown[]];

/** What pg gives its clients and its types do not mention: the socket, whose writes can be held back and sent together. */
type Wire = { connection: { stream: { cork(): void; uncork(): void; destroy(): void } } };

/**
 * Prepares each statement once per connection: planning one of ours takes several times as long as running it.
 * Sends a transaction's begin together with its first statement, and its commit together with the last.
 */
class PreparingClient extends Client {
  #isBeginOwed = false;

  override query(...sent: unknown[]): never {
    return this.#send(...(sent as SentQuery)) as never;
  }

  #send(text: string, values?: unknown[]): Promise<QueryResult> {
    if (text === "begin") {
      this.#isBeginOwed = true;
      return Promise.resolve(nothingOf("BEGIN"));
    }
    if (!this.#isBeginOwed) return this.#sendNow(text, values);
    this.#isBeginOwed = false;
    if (text === "commit" || text === "rollback") return Promise.resolve(nothingOf(text.toUpperCase()));
    return this.together(() => {
      // Only a connection that is lost fails here; what follows must not be done outside of a transaction.
      const begun = this.#sendNow("begin").catch((error: unknown) => {
        wireOf(this).destroy();
        throw error;
      });
      const result = this.#sendNow(text, values);
      return Promise.all([result, begun]).then(([first]) => first);
    });
  }

  #sendNow(text: string, values?: unknown[]): Promise<QueryResult> {
    const name = typeof text === "string" && Array.isArray(values) ? nameOfStatement(text) : undefined;
    const query = super.query as (...sent: unknown[]) => Promise<QueryResult>;
    return name === undefined ? query.call(this, text, values) : query.call(this, { name, text, values });
  }

  /** What `send` sends goes out in one write. */
  together<Result>(send: () => Result): Result {
    const stream = wireOf(this);
    stream.cork();
    try {
      return send();
    } finally {
      stream.uncork();
    }
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

/**
 * Runs the work in one transaction. Events and jobs announced with it are written as its last statement,
 * because from then on the workspace's next positions are locked until the commit.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  let announced: Published[] = [];
  const result = await database.query.transaction().execute(async (plain) => {
    const outbox: Outbox = { events: [], jobs: [] };
    const tx = Object.assign(plain, { outbox });
    const value = await work(tx);
    announced = await flushOutbox(tx, database.listenersOf);
    return value;
  });
  if (announced.length > 0) database.published(announced);
  return result;
}

/** The SQLSTATE of a failed statement (each has a digit, which tells it from codes of the system such as EPIPE), or undefined when the error is not from PostgreSQL. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the database could not be reached or was shutting down, so that the caller may try again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08|57P0|53|25P03)/.test(state);
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === "string" && /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(code)) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

import { Client, Query, type QueryResult } from "pg";
import { Sql, sql } from "./sql.ts";

/**
 * More than the program has texts of statements. Beyond this number, some code builds texts at run
 * time, and the server must not keep them all.
 */
const maxNamedStatements = 2_000;
const statementNames = new Map<string, string>();

/**
 * A statement that begins like this is planned each time it is sent: a filter, whose text and best
 * plan depend on what is asked. PostgreSQL gives a prepared one a plan for any value, which for a
 * workspace of a thousand rows may read the million of its neighbour.
 */
export const plannedEachTime = sql.raw("/* planned each time */");
const plannedEachTimePattern = /^\s*\/\* planned each time \*\//;

function nameOfStatement(text: string): string | undefined {
  if (plannedEachTimePattern.test(text)) return undefined;
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= maxNamedStatements) return known;
  const name = `parley_${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
}

const camelNames = new Map<string, string>();
/** More than the schema has columns: beyond this number, some code makes names at run time. */
const maxCamelNames = 5_000;

/** Gives the name of a column as TypeScript writes it: `contact_id` becomes `contactId`. */
export function camelNameOf(column: string): string {
  const known = camelNames.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (camelNames.size < maxCamelNames) camelNames.set(column, name);
  return name;
}

type ReadsDescription = { handleRowDescription(description: { fields: { name: string }[] }): void };
/** pg's own reading of how rows look, which pg's types leave out. */
const pgQuery = Query.prototype as unknown as ReadsDescription;

/** Runs a statement of Parley's own stores, and names the columns of its rows in camel case. */
class StoreQuery extends Query implements ReadsDescription {
  handleRowDescription(description: { fields: { name: string }[] }): void {
    for (const field of description.fields) field.name = camelNameOf(field.name);
    pgQuery.handleRowDescription.call(this, description);
  }
}

/**
 * Writes an array of texts and numbers as PostgreSQL reads it, and leaves other values to pg, which
 * takes six times as long for the ten thousand events of a large import.
 */
function writeArray(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const items: string[] = [];
  for (const item of value) {
    if (item === null) items.push("NULL");
    else if (typeof item === "number") items.push(String(item));
    else if (typeof item === "string") items.push(`"${item.replace(/["\\]/g, "\\$&")}"`);
    else return value;
  }
  return `{${items.join(",")}}`;
}

/** These statements stand around a transaction, as `PreparedClient` recognises them. */
const begin = "begin";
export const [commit, rollback] = ["commit", "rollback"] as const;

/**
 * Begins a transaction in which PostgreSQL refuses every write. A write asks for its lock first, which a mover holds:
 * it must not keep its connection from those that read.
 */
const beginReading = `${begin} read only; set local lock_timeout = 100`;

/** Begins a transaction, whose statements fail when they wait longer for a lock than that, where a time is given. */
export function beginningOf(isClosed: boolean, lockTimeoutMs: number | undefined): string {
  if (isClosed) return beginReading;
  return lockTimeoutMs === undefined ? begin : `${begin}; set local lock_timeout = ${lockTimeoutMs}`;
}

const isBegin = (text: unknown): text is string =>
  typeof text === "string" && /^begin(?: read only)?(?:;|$)/.test(text);

/**
 * The socket of a client, which pg's types leave out. Writes to it can be held back and sent
 * together.
 */
type Wire = { connection: { stream: { cork(): void; uncork(): void; destroy(): void } } };
type Send = (...sent: unknown[]) => Promise<QueryResult>;

/**
 * Prepares each statement once per connection, because planning one of our statements takes several
 * times as long as running it. Statements of the same moment leave in one write, `begin` together
 * with the first statement of its transaction: each message wakes a process of PostgreSQL.
 */
export class PreparedClient extends Client {
  /** The text that begins the transaction whose first statement is not sent yet. */
  #owedBegin: string | undefined;
  #isHoldingWrites = false;

  override query(...sent: unknown[]): never {
    return this.#send(...sent) as never;
  }

  /** Runs a statement of a store. Its rows name their columns in camel case. */
  send(statement: Sql): Promise<QueryResult> {
    return this.#send(statement);
  }

  #send(...sent: unknown[]): Promise<QueryResult> {
    const [text] = sent;
    const isAwaited = typeof sent.at(-1) !== "function";
    if (isAwaited && isBegin(text)) {
      this.#owedBegin = text;
      return Promise.resolve(nothingOf("BEGIN"));
    }
    const owed = this.#owedBegin;
    if (owed === undefined) return this.#sendNow(...sent);
    this.#owedBegin = undefined;
    if (text === commit || text === rollback) return Promise.resolve(nothingOf("COMMIT"));
    // Only a broken connection fails here. Without its begin, the transaction would run as single
    // statements.
    this.#sendNow(owed).catch(() => wireOf(this).destroy());
    return this.#sendNow(...sent);
  }

  #sendNow(...sent: unknown[]): Promise<QueryResult> {
    this.#holdWrites();
    const [text, values, ...rest] = sent;
    if (text instanceof Sql) return this.#sendStatement(text);
    const name = typeof text === "string" && Array.isArray(values) ? nameOfStatement(text) : undefined;
    const send = super.query as unknown as Send;
    return name === undefined ? send.apply(this, sent) : send.call(this, { name, text, values }, ...rest);
  }

  async #sendStatement({ text, values }: Sql): Promise<QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
    const config = { name: nameOfStatement(text), text, values: values.map(writeArray) };
    super.query(new StoreQuery(config, (error, result) => (error ? reject(error) : resolve(result))));
    try {
      return await promise;
    } catch (error) {
      // The stack leads back to the store instead of to the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** The statements of one turn of the event loop leave in one write. */
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

/** SQLSTATE of a statement that waited longer for a lock than `lock_timeout` allows. */
const lockNotAvailable = "55P03";
const readOnlyTransaction = "25006";

/** Tells whether a statement waited longer for a lock than its transaction allows. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === lockNotAvailable;
}

/** The installation takes no writes while its database is moved. */
export class InstallationReadOnly extends Error {
  override name = "InstallationReadOnly";
  constructor(cause: unknown) {
    super("The installation takes no writes: its database is being moved, or was moved.", { cause });
  }
}

/** Gives InstallationReadOnly for the error of a write in a transaction that may only read, and other errors as they are. */
export function refusedWrite(error: unknown): unknown {
  const isWrite = (error as { code?: unknown } | null)?.code === readOnlyTransaction;
  return isWrite || isLockTimeout(error) ? new InstallationReadOnly(error) : error;
}

/** Runs single statements in a transaction that may only read: PostgreSQL knows best what writes. */
export async function inReading<Client extends { query(text: string): unknown }, Result>(
  client: Client,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  await client.query(beginReading);
  try {
    const result = await work(client);
    await client.query(commit);
    return result;
  } catch (error) {
    // A connection that is broken is not lent again.
    await Promise.resolve(client.query(rollback)).catch(() => {});
    throw refusedWrite(error);
  }
}
